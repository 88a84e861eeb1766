import { type OwnClimb, ownClimbOf } from '@cairn/client/climbs/own-climbs';
import { publishClimb, type PublishedState, readOwnClimbs } from '@cairn/client/climbs/own-climbs-publish';
import { readPublicClimb } from '@cairn/client/climbs/public-climbs';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { offeredChanges } from '@cairn/core/climbs/climb-changes';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { Switch } from '@cairn/ui/switch';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { useShell } from '../base/shell-context.ts';
import { queryClientFor } from '../queries/query-client.ts';
import { useServerQuery } from '../queries/use-server-query.ts';
import { ChangeNoteField, useChangeNote } from './change-note-field.tsx';
import { shortClimbName } from './own-climb-words.ts';
import { publishRefusal } from './own-climb-actions.ts';
import styles from './publish-climb-dialog.module.css';

export type PublishableClimb = Pick<OwnClimb, 'key' | 'id' | 'code' | 'name' | 'public' | 'isListed'> & {
  /** Whether the climb has a step that makes goals. */
  readonly hasGoals: boolean;
};

interface PublishClimbDialogProps {
  readonly climb: PublishableClimb;
  readonly onClose: () => void;
}

/** Publishes a climb, or the changes of a published one. */
export function PublishClimbDialog({ climb, onClose }: PublishClimbDialogProps) {
  const { user } = useShell();
  const [isListed, setListed] = useState(climb.public ? climb.isListed : user.hasGallery);
  const { refusal, isBusy, run } = usePublishing(climb, onClose);
  const { online } = useSyncStatus();
  const question = climb.public ? m.own_climb_changes_question() : m.own_climb_publish_question();
  const blocked = climb.hasGoals ? (online ? null : m.own_climb_offline()) : m.refusal_climb_steps();
  const note = useChangeNote(climb.key);
  const mayPublish = !isBusy && blocked === null && !(climb.public && note.isTooLong);
  const publish = async () => {
    if (!mayPublish) return;
    const state = { public: true, isListed, ...(climb.public && { changeNote: note.text }) };
    if (await run(state, m.own_climb_published_toast({ name: shortClimbName(climb) }))) note.forget();
  };
  return (
    <Dialog label={question} isOpen onClose={onClose} width={460}>
      <DialogHead title={question} />
      <div className={styles.lead}>
        {climb.public ? <ChangesLead climb={climb} /> : <p>{m.own_climb_publish_lead()}</p>}
        {climb.public && <ChangeNoteField note={note} onEnter={() => void publish()} />}
        {user.hasGallery && <Switch label={m.own_climb_list()} isOn={isListed} onChange={setListed} />}
        {(refusal ?? blocked) !== null && <p role="alert">{refusal ?? blocked}</p>}
      </div>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button look="primary" disabled={!mayPublish} onClick={() => void publish()}>
          {climb.public ? m.own_climb_publish_changes() : m.own_climb_publish()}
        </Button>
      </footer>
    </Dialog>
  );
}

/** Counts changed steps, and the people to whom they are offered. */
function ChangesLead({ climb }: Pick<PublishClimbDialogProps, 'climb'>) {
  const cairn = useCairn();
  const figures = useServerQuery(['my climbs'], () => readOwnClimbs(cairn));
  const published = useServerQuery(['published climb', climb.id], () => readPublicClimb(climb.code ?? ''));
  const count = figures.value?.find(({ id }) => id === climb.id)?.subscribersCount;
  const steps = ownClimbOf(cairn, climb.key)?.steps ?? [];
  const changed = published.value && offeredChanges(published.value.steps, steps, [], {}).length;
  return (
    <>
      {changed !== undefined && changed > 0 && <p>{m.own_climb_changed_steps({ count: changed })}</p>}
      <p>
        {count === undefined
          ? m.own_climb_changes_lead_unknown()
          : count === 0
            ? m.own_climb_changes_lead_none()
            : m.own_climb_changes_lead({ count })}
      </p>
    </>
  );
}

export function UnpublishClimbDialog({ climb, onClose }: PublishClimbDialogProps) {
  const { refusal, isBusy, run } = usePublishing(climb, onClose);
  const unpublish = () =>
    run({ public: false }, m.own_climb_unpublished_toast({ name: shortClimbName(climb) }));
  return (
    <Dialog label={m.own_climb_unpublish_question()} isOpen onClose={onClose} width={440}>
      <DialogHead title={m.own_climb_unpublish_question()} />
      <div className={styles.lead}>
        <p>{m.own_climb_unpublish_lead()}</p>
        {refusal !== null && <p role="alert">{refusal}</p>}
      </div>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => void unpublish()}>
          {m.own_climb_unpublish()}
        </Button>
      </footer>
    </Dialog>
  );
}

/** `run` returns whether it succeeded. Closes the dialog after a success, and keeps it open with the reason after a refusal. */
function usePublishing(climb: PublishableClimb, onClose: () => void) {
  const cairn = useCairn();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (state: PublishedState, done: string) => {
    if (isBusy) return false;
    setBusy(true);
    const outcome = await publishClimb(cairn, climb.key, state);
    setBusy(false);
    if (!outcome.ok) {
      setRefusal(publishRefusal(outcome.refusal));
      return false;
    }
    const queries = queryClientFor(cairn);
    for (const key of ['my climbs', 'published climb']) void queries.invalidateQueries({ queryKey: [key] });
    showToast({ text: done });
    onClose();
    return true;
  };
  return { refusal, isBusy, run };
}

interface DeleteClimbDialogProps extends PublishClimbDialogProps {
  readonly onDelete: () => void;
}

/** Only published climbs ask, because other people use them. */
export function DeleteClimbDialog({ climb, onClose, onDelete }: DeleteClimbDialogProps) {
  const question = m.own_climb_delete_question({ name: shortClimbName(climb) });
  return (
    <Dialog label={question} isOpen onClose={onClose} width={440}>
      <DialogHead title={question} />
      <p className={styles.lead}>{m.own_climb_delete_lead()}</p>
      <footer className={styles.answers}>
        <Button look="ghost" onClick={onClose}>
          {m.own_climb_keep()}
        </Button>
        <Button look="danger" onClick={onDelete}>
          {m.action_delete()}
        </Button>
      </footer>
    </Dialog>
  );
}
