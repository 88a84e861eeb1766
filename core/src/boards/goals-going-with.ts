import type { GoalFields } from '../goals/goal.ts';

type Standing = Pick<GoalFields, 'parent' | 'bucketId' | 'columnId'> & { readonly key: string };

/**
 * Returns the goals that are deleted together with their lists. Goals in a period, on another list or below a remaining
 * goal stay.
 *
 * @param isGoing whether a list is deleted
 * @param isThere whether a goal is visible
 */
export function goalsGoingWith<Goal extends Standing>(
  onLists: readonly Goal[],
  subgoalsOf: (key: string) => readonly Goal[],
  isGoing: (bucketId: string) => boolean,
  isThere: (key: string) => boolean,
): readonly Goal[] {
  const going = new Map<string, Goal>();
  for (const goal of onLists)
    if (goal.columnId === null && (goal.parent === null || !isThere(goal.parent))) going.set(goal.key, goal);
  // The map grows during the loop, to include subgoals at all levels.
  for (const { key } of going.values())
    for (const child of subgoalsOf(key))
      if (child.columnId === null && (child.bucketId === null || isGoing(child.bucketId)))
        going.set(child.key, child);
  return [...going.values()];
}
