import type { ReminderRow } from '@cairn/core/notifications/reminders';
import { noticeDays } from '@cairn/core/events/notices';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { watchOf } from '../goals/watching.ts';

export interface Reminder extends Pick<
  ReminderRow,
  'goalId' | 'datetime' | 'datetimeFr' | 'date' | 'goalCount'
> {
  /** The id; read states use it. */
  readonly code: string;
}

const dayMs = 86_400_000;

/** Returns the newest first, without those of goals that are muted, or that the user does not see any more. */
export function remindersOf(cairn: Pick<Cairn, 'replica' | 'environment'>): readonly Reminder[] {
  const { replica, environment } = cairn;
  const oldest = new Date(environment.now() - noticeDays * dayMs).toISOString();
  return replica
    .recordsOf('reminders')
    .map((record) => {
      const { goalId, datetime, datetimeFr, date, goalCount } = seenFields(record);
      return { code: record.key, goalId, datetime, datetimeFr, date, goalCount };
    })
    .filter(({ goalId, datetime }) => {
      const goal = goalId === null ? null : replica.goal(goalId);
      return datetime >= oldest && (goalId === null || (goal && watchOf(cairn, goal) !== 'muted'));
    })
    .toSorted(
      (one, other) => other.datetime.localeCompare(one.datetime) || one.code.localeCompare(other.code),
    );
}
