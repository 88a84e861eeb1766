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
  /** Only mails tell of these. */
  readonly isOnlyMailed?: boolean;
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
  {
    name: m.notify_back_group,
    hint: m.notify_back_hint,
    events: [
      { event: 'dailyInsights', name: m.notify_day },
      { event: 'weeklyInsights', name: m.notify_week },
      { event: 'monthlyInsights', name: m.notify_month },
    ],
    isOnlyMailed: true,
  },
];

const news: EventName = { event: 'marketingEmails', name: m.notify_marketing };

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
      <News {...props} />
    </table>
  );
}

function News(props: NotificationTableProps) {
  return (
    <tbody>
      <tr>
        <th scope="row" className={styles.alone}>
          {news.name()} <small>{m.notify_marketing_hint()}</small>
        </th>
        <Cells name={news.name()} events={[news]} isOnlyMailed {...props} />
      </tr>
    </tbody>
  );
}

interface GroupProps extends NotificationTableProps {
  readonly group: EventGroup;
  readonly isFirst: boolean;
}

function Group({ group, isFirst, ...props }: GroupProps) {
  const { name: groupName, hint, events, isOnlyMailed } = group;
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
            <b>{groupName()}</b>
            {!isOpen && <small>{hint()}</small>}
          </button>
        </th>
        <Cells name={groupName()} events={events} isOnlyMailed={isOnlyMailed} {...props} />
      </tr>
      {isOpen &&
        events.map((each) => (
          <tr key={each.event} className={styles.event}>
            <th scope="row">{each.name()}</th>
            <Cells name={each.name()} events={[each]} isOnlyMailed={isOnlyMailed} isMarked {...props} />
          </tr>
        ))}
    </tbody>
  );
}

interface CellsProps extends NotificationTableProps {
  readonly name: string;
  readonly events: readonly EventName[];
  readonly isOnlyMailed?: boolean | undefined;
  /** Whether flags of the space itself have a mark. */
  readonly isMarked?: boolean;
}

/** A box for each destination, which sets all of the events. */
function Cells({
  name,
  events,
  isOnlyMailed = false,
  isMarked = false,
  flags,
  isOfSpace,
  onChange,
}: CellsProps) {
  const isOwn = (destination: Destination) =>
    events.some(({ event }) => flags[destination].ofSpace[event] !== undefined);
  return destinations.map((destination) => (
    <td key={destination}>
      {isOnlyMailed && destination !== 'email' ? (
        '–'
      ) : (
        <ChoiceBox
          label={m.notify_of({ event: name, destination: heads[destination].name() })}
          isChecked={isGroupOn(events, destination, flags)}
          onChange={(isChecked) =>
            onChange(destination, Object.fromEntries(events.map(({ event }) => [event, isChecked])))
          }
        />
      )}
      {isMarked && isOfSpace && isOwn(destination) && (
        <i className={styles.own}>
          <span className="sr-only">{m.notify_set_here()}</span>
        </i>
      )}
    </td>
  ));
}

function isGroupOn(
  events: readonly EventName[],
  destination: Destination,
  flags: FlagsByDestination,
): boolean | 'mixed' {
  const countOn = events.filter(({ event }) => isNotified(destination, event, flags[destination])).length;
  return countOn === events.length || (countOn > 0 && 'mixed');
}
