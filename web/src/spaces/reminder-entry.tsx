import type { Reminder } from '@cairn/client/events/reminders';
import { watchIdOf } from '@cairn/client/goals/watching';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useRead } from '@cairn/client/react/use-read';
import { seenFields } from '@cairn/core/sync/view';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { periodAt } from '../goals/event-parts.ts';
import { clockTimes } from '../goals/clock-time.ts';
import { usePlanning } from '../goals/planning.ts';
import styles from './notice-entry.module.css';
import { type NoticeActs, NoticeFrame } from './notice-frame.tsx';
import { NoticePlace } from './notice-place.tsx';

interface ReminderEntryProps {
  readonly reminder: Reminder;
  readonly isNew: boolean;
  readonly acts: NoticeActs;
}

/** A reminder in the list: of one goal, or of a day's goals without a time. */
export function ReminderEntry({ reminder, isNew, acts }: ReminderEntryProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const { code, goalId, datetime, datetimeFr, date, goalCount } = reminder;
  const goal = useRead(`goal/${goalId} table/spaces table/memberships`, () => {
    const seen = goalId === null ? undefined : cairn.replica.goal(goalId);
    if (!seen) return null;
    const { name, columnId, dueDate, space } = seen;
    const record = cairn.replica.recordById('spaces', space);
    return {
      name,
      columnId,
      dueDate,
      spaceName: record ? seenFields(record).name : '',
      mayMute: watchIdOf(cairn, seen) !== null,
    };
  });
  const period = date === null ? goal && periodAt(goal, planning) : periodOf(1, date);
  return (
    <NoticeFrame
      code={code}
      isNew={isNew}
      isOfGoal={goalId !== null}
      mayMute={goal?.mayMute ?? false}
      acts={acts}
      sign={
        <span className={styles.clock}>
          <AlarmClock />
        </span>
      }
    >
      <button type="button" className={styles.open} data-notice-open onClick={acts.open}>
        <time dateTime={datetime}>{clockTimes(datetime, null, planning)}</time>
        <span className={styles.sentence}>
          {datetimeFr === null ? (
            <>
              <b>{m.notice_day_goals({ count: goalCount ?? 0 })}</b> {m.notice_day_untimed()}
            </>
          ) : (
            <>
              <b dir="auto">{goal?.name || m.goal_untitled()}</b>{' '}
              {m.notice_begins({ time: clockTimes(datetimeFr, null, planning) })}
            </>
          )}
        </span>
      </button>
      <p className={styles.meta}>
        <NoticePlace period={period} planning={planning} />
        {goal?.spaceName && <span dir="auto">{goal.spaceName}</span>}
      </p>
    </NoticeFrame>
  );
}
