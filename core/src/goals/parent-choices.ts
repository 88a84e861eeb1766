import type { DateOnly } from '../time/date-only.ts';
import { columnsWideToNarrow, dayColumn } from '../time/horizons.ts';
import { type Life, type Period, periodOf } from '../time/periods.ts';
import type { GoalFields } from './goal.ts';
import { makesRing } from './makes-ring.ts';

/**
 * Where what a goal serves is likely to stand: the periods longer than its own that hold its day, nearest first. A goal without a date is taken for one of today.
 */
export function periodsAround(
  { columnId, dueDate }: Pick<GoalFields, 'columnId' | 'dueDate'>,
  today: DateOnly,
  life: Life,
): readonly Period[] {
  const own = columnsWideToNarrow.indexOf(columnId ?? dayColumn);
  const longer = columnsWideToNarrow.slice(0, own).toReversed();
  return longer.map((id) => periodOf(id, dueDate ?? today, life));
}

type Served = Pick<GoalFields, 'type' | 'space'> & { readonly key: string; readonly locked: boolean };

/**
 * Whether a goal may be given another as its parent: not itself, not one below it, no divider, of the same space, and
 * none that is locked.
 *
 * @param parentOf the parent of a goal as it is now, or null at the top
 */
export function mayServe(
  goal: Pick<Served, 'key' | 'space'>,
  above: Served,
  parentOf: (key: string) => string | null,
): boolean {
  if (above.type !== null || above.locked || above.space !== goal.space) return false;
  return !makesRing(goal.key, above.key, parentOf);
}
