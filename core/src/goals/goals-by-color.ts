import { type GoalColor, goalColors } from './colors.ts';
import { compareByDate, type Dated } from './date-order.ts';
import { type GoalRow, isDivider, isDone } from './goal.ts';

export interface ColorGroup<Goal> {
  readonly color: GoalColor | null;
  readonly goals: readonly Goal[];
}

type Grouped = Pick<GoalRow, 'type' | 'doneDate' | 'color'> & Dated;

/** Groups open goals in the picker's order, uncoloured last. */
export function goalsByColor<Goal extends Grouped>(goals: Iterable<Goal>): readonly ColorGroup<Goal>[] {
  const byColor = new Map<GoalColor | null, Goal[]>();
  for (const goal of goals) {
    if (isDivider(goal) || isDone(goal)) continue;
    const group = byColor.get(goal.color);
    if (group) group.push(goal);
    else byColor.set(goal.color, [goal]);
  }
  return [...goalColors, null].flatMap((color) => {
    const group = byColor.get(color);
    return group ? [{ color, goals: group.toSorted(compareByDate) }] : [];
  });
}
