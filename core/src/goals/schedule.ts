import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { momentOf, wallTimeAt } from '../time/zones.ts';
import type { GoalFields, Instant } from './goal.ts';

export interface Schedule {
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
}

/** In every valid goal, column and due date are both set or both null. */
export function isPlacedInTime(goal: Pick<GoalFields, 'columnId' | 'dueDate'>): boolean {
  return (goal.columnId === null) === (goal.dueDate === null);
}

type Timed = Pick<GoalFields, 'dueDate' | 'datetimeFr' | 'datetimeTo'>;

/**
 * Moves the times to the due date's day. Both become null if one of them or the due date is missing. Returns
 * null if the end is not after the start.
 */
export function timesOnDueDate(goal: Timed, zone: string): Pick<Timed, 'datetimeFr' | 'datetimeTo'> | null {
  const { dueDate, datetimeFr, datetimeTo } = goal;
  if (dueDate === null || datetimeFr === null || datetimeTo === null)
    return { datetimeFr: null, datetimeTo: null };
  if (Date.parse(datetimeTo) <= Date.parse(datetimeFr)) return null;
  const start = wallTimeAt(Date.parse(datetimeFr), zone);
  if (start.date === dueDate) return { datetimeFr, datetimeTo };
  const movedFr = momentOf(dueDate, start.minutes, zone);
  const duration = Date.parse(datetimeTo) - Date.parse(datetimeFr);
  return { datetimeFr: instantAt(movedFr), datetimeTo: instantAt(movedFr + duration) };
}

export function instantAt(moment: number): Instant {
  return new Date(moment).toISOString();
}
