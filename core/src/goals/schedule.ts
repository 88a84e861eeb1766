import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { momentOf, wallTimeAt } from '../time/zones.ts';
import type { GoalFields, Instant } from './goal.ts';

/** A goal's place on the time axis. */
export interface Schedule {
  readonly columnId: ColumnId;
  readonly dueDate: DateOnly;
}

/** Whether a goal has both column and due date or neither; anything else is no valid goal. */
export function isPlacedInTime(goal: Pick<GoalFields, 'columnId' | 'dueDate'>): boolean {
  return (goal.columnId === null) === (goal.dueDate === null);
}

type Timed = Pick<GoalFields, 'dueDate' | 'datetimeFr' | 'datetimeTo'>;

/**
 * A goal's times on its due date's day in `zone`; both null when the due date or one of them is missing. Null when the end is not later than the start.
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

/** A moment as the wire writes it. */
export function instantAt(moment: number): Instant {
  return new Date(moment).toISOString();
}
