import { ancestorsOf } from '@cairn/core/goals/tree';
import type { MoveTarget } from '@cairn/core/goals/list-order';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { deleteGoal } from './delete-goal.ts';
import type { ListPosition } from './list-position.ts';
import { moveGoal } from './move-goal.ts';

export interface SeveralChanged extends Saved {
  readonly step: UndoEntry | null;
}

/** Makes one undo entry; missing goals are skipped. */
export function changeSeveral(
  cairn: Cairn,
  keys: readonly string[],
  verb: (goal: GoalView) => Saved,
): SeveralChanged {
  const { result, step } = cairn.undoStack.during(() =>
    keys.flatMap((key) => {
      const goal = cairn.replica.goal(key);
      return goal ? [verb(goal).saved] : [];
    }),
  );
  return { saved: Promise.all(result).then(() => undefined), step };
}

/** Moves one goal after the other, in the order of `keys`. A goal that cannot move stays. */
export function moveSeveral(
  cairn: Cairn,
  keys: readonly string[],
  { to, position }: { readonly to: MoveTarget; readonly position: ListPosition },
): SeveralChanged {
  let next = position;
  return changeSeveral(cairn, keys, ({ key }) => {
    const moved = moveGoal(cairn, key, { to, position: next });
    if (!moved.ok) return { saved: Promise.resolve() };
    next = { after: key };
    return moved.value;
  });
}

/** Deletes goals. Of a series, only the chosen occurrences are deleted. */
export function deleteChosen(cairn: Cairn, keys: readonly string[]): SeveralChanged {
  return changeSeveral(cairn, rootsOf(cairn, keys), ({ key }) => deleteGoal(cairn, key));
}

/** Leaves out goals below another of these goals, because what is done to a goal is done to its subgoals too. */
export function rootsOf(cairn: Cairn, keys: readonly string[]): readonly string[] {
  const chosen = new Set(keys);
  const goalOf = (key: string) => cairn.replica.goal(key);
  return keys.filter((key) => {
    const goal = goalOf(key);
    return goal && !ancestorsOf(goal, goalOf).some((above) => chosen.has(above.key));
  });
}
