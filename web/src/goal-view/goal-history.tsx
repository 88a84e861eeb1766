import { goalHistory } from '@cairn/client/events/goal-history';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useComments } from '@cairn/client/react/comments';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { MembershipRow } from '@cairn/contract/spaces';
import type { EventRow, EventType } from '@cairn/core/events/event';
import { m } from '@cairn/words/messages';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect, useRef } from 'react';
import { QueryPlaceholder } from '../queries/query-placeholder.tsx';
import { useServerQuery } from '../queries/use-server-query.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { memberName } from '../goals/member-name.ts';
import { momentDayName, momentName } from '../goals/moment-name.ts';
import { usePlanning } from '../goals/planning.ts';
import { eventSentences } from './event-sentences.ts';
import styles from './goal-history.module.css';

interface GoalHistoryProps {
  readonly goal: GoalView;
  readonly members: readonly MembershipRow[];
}

const icons: Partial<Record<EventType, ReactNode>> = {
  GOAL_CREATED: <Plus />,
  GOAL_DONE: <Check />,
  GOAL_RESCHEDULED: <CalendarDays />,
  GOAL_ASSIGNED: <UserRound />,
  MENTION_CREATED: <UserRound />,
  COMMENT_CREATED: <MessageCircle />,
  COMMENT_MODIFIED: <MessageCircle />,
  COMMENT_DELETED: <MessageCircle />,
};

/** Events with the newest first. Events are loaded when the history is opened, which needs the network. */
export function GoalHistory({ goal, members }: GoalHistoryProps) {
  const cairn = useCairn();
  const synced = useComments(goal.key).filter(({ sync }) => sync === 'synced').length;
  // A change of the goal makes a new key. The last key's answer stays until the new one arrives.
  const moment = [goal.id, goal.modifiedDatetime, synced];
  const history = useServerQuery(['goals', 'history', goal.key, ...moment], () =>
    goalHistory(cairn, goal.key),
  );

  // The section opens below the visible part.
  const section = useRef<HTMLElement>(null);
  const isThere = history.value !== undefined || history.refusal !== null;
  useEffect(() => {
    if (isThere) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);

  return (
    <section
      ref={section}
      className={styles.history}
      aria-label={m.history_title()}
      aria-busy={history.isFetching}
    >
      <h3>{m.history_title()}</h3>
      {history.value && <EventList events={history.value} goal={goal} members={members} />}
      {!history.value && <QueryPlaceholder query={history} failure={m.history_error()} rows={2} />}
    </section>
  );
}

interface EventListProps extends GoalHistoryProps {
  readonly events: readonly EventRow[];
}

function EventList({ events, goal, members }: EventListProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  if (events.length === 0) return <p className={styles.nothing}>{m.history_empty()}</p>;
  const shown = new Map(
    events.flatMap((event) => [
      [event.userId, event.userName] as const,
      [event.otherUserId, event.otherUserName] as const,
    ]),
  );
  const sentences = eventSentences(events, goal, planning, (userId, isActor) => {
    if (userId !== cairn.account.id) return bidiIsolated(memberName(members, userId, shown.get(userId)));
    return isActor ? m.history_you() : m.history_to_you();
  });
  return (
    <ol>
      {events.map(({ code, type, datetime }, at) => (
        <li key={code}>
          {icons[type] ?? <Pencil />}
          <span>{sentences[at]}</span>
          <time dateTime={datetime} title={momentName(datetime, planning)}>
            {momentDayName(datetime, planning)}
          </time>
        </li>
      ))}
    </ol>
  );
}
