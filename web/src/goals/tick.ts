import type { Cairn } from '@cairn/client/cairn';
import { tickGoal } from '@cairn/client/goals/change-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { keep } from './keep.ts';

/** Ticks a goal, or opens it again; after the last subgoal the parent can be finished too. */
export function tick(cairn: Cairn, goal: GoalView, isDone: boolean): void {
  keep(tickGoal(cairn, goal.key, isDone).saved);
  if (isDone) afterTick(cairn, goal);
}

/** Offers what the last subgoal asks for; where that part does not come, nothing is offered. */
export function afterTick(cairn: Cairn, { parent }: GoalView): void {
  if (parent === null) return;
  import('./finish-parent.ts').then(
    (part) => part.offerToFinish(cairn, parent),
    () => undefined,
  );
}
