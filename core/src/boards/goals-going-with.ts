import type { GoalFields } from '../goals/goal.ts';

type Standing = Pick<GoalFields, 'parent' | 'bucketId' | 'columnId'> & { readonly key: string };

/**
 * Goals in a period, on another list or below a remaining goal are not deleted with their list.
 *
 * @param isGoing whether a list is deleted
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
  // The map grows in the loop, to visit all levels.
  for (const { key } of going.values())
    for (const child of subgoalsOf(key))
      if (child.columnId === null && (child.bucketId === null || isGoing(child.bucketId)))
        going.set(child.key, child);
  return [...going.values()];
}
