import type { UserSettings } from '@cairn/core/accounts/settings';
import type { Destination } from '@cairn/core/notifications/notification-event';
import { isRinging, longestLateMs } from '@cairn/core/notifications/reminders';
import type { EpochMs } from '@cairn/core/time/zones';
import type { ServerContext } from '../context/server-context.ts';
import { statement } from '../db/statement.ts';
import { clockRange } from '../mail/clock-range.ts';
import { type DailyGoal, dailyGoals } from './daily-goals.ts';
import { wants } from './destination-flags.ts';
import { type GoalReminder, goalReminderNow, type Occurrence } from './due-reminders.ts';

interface StoredReminder {
  readonly goalId: string | null;
  readonly startsAt: Date | null;
  readonly day: string | null;
  readonly dueAt: Date;
}

const select = statement<StoredReminder>(`
  select goal_id as "goalId", starts_at as "startsAt", to_char(day, 'YYYY-MM-DD') as day, due_at as "dueAt"
  from reminders where scope_id = $1 and id = $2`);

export type ReminderNow =
  | {
      readonly kind: 'goal';
      readonly goal: GoalReminder;
      readonly dueAt: Date;
      /** Until the goal begins; 0 once it has begun. */
      readonly minutes: number;
      /** As in 10:00–11:00. */
      readonly time: string;
    }
  | { readonly kind: 'day'; readonly goals: readonly DailyGoal[]; readonly dueAt: Date };

/**
 * Returns a reminder if it still holds: the goal begins when it did, is open, is the person's, and the person wants to be
 * reminded this way.
 */
export async function reminderNow(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { id: personId, settings }: { readonly id: string; readonly settings: UserSettings },
  { id, occurrence }: { readonly id: string; readonly occurrence: Occurrence | null },
  destination: Destination,
): Promise<ReminderNow | null> {
  const [reminder] = await db.rows(select, [personId, id]);
  if (!reminder) return null;
  const { goalId, startsAt, day, dueAt } = reminder;
  if (now() > dueAt.getTime() + longestLateMs) return null;
  if (day !== null) {
    if (!settings.dailyReminderIsOn) return null;
    const all = await dailyGoals(db, [{ personId, date: day }]);
    const goals = all.filter(({ ofSpace }) => wants(destination, 'goalTime', settings, ofSpace));
    return goals.length === 0 ? null : { kind: 'day', goals, dueAt };
  }
  const goal = await goalReminderNow(db, personId, goalId ?? '', occurrence);
  if (goal === null || Date.parse(goal.datetimeFr) !== startsAt?.getTime()) return null;
  const { ofSpace, datetimeFr, datetimeTo } = goal;
  if (!wants(destination, 'goalTime', settings, ofSpace)) return null;
  // A webhook rings nowhere, so quiet hours do not hold it.
  if (destination !== 'webhook' && !isRinging(now(), settings)) return null;
  const { timezone: zone, locale, amPm } = settings;
  const minutes = minutesUntil(Date.parse(datetimeFr), now());
  const end = datetimeTo === null ? null : new Date(datetimeTo);
  return {
    kind: 'goal',
    goal,
    dueAt,
    minutes,
    time: clockRange(new Date(datetimeFr), end, { zone, locale, amPm }),
  };
}

function minutesUntil(start: EpochMs, now: EpochMs): number {
  return Math.max(0, Math.ceil((start - now) / 60_000));
}
