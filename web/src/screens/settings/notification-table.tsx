import { type Destination, destinations } from '@cairn/core/notifications/notification-event';
import { type FlagsEdit, type FlagsOfPlaces, isNotified } from '@cairn/core/notifications/notification-flags';
import { ChoiceBox } from '@cairn/ui/choice-box';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { destinationHeads } from './destination-heads.tsx';
import { type EventGroup, eventGroups, type EventName, news } from './event-names.ts';
import styles from './notification-table.module.css';

export type FlagsByDestination = Readonly<Record<Destination, FlagsOfPlaces>>;

interface NotificationTableProps {
  readonly flags: FlagsByDestination;
  readonly isOfSpace: boolean;
  /** False makes the head of the webhook's column a link to its settings. */
  readonly hasWebhook: boolean;
  readonly onChange: (destination: Destination, edit: FlagsEdit) => void;
}

export function NotificationTable(props: NotificationTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" aria-label={m.notify_event()} />
          {destinations.map((destination) => (
            <th key={destination} scope="col">
              {destination === 'webhook' && !props.hasWebhook ? (
                <Link
                  to="/settings/$page/"
                  params={{ page: 'tokens' }}
                  aria-label={m.notify_webhook_set_up()}
                  data-tip={m.notify_webhook_set_up()}
                >
                  {destinationHeads.webhook.icon}
                  {m.webhook_set_up()}
                </Link>
              ) : (
                <span>
                  {destinationHeads[destination].icon}
                  {destinationHeads[destination].name()}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {eventGroups.map((group, index) => (
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
          <span>{news.name()}</span> <small>{m.notify_marketing_hint()}</small>
        </th>
        <Cells name={news.name()} events={[news]} without={['push', 'webhook']} {...props} />
      </tr>
    </tbody>
  );
}

interface GroupProps extends NotificationTableProps {
  readonly group: EventGroup;
  readonly isFirst: boolean;
}

function Group({ group, isFirst, ...props }: GroupProps) {
  const { name: groupName, hint, events, without } = group;
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
            <span>
              <b>{groupName()}</b>
              {!isOpen && <small>{hint()}</small>}
            </span>
          </button>
        </th>
        <Cells name={groupName()} events={events} without={without} {...props} />
      </tr>
      {isOpen &&
        events.map((each) => (
          <tr key={each.event} className={styles.event}>
            <th scope="row">{each.name()}</th>
            <Cells name={each.name()} events={[each]} without={without} isMarked {...props} />
          </tr>
        ))}
    </tbody>
  );
}

interface CellsProps extends NotificationTableProps {
  readonly name: string;
  readonly events: readonly EventName[];
  readonly without?: readonly Destination[] | undefined;
  /** Whether flags of the space itself have a mark. */
  readonly isMarked?: boolean;
}

/** A box for each destination, which sets all of the events. */
function Cells({
  name,
  events,
  without,
  isMarked = false,
  flags,
  isOfSpace,
  hasWebhook,
  onChange,
}: CellsProps) {
  const isOwn = (destination: Destination) =>
    events.some(({ event }) => flags[destination].ofSpace[event] !== undefined);
  return destinations.map((destination) => (
    <td key={destination}>
      {without?.includes(destination) ? (
        '–'
      ) : (
        <ChoiceBox
          label={m.notify_of({ event: name, destination: destinationHeads[destination].name() })}
          isChecked={isGroupOn(events, destination, flags)}
          isDisabled={destination === 'webhook' && !hasWebhook}
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
