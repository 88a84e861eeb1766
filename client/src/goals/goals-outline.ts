import { type CopiedGoal } from '@cairn/core/goals/outline';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { isBlankName } from '@cairn/core/names/blank-name';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';

/** Returns the goals with all their subgoals, for a copied list. Dividers and goals without a name are left out. */
export function goalsOutline(cairn: Cairn, keys: readonly string[]): readonly CopiedGoal[] {
  const outlined = (goals: readonly GoalView[], above: readonly string[]): readonly CopiedGoal[] =>
    goals
      .filter((goal) => !isDivider(goal) && !isBlankName(goal.name) && !above.includes(goal.key))
      .map((goal) => ({
        name: goal.name,
        isDone: isDone(goal),
        subgoals: outlined(cairn.replica.subgoalsOf(goal.key), [...above, goal.key]),
      }));
  return outlined(
    keys.flatMap((key) => cairn.replica.goal(key) ?? []),
    [],
  );
}
