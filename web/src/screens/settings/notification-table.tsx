import {
  type Destination,
  destinations,
  type NotificationEvent,
} from '@cairn/core/notifications/notification-event';
import { type FlagsEdit, type FlagsOfPlaces, isNotified } from '@cairn/core/notifications/notification-flags';
import { ChoiceBox } from '@cairn/ui/choice-box';
import { m } from '@cairn/words/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import styles from './notification-table.module.css';

interface EventName {
  readonly event: NotificationEvent;
  readonly name: () => string;
}

interface EventGroup {
  readonly name: () => string;
  readonly hint: () => string;
  readonly events: readonly EventName[];
}

const groups: readonly EventGroup[] = [
  {
    name: m.notify_for_me,
    hint: m.notify_for_me_hint,
    events: [
      { event: 'goalAssigned', name: m.notify_assigned },
      { event: 'goalMentionCreated', name: m.notify_goal_mention },
      { event: 'commentMentionCreated', name: m.notify_comment_mention },
    ],
  },
  {
    name: m.notify_followed,
    hint: m.notify_followed_hint,
    events: [
      { event: 'commentCreated', name: m.notify_comment },
      { event: 'goalModified', name: m.notify_modified },
      { event: 'goalRescheduled', name: m.notify_rescheduled },
      { event: 'goalDone', name: m.notify_done },
      { event: 'goalDeleted', name: m.notify_deleted },
    ],
  },
  {
    name: m.notify_reminders,
    hint: m.notify_reminders_hint,
    events: [{ event: 'goalTime', name: m.notify_time }],
  },
  {
    name: m.notify_in_spaces,
    hint: m.notify_in_spaces_hint,
    events: [
      { event: 'goalCreated', name: m.notify_goal_created },
      { event: 'boardCreated', name: m.notify_board_created },
      { event: 'membershipCreated', name: m.notify_joined },
      { event: 'membershipDeleted', name: m.notify_left },
    ],
  },
];

export type FlagsByDestination = Readonly<Record<Destination, FlagsOfPlaces>>;

interface NotificationTableProps {
  readonly flags: FlagsByDestination;
  readonly isOfSpace: boolean;
  readonly onChange: (destination: Destination, edit: FlagsEdit) => void;
}

const heads: Readonly<Record<Destination, { readonly name: () => string; readonly icon: ReactNode }>> = {
  email: { name: m.notify_email, icon: <Mail aria-hidden="true" /> },
  push: { name: m.notify_push, icon: <Smartphone aria-hidden="true" /> },
};

export function NotificationTable(props: NotificationTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" aria-label={m.notify_event()} />
          {destinations.map((destination) => (
            <th key={destination} scope="col">
              <span>
                {heads[destination].icon}
                {heads[destination].name()}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => (
        <Group key={group.name()} group={group} isFirst={index === 0} {...props} />
      ))}
    </table>
  );
}

interface GroupProps extends NotificationTableProps {
  readonly group: EventGroup;
  readonly isFirst: boolean;
}

function Group({ group, isFirst, flags, isOfSpace, onChange }: GroupProps) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.group}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden="true" />
            <b>{group.name()}</b>
            {!isOpen && <small>{group.hint()}</small>}
          </button>
        </th>
        {destinations.map((destination) => (
          <td key={destination}>
            <ChoiceBox
              label={m.notify_of({ event: group.name(), destination: heads[destination].name() })}
              isChecked={isGroupOn(group, destination, flags)}
              onChange={(isChecked) =>
                onChange(destination, Object.fromEntries(group.events.map(({ event }) => [event, isChecked])))
              }
            />
          </td>
        ))}
      </tr>
      {isOpen &&
        group.events.map(({ event, name }) => (
          <tr key={event} className={styles.event}>
            <th scope="row">{name()}</th>
            {destinations.map((destination) => (
              <td key={destination}>
                <ChoiceBox
                  label={m.notify_of({ event: name(), destination: heads[destination].name() })}
                  isChecked={isNotified(destination, event, flags[destination])}
                  onChange={(isChecked) => onChange(destination, { [event]: isChecked })}
                />
                {isOfSpace && flags[destination].ofSpace[event] !== undefined && (
                  <i className={styles.own}>
                    <span className="sr-only">{m.notify_set_here()}</span>
                  </i>
                )}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

function isGroupOn(
  { events }: EventGroup,
  destination: Destination,
  flags: FlagsByDestination,
): boolean | 'mixed' {
  const countOn = events.filter(({ event }) => isNotified(destination, event, flags[destination])).length;
  return countOn === events.length || (countOn > 0 && 'mixed');
}
