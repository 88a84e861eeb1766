import type { GoalFields } from '../goals/goal.ts';

/** A goal as far as it decides what goes with a list. */
type Standing = Pick<GoalFields, 'parent' | 'bucketId' | 'columnId'> & { readonly key: string };

/**
 * The goals that go when lists are deleted: those that stand nowhere else. What stands in a period, on another list or
 * below a goal that stays, stays there, off the board.
 *
 * @param onLists the goals on the lists
 * @param isGoing whether a list is one of those that go
 * @param isThere whether a goal is there for anybody to see
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
  // Grows while it is walked, until nothing below any of them is left that goes with it.
  for (const { key } of going.values())
    for (const child of subgoalsOf(key))
      if (child.columnId === null && (child.bucketId === null || isGoing(child.bucketId)))
        going.set(child.key, child);
  return [...going.values()];
}
