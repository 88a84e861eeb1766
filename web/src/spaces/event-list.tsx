import { useCairn } from '@cairn/client/react/cairn-context';
import { useAllMembers } from '@cairn/client/react/members';
import type { EventRow, EventType } from '@cairn/core/events/event';
import { firstOfRun, runCounts } from '@cairn/core/events/run';
import { todayIn } from '@cairn/core/time/zones';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import AtSign from 'lucide-react/icons/at-sign';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useMemo, useState } from 'react';
import { clockTimes } from '../goals/clock-time.ts';
import { memberName } from '../goals/member-name.ts';
import { momentDayName } from '../goals/moment-name.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { deedWords, thingOf } from './event-words.ts';
import styles from './event-list.module.css';

const icons: Partial<Record<EventType, ReactNode>> = {
  GOAL_CREATED: <Plus />,
  BOARD_CREATED: <Plus />,
  BUCKET_CREATED: <Plus />,
  GOAL_DELETED: <Trash />,
  BOARD_DELETED: <Trash />,
  BUCKET_DELETED: <Trash />,
  GOAL_DONE: <Check />,
  GOAL_RESCHEDULED: <CalendarDays />,
  GOAL_ASSIGNED: <UserRound />,
  MEMBERSHIP_CREATED: <UserRound />,
  MEMBERSHIP_DELETED: <UserRound />,
  MENTION_CREATED: <AtSign />,
  COMMENT_CREATED: <MessageCircle />,
  COMMENT_MODIFIED: <MessageCircle />,
  COMMENT_DELETED: <MessageCircle />,
};

interface EventListProps {
  /** Newest first. */
  readonly events: readonly EventRow[];
  readonly isNew?: (event: EventRow) => boolean;
  readonly onOpen?: () => void;
}

/** Groups events by day, then by consecutive actor (docs/product.md, "Progress"). */
export function EventList({ events, isNew, onOpen }: EventListProps) {
  const planning = usePlanning();
  const groups = useMemo(() => groupsOf(events, planning.timezone), [events, planning.timezone]);
  return (
    <ol className={styles.days}>
      {groups.map(({ day, first, runs }) => (
        <li key={day}>
          <h3>{momentDayName(first, planning)}</h3>
          <ol>
            {runs.map((run) => (
              <Run key={run[0]?.code} events={run} isNew={isNew} onOpen={onOpen} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface Day {
  readonly day: string;
  readonly first: string;
  /** Consecutive events of one person. */
  readonly runs: EventRow[][];
}

function groupsOf(events: readonly EventRow[], timezone: string): readonly Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const day = todayIn(timezone, Date.parse(event.datetime));
    const last = days.at(-1);
    if (last?.day !== day) days.push({ day, first: event.datetime, runs: [[event]] });
    else if (last.runs.at(-1)?.[0]?.userId === event.userId) last.runs.at(-1)?.push(event);
    else last.runs.push([event]);
  }
  return days;
}

function Run({ events, isNew, onOpen }: EventListProps) {
  const { account, replica } = useCairn();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const members = useAllMembers();
  const [showsAll, setShowsAll] = useState(false);
  const [first] = events;
  if (!first) return null;
  const shown = showsAll ? events : firstOfRun(events);
  const isFolded = shown.length < events.length;
  const member = members.find(({ userId }) => userId === first.userId);
  const who = first.userId === account.id ? m.deed_you() : memberName(members, first.userId, first.userName);
  return (
    <li className={styles.run}>
      <Avatar name={member?.name ?? first.userName ?? ''} image={member?.image ?? null} size={28} />
      <div>
        <p className={styles.who}>
          <b dir="auto">{who}</b>
          {isFolded && <span>{countsText(events)}</span>}
        </p>
        <ul>
          {shown.map((event) => {
            const thing = thingOf(event);
            const { before, after } = deedWords(event, planning, (userId) =>
              userId === account.id ? m.history_to_you() : memberName(members, userId, event.otherUserName),
            );
            const key = event.goalId !== null && replica.goal(event.goalId)?.key;
            return (
              <li
                key={event.code}
                data-new={isNew?.(event) || undefined}
                data-color={event.goalColor ?? undefined}
              >
                {icons[event.type] ?? <Pencil />}
                <p>
                  {before}{' '}
                  {key ? (
                    // A link, because a button does not break across lines.
                    <Link
                      to="/goals/$id/{-$slug}/"
                      params={{ id: key, slug: undefined }}
                      dir="auto"
                      onClick={(click) => {
                        if (click.ctrlKey || click.metaKey || click.shiftKey) return;
                        click.preventDefault();
                        onOpen?.();
                        openGoal(key);
                      }}
                    >
                      {thing || m.goal_untitled()}
                    </Link>
                  ) : (
                    <bdi>{thing}</bdi>
                  )}
                  {after && ` ${after}`}
                  {event.boardName !== null && event.goalId !== null && (
                    <span className={styles.place}> · {event.boardName}</span>
                  )}
                  {isNew?.(event) && <span className="sr-only">{m.progress_new()}</span>}
                </p>
                <time dateTime={event.datetime}>{clockTimes(event.datetime, null, planning)}</time>
              </li>
            );
          })}
        </ul>
        {isFolded && (
          <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
            {m.progress_more({ count: events.length - shown.length })}
          </button>
        )}
      </div>
    </li>
  );
}

function countsText(events: readonly EventRow[]): string {
  const { done, added, other } = runCounts(events);
  return [
    done > 0 && m.progress_run_done({ count: done }),
    added > 0 && m.progress_run_added({ count: added }),
    other > 0 && m.progress_run_other({ count: other }),
  ]
    .filter(Boolean)
    .join(', ');
}
