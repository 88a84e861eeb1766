import { type MoveTarget, sequenceFieldOfTarget } from '@cairn/core/goals/list-order';
import { placeBelow, placeDetached, placeInPeriod, placeOnList } from '@cairn/core/goals/moved-goal';
import { ancestorsOf } from '@cairn/core/goals/tree';
import { makesRing } from '@cairn/core/goals/makes-ring';
import type { GoalEditRefusal } from '@cairn/core/goals/edited-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import { listRecord } from '../replica/lists-on.ts';
import { changeFields, editGoal } from './edit-goal.ts';
import { type ListPosition, listOf, numbersAt } from './list-position.ts';
import { entryAt } from '../entry-at.ts';

type MoveRefusal =
  | GoalEditRefusal
  | { readonly code: 'goal.unknown' | 'goal.readOnly' | 'goal.parent' | 'bucket.unknown' };

/** Refuses a parent below the goal (`goal.cycle`) or in another space (`goal.parent`). */
export function moveGoal(
  cairn: Cairn,
  key: string,
  { to, position }: { readonly to: MoveTarget; readonly position: ListPosition },
): Outcome<Saved, MoveRefusal> {
  const goal = cairn.replica.goal(key);
  if (!goal) return refused({ code: 'goal.unknown' });
  if (goal.isViewed) return refused({ code: 'goal.readOnly' });
  const parent = 'parent' in to ? cairn.replica.goal(to.parent) : undefined;
  if ('parent' in to && !parent) return refused({ code: 'goal.unknown' });
  const list = 'list' in to ? listRecord(cairn, to.list) : undefined;
  // A board has only goals of its own space.
  if ('list' in to && list?.scope !== goal.space) return refused({ code: 'bucket.unknown' });
  if (parent && parent.space !== goal.space) return refused({ code: 'goal.parent' });
  if (parent && wouldMakeRing(cairn, goal.key, parent.key)) return refused({ code: 'goal.cycle' });
  if (isThereAlready(listOf(cairn, to), goal, position)) return accepted({ saved: Promise.resolve() });
  const { inserted, renumbered } = numbersAt(cairn, to, position, 1, goal.key);
  const number = entryAt(inserted, 0);
  const above = list ? placeOnList(goal, list.key, number) : parent && placeBelow(goal, parent, number);
  const place = above ?? ('columnId' in to ? placeInPeriod(goal, to, number) : {});
  const field = sequenceFieldOfTarget(to);
  const move = (): Outcome<Saved, MoveRefusal> => {
    const moved = editGoal(cairn, goal.key, place);
    const own = renumbered.filter((member) => !cairn.replica.goal(member.key)?.isViewed);
    if (!moved.ok || own.length === 0) return moved;
    const others = changeFields(
      cairn,
      own.map((member) => ({ key: member.key, fields: { [field]: member.sequenceNo } })),
    );
    return accepted({ saved: Promise.all([moved.value.saved, others]).then(() => undefined) });
  };
  return cairn.undoStack.during(move).result;
}

/** The goal becomes the last subgoal; null removes the parent. */
export function setGoalParent(cairn: Cairn, key: string, parent: string | null): Outcome<Saved, MoveRefusal> {
  if (parent !== null) return moveGoal(cairn, key, { to: { parent }, position: { at: 'bottom' } });
  const goal = cairn.replica.goal(key);
  if (!goal) return refused({ code: 'goal.unknown' });
  const ancestors = ancestorsOf(goal, (ref) => cairn.replica.goal(ref));
  return editGoal(cairn, goal.key, placeDetached(goal, ancestors));
}

function wouldMakeRing(cairn: Cairn, key: string, parent: string): boolean {
  return makesRing(key, parent, (at) => cairn.replica.goal(at)?.parent ?? null);
}

function isThereAlready(list: readonly GoalView[], goal: GoalView, position: ListPosition): boolean {
  const index = list.findIndex((member) => member.key === goal.key);
  if (index === -1) return false;
  if ('at' in position) return index === (position.at === 'top' ? 0 : list.length - 1);
  if ('before' in position) return position.before === goal.key || list[index + 1]?.key === position.before;
  return position.after === goal.key || list[index - 1]?.key === position.after;
}
