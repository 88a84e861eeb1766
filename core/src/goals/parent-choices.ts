import type { DateOnly } from '../time/date-only.ts';
import { columnsWideToNarrow, dayColumn } from '../time/horizons.ts';
import { type Life, type Period, periodOf } from '../time/periods.ts';
import type { GoalFields } from './goal.ts';
import { makesRing } from './makes-ring.ts';

/**
 * Returns the longer periods around the goal, nearest first, where a parent is likely. A goal without a date
 * counts as today's.
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
 * A valid parent is in the same space, unlocked, no divider, and neither the goal nor its descendant.
 *
 * @param parentOf returns null at the top
 */
export function mayServe(
  goal: Pick<Served, 'key' | 'space'>,
  above: Served,
  parentOf: (key: string) => string | null,
): boolean {
  if (above.type !== null || above.locked || above.space !== goal.space) return false;
  return !makesRing(goal.key, above.key, parentOf);
}
