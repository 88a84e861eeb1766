import { useCairn } from '@cairn/client/react/cairn-context';
import { useSettings, useSpaces } from '@cairn/client/react/account';
import { useRead } from '@cairn/client/react/use-read';
import { changeMemberSettings, memberSettingsOf } from '@cairn/client/spaces/member-settings';
import {
  type Destination,
  destinations,
  notificationEvents,
} from '@cairn/core/notifications/notification-event';
import {
  editedFlags,
  type FlagsEdit,
  flagsField,
  isNotified,
  type NotificationFlags,
} from '@cairn/core/notifications/notification-flags';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { Button } from '@cairn/ui/button';
import { Chip, Fact } from '@cairn/ui/chip';
import { SpaceTile } from '@cairn/ui/space-tile';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useShell } from '../../base/shell-context.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { FollowSwitches } from '../../spaces/follow-switches.tsx';
import { type FlagsByDestination, NotificationTable } from './notification-table.tsx';
import { PushCard } from './push-card.tsx';
import { SentCard } from './sent-card.tsx';
import styles from './settings-screen.module.css';
import { useChangeSettings } from './use-change-settings.ts';
import { useWebhook } from './use-webhook.ts';
import { WhenCard } from './when-card.tsx';

export function NotificationsPage() {
  const cairn = useCairn();
  const { user } = useShell();
  const isNarrow = useNarrow();
  const spaces = useSpaces();
  const settings = useSettings();
  const change = useChangeSettings();
  const webhook = useWebhook();
  const [chosen, setChosen] = useState<string | null>(null);
  const space = spaces.find(({ id }) => id === chosen) ?? null;
  const bySpace = useRead('table/spaces table/member_settings', () =>
    Object.fromEntries(spaces.map(({ id }) => [id, memberSettingsOf(cairn, id)])),
  );
  const flags = flagsOf(settings, space && bySpace[space.id]);
  const write = (edit: Partial<FlagFields>) => {
    if (space === null) change(edit);
    else warnUnlessSaved(changeMemberSettings(cairn, space.id, edit).saved);
  };
  const set = (destination: Destination, edit: FlagsEdit) => {
    const { general, ofSpace } = flags[destination];
    write({ [flagsField(destination)]: editedFlags(space === null ? general : ofSpace, edit) });
  };
  return (
    <>
      {isNarrow && <PushCard />}
      <div className={styles.column}>
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
                differing={differing(flagsOf(settings, bySpace[each.id]))}
                onChoose={() => setChosen(each.id)}
              />
            ))}
          </div>
          <NotificationTable
            flags={flags}
            isOfSpace={space !== null}
            hasWebhook={webhook.value?.webhook !== null}
            onChange={set}
          />
          {destinations.some((each) => Object.keys(flags[each].ofSpace).length > 0) && (
            <Button
              look="ghost"
              onClick={() =>
                write({ emailNotifications: {}, pushNotifications: {}, webhookNotifications: {} })
              }
            >
              {m.notify_back()}
            </Button>
          )}
        </section>
        {!isNarrow && <SentCard />}
      </div>
      <div className={styles.column}>
        {!isNarrow && <PushCard />}
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
        {isNarrow && <SentCard />}
      </div>
    </>
  );
}

type FlagFields = Readonly<Record<ReturnType<typeof flagsField<Destination>>, NotificationFlags>>;

/** @param own settings in a space; none for all spaces */
function flagsOf(settings: FlagFields, own: FlagFields | null | undefined): FlagsByDestination {
  const of = (destination: Destination) => {
    const field = flagsField(destination);
    return { general: settings[field], ofSpace: own?.[field] ?? {} };
  };
  return { email: of('email'), push: of('push'), webhook: of('webhook') };
}

/** How many flags of a space change anything. */
function differing(flags: FlagsByDestination): number {
  return destinations
    .map((destination) => {
      const { general, ofSpace } = flags[destination];
      const isOn = (event: (typeof notificationEvents)[number], own: NotificationFlags) =>
        isNotified(destination, event, { general, ofSpace: own });
      return notificationEvents.filter((event) => isOn(event, ofSpace) !== isOn(event, {})).length;
    })
    .reduce((sum, count) => sum + count, 0);
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
      <bdi>{name}</bdi>
      {count > 0 && <small>{m.notify_differ({ count })}</small>}
    </Chip>
  );
}
