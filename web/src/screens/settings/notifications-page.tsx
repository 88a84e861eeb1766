import { useCairn } from '@cairn/client/react/cairn-context';
import { useSettings, useSpaces } from '@cairn/client/react/account';
import { useRead } from '@cairn/client/react/use-read';
import { changeMemberSettings, memberSettingsOf } from '@cairn/client/spaces/member-settings';
import { notificationEvents } from '@cairn/core/notifications/notification-event';
import {
  editedFlags,
  type FlagsEdit,
  type FlagsOfPlaces,
  isNotified,
  type NotificationFlags,
} from '@cairn/core/notifications/notification-flags';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { Button } from '@cairn/ui/button';
import { Chip, Fact } from '@cairn/ui/chip';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useShell } from '../../base/shell-context.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { FollowSwitches } from '../../spaces/follow-switches.tsx';
import { NotificationTable } from './notification-table.tsx';
import styles from './settings-screen.module.css';
import { useChangeSettings } from './use-change-settings.ts';
import { WhenCard } from './when-card.tsx';

export function NotificationsPage() {
  const cairn = useCairn();
  const { user } = useShell();
  const spaces = useSpaces();
  const { emailNotifications: general } = useSettings();
  const change = useChangeSettings();
  const [chosen, setChosen] = useState<string | null>(null);
  const space = spaces.find(({ id }) => id === chosen) ?? null;
  const bySpace = useRead('table/spaces table/member_settings', () =>
    Object.fromEntries(spaces.map(({ id }) => [id, memberSettingsOf(cairn, id).emailNotifications])),
  );
  const ofSpace: NotificationFlags = (space && bySpace[space.id]) ?? {};
  const write = (emailNotifications: NotificationFlags) => {
    if (space === null) change({ emailNotifications });
    else warnUnlessSaved(changeMemberSettings(cairn, space.id, { emailNotifications }).saved);
  };
  const set = (edit: FlagsEdit) => write(editedFlags(space === null ? general : ofSpace, edit));
  return (
    <>
      <section className={styles.card}>
        <h2>{m.notify_title()}</h2>
        <p className={styles.note}>{m.notify_lead()}</p>
        {!user.isEmailConfirmed && (
          <p className={styles.note}>
            <Link to="/settings/$page/" params={{ page: 'security' }}>
              {m.notify_unconfirmed()}
            </Link>
          </p>
        )}
        <div className={styles.places} role="group" aria-label={m.notify_place()}>
          <Chip
            look={space === null ? 'active' : 'option'}
            aria-pressed={space === null}
            onClick={() => setChosen(null)}
          >
            {m.notify_all_spaces()}
          </Chip>
          {spaces.map((each) => (
            <SpaceChip
              key={each.id}
              space={each}
              isChosen={each.id === space?.id}
              differing={differing({ general, ofSpace: bySpace[each.id] ?? {} })}
              onChoose={() => setChosen(each.id)}
            />
          ))}
        </div>
        <NotificationTable flags={{ general, ofSpace }} isOfSpace={space !== null} onChange={set} />
        {Object.keys(ofSpace).length > 0 && (
          <Button look="ghost" onClick={() => write({})}>
            {m.notify_back()}
          </Button>
        )}
      </section>
      <div className={styles.column}>
        <WhenCard />
        <section className={styles.card}>
          <div className={styles.headWithFact}>
            <h2>{m.notify_follow()}</h2>
            <Fact>{space?.name ?? m.notify_all_spaces()}</Fact>
          </div>
          <p className={styles.note}>{m.notify_follow_lead()}</p>
          <FollowSwitches
            spaces={space === null ? spaces.map(({ id }) => id) : [space.id]}
            className={styles.line}
          />
        </section>
      </div>
    </>
  );
}

/** How many flags of a space change anything. */
function differing({ general, ofSpace }: FlagsOfPlaces): number {
  const isOn = (event: (typeof notificationEvents)[number], own: NotificationFlags) =>
    isNotified('email', event, { general, ofSpace: own });
  return notificationEvents.filter((event) => isOn(event, ofSpace) !== isOn(event, {})).length;
}

interface SpaceChipProps {
  readonly space: SpaceRow;
  readonly isChosen: boolean;
  readonly differing: number;
  readonly onChoose: () => void;
}

function SpaceChip({ space, isChosen, differing: count, onChoose }: SpaceChipProps) {
  const { name, emoji, color, image } = space;
  return (
    <Chip
      look={isChosen ? 'active' : 'option'}
      icon={<SpaceTile name={name} emoji={emoji} color={color} image={image} size={18} />}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {name}
      {count > 0 && <small>{m.notify_differ({ count })}</small>}
    </Chip>
  );
}
