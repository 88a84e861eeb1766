import { type ColumnId, columnsWideToNarrow, dayColumn } from '../time/horizons.ts';
import type { DateOnly } from '../time/date-only.ts';
import { type Life, periodOf } from '../time/periods.ts';
import type { PlannedGoal, PlannedStep } from './planned-goals.ts';

/** The goals of one horizon, for a sentence such as “4 weeks, week 48 to 51”. */
export interface PlannedHorizon {
  readonly columnId: ColumnId;
  readonly goals: number;
  readonly firstDate: DateOnly;
  /** A day in the last period. */
  readonly lastDate: DateOnly;
}

/** Returns the horizons with goals, the widest first. */
export function plannedHorizons(goals: readonly PlannedGoal<PlannedStep>[]): readonly PlannedHorizon[] {
  const byColumn = Map.groupBy(goals, ({ columnId }) => columnId);
  return columnsWideToNarrow.flatMap((columnId) => {
    const own = byColumn.get(columnId)?.toSorted((one, other) => (one.opensOn < other.opensOn ? -1 : 1));
    const [first, last] = [own?.[0], own?.at(-1)];
    if (!own || !first || !last) return [];
    return [{ columnId, goals: own.length, firstDate: first.opensOn, lastDate: last.dueDate }];
  });
}

/** Returns the number of goals whose period has ended before today. */
export function goalsBefore(
  goals: readonly PlannedGoal<PlannedStep>[],
  today: DateOnly,
  life?: Life,
): number {
  return goals.filter(({ columnId, dueDate }) => periodOf(columnId, dueDate, life).lastDate < today).length;
}

/**
 * Returns the first day with most goals; null without goals in days.
 *
 * @param goalsOn goals that are on a day already
 */
export function fullestDay(
  goals: readonly PlannedGoal<PlannedStep>[],
  goalsOn: (day: DateOnly) => number,
): { readonly day: DateOnly; readonly goals: number } | null {
  const byDay = Map.groupBy(
    goals.filter(({ columnId }) => columnId === dayColumn),
    ({ dueDate }) => dueDate,
  );
  let fullest: { readonly day: DateOnly; readonly goals: number } | null = null;
  for (const day of [...byDay.keys()].toSorted()) {
    const count = (byDay.get(day)?.length ?? 0) + goalsOn(day);
    if (fullest === null || count > fullest.goals) fullest = { day, goals: count };
  }
  return fullest;
}
