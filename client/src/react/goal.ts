import { ancestorsOf } from '@cairn/core/goals/tree';
import { useMemo } from 'react';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useWatched } from './use-watched.ts';

/** @param keyOrId a key or id */
export function useGoal(
  keyOrId: string,
):
  | { readonly status: 'ready'; readonly goal: GoalView }
  | { readonly status: 'loading' | 'missing'; readonly goal: null } {
  const { replica } = useCairn();
  const goal = useWatched(
    replica,
    `goal/${replica.keyOf(keyOrId)} series load`,
    () => replica.goal(keyOrId) ?? null,
  );
  const isWhole = useIsWhole();
  if (goal) return { status: 'ready', goal };
  return { status: isWhole ? 'missing' : 'loading', goal: null };
}

export function useSubgoals(key: string): readonly GoalView[] {
  const { replica } = useCairn();
  return useWatched(replica, `subgoals/${key}`, () => replica.subgoalsOf(key));
}

/** Returns all ancestors, farthest first. */
export function useParents(key: string): readonly GoalView[] {
  const { replica } = useCairn();
  const version = useWatched(replica, 'goals', () =>
    parentsText(replica.goal(key), (ref) => replica.goal(ref)),
  );
  return useMemo(() => {
    const goal = version === '' ? undefined : replica.goal(key);
    return goal ? ancestorsOf(goal, (ref) => replica.goal(ref)).toReversed() : [];
  }, [replica, key, version]);
}

/** The text changes with the ancestors, so unchanged ancestors stay the same array. */
function parentsText(goal: GoalView | undefined, goalOf: (ref: string) => GoalView | undefined): string {
  if (!goal) return '';
  return ancestorsOf(goal, goalOf)
    .map(({ key, name, color, columnId, dueDate, doneDate, subgoalCount, doneSubgoalCount }) =>
      JSON.stringify([key, name, color, columnId, dueDate, doneDate, subgoalCount, doneSubgoalCount]),
    )
    .join();
}
