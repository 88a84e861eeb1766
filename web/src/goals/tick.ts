import type { Cairn } from '@cairn/client/cairn/cairn';
import { tickGoal } from '@cairn/client/goals/change-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { ticked } from './attention.ts';
import { keep } from './keep.ts';

export function tick(cairn: Cairn, goal: GoalView, isDone: boolean): void {
  keep(tickGoal(cairn, goal.key, isDone).saved);
  if (isDone) ticked.set(goal);
}
