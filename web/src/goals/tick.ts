import type { Cairn } from '@cairn/client/cairn/cairn';
import { tickGoal } from '@cairn/client/goals/change-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { ticked } from './ui-requests.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';

export function tick(cairn: Cairn, goal: GoalView, isDone: boolean): void {
  warnUnlessSaved(tickGoal(cairn, goal.key, isDone).saved);
  if (isDone) ticked.set(goal);
}
