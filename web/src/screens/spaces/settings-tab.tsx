import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import { useMemberSettings } from '@cairn/client/react/spaces';
import { endMembership } from '@cairn/client/people/people-calls';
import { editSpace } from '@cairn/client/spaces/edit-space';
import { changeMemberSettings } from '@cairn/client/spaces/member-settings';
import { isLastOwner, mayDeleteSpace, mayEditSpace } from '@cairn/core/spaces/roles';
import type { SpaceFields } from '@cairn/core/spaces/space';
import { columnsWideToNarrow } from '@cairn/core/time/horizons';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { columnNames } from '../../goals/period-words.ts';
import { BackgroundChoice } from '../../pickers/background-choice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { endedHere } from '../../spaces/ended-here.ts';
import { FollowSwitches } from '../../spaces/follow-switches.tsx';
import { DeleteSpaceDialog } from './delete-space-dialog.tsx';
import type { SpaceTabProps } from './space-dialog.tsx';
import styles from './space-dialog.module.css';
import { SpaceFacts } from './space-facts.tsx';
import { SpaceLook } from './space-look.tsx';
import { sayRefused } from '../../goals/say-refused.ts';
import { NotSynced } from '../../base/not-synced.ts';

export function SettingsTab({ space, standing, onGone }: SpaceTabProps) {
  const cairn = useCairn();
  const settings = useMemberSettings(space.id);
  const mayEdit = mayEditSpace(standing);
  const write = (edit: Partial<SpaceFields>) => {
    const edited = editSpace(cairn, space.id, edit);
    if (edited.ok) warnUnlessSaved(edited.value.saved);
    else sayRefused(edited.refusal);
    return edited.ok;
  };
  const toggleColumn = (column: SpaceFields['enabledColumnIds'][number]) => {
    const { enabledColumnIds: now } = space;
    write({
      enabledColumnIds: now.includes(column) ? now.filter((one) => one !== column) : [...now, column],
    });
  };
  return (
    <div className={styles.tab}>
      <NotSynced of={{ table: 'spaces', key: space.id }} />
      {mayEdit ? (
        <>
          <SpaceLook space={space.id} fields={space} onChange={write} />
          <h3>{m.space_columns()}</h3>
          <div className={styles.columns} role="group" aria-label={m.space_columns()}>
            {columnsWideToNarrow.map((column) => {
              const isOn = space.enabledColumnIds.includes(column);
              return (
                <Chip
                  key={column}
                  look={isOn ? 'active' : 'option'}
                  icon={isOn ? <Check aria-hidden="true" /> : undefined}
                  aria-pressed={isOn}
                  disabled={isOn && space.enabledColumnIds.length === 1}
                  onClick={() => toggleColumn(column)}
                >
                  {columnNames[column]()}
                </Chip>
              );
            })}
          </div>
          <p className={styles.note}>{m.space_columns_lead()}</p>
          <h3>{m.space_background()}</h3>
          <BackgroundChoice
            label={m.space_background()}
            background={space.background}
            onChange={(background) => write({ background })}
          />
          <p className={styles.note}>{m.space_background_lead()}</p>
        </>
      ) : (
        <>
          <p className={styles.lead}>{m.space_settings_readonly()}</p>
          <SpaceFacts fields={space} />
        </>
      )}
      <h3>{m.space_for_me()}</h3>
      <NotSynced of={{ table: 'member_settings', key: space.id }} />
      <div>
        <FollowSwitches spaces={[space.id]} className={styles.line} />
        <div className={styles.line}>
          <Switch
            label={m.space_export_calendar()}
            isOn={settings.exportToCalendar}
            onChange={(exportToCalendar) =>
              warnUnlessSaved(changeMemberSettings(cairn, space.id, { exportToCalendar }).saved)
            }
          />
        </div>
      </div>
      <WayOut space={space} standing={standing} onGone={onGone} />
    </div>
  );
}

function WayOut({ space, standing, onGone }: SpaceTabProps) {
  const cairn = useCairn();
  const members = useMembers(space.id);
  const act = useServerAction(m.space_offline());
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const own = members.find(({ userId }) => userId === cairn.account.id);
  const isLast = isLastOwner(members, cairn.account.id);
  const leave = async () => {
    if (!own) return;
    endedHere.add(space.id);
    if ((await act.run(() => endMembership(cairn, own.id))) === undefined) {
      endedHere.delete(space.id);
      return setAsked(null);
    }
    onGone();
  };
  return (
    <>
      {own && (
        <div className={styles.danger}>
          <p className={styles.note}>{isLast ? m.space_last_owner_lead() : m.space_leave_lead()}</p>
          <Button disabled={isLast || act.isBusy} onClick={() => setAsked('leave')}>
            {m.space_leave()}
          </Button>
        </div>
      )}
      {mayDeleteSpace(standing) && (
        <div className={styles.danger}>
          <p className={styles.note}>{m.space_delete_lead()}</p>
          <Button look="danger" onClick={() => setAsked('delete')}>
            {m.space_delete()}
          </Button>
        </div>
      )}
      {asked === 'leave' && (
        <ConfirmDialog
          title={m.space_leave()}
          question={m.space_leave_question()}
          confirm={m.space_leave()}
          isBusy={act.isBusy}
          onConfirm={() => void leave()}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'delete' && (
        <DeleteSpaceDialog space={space} onClose={() => setAsked(null)} onDeleted={onGone} />
      )}
    </>
  );
}
