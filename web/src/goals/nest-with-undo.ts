import type { Cairn } from '@cairn/client/cairn/cairn';
import { moveGoal, setGoalParent } from '@cairn/client/goals/move-goal';
import { m } from '@cairn/words/messages';
import { goalPlaceOf } from '../drag/zones.ts';
import { neighbourKey } from './row-walk.ts';
import { sayRefused } from './say-refused.ts';
import { shortName } from './short-name.ts';
import { offerUndo } from './undo.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';

/** Returns the goal of the row above that may become the parent; null without one. */
export function parentAbove(cairn: Cairn, row: HTMLElement): string | null {
  const goal = cairn.replica.goal(row.dataset.goal ?? '');
  const key = neighbourKey(row, -1);
  const above = key === null ? undefined : cairn.replica.goal(key);
  if (!goal || !above || goal.locked || above.locked) return null;
  const mayBe = goal.type === null && above.type === null && goal.space === above.space;
  return mayBe && goal.parent !== above.key ? above.key : null;
}

/** Whether the row is in its parent's list of subgoals. */
export function isBelowListed(row: HTMLElement): boolean {
  const { zone } = row.dataset;
  return zone !== undefined && 'parent' in goalPlaceOf(zone);
}

export function nestWithUndo(cairn: Cairn, key: string, parent: string): void {
  const { result, step } = cairn.undoStack.during(() => setGoalParent(cairn, key, parent));
  if (!result.ok) return sayRefused(result.refusal);
  warnUnlessSaved(result.value.saved);
  const name = shortName(cairn.replica.goal(key)?.name ?? '');
  offerUndo(cairn, step, { text: m.undo_placed_below({ name }) });
}

/** Moves the goal one level up, directly below its former parent, or out of the tree. */
export function moveOutWithUndo(cairn: Cairn, key: string): void {
  const goal = cairn.replica.goal(key);
  if (!goal || goal.parent === null || goal.locked) return;
  const above = cairn.replica.goal(goal.parent)?.parent ?? null;
  const to = { parent: above ?? '' };
  const after = { after: goal.parent };
  const { result, step } = cairn.undoStack.during(() =>
    above === null ? setGoalParent(cairn, key, null) : moveGoal(cairn, key, { to, position: after }),
  );
  if (!result.ok) return sayRefused(result.refusal);
  warnUnlessSaved(result.value.saved);
  offerUndo(cairn, step, { text: m.undo_detached({ name: shortName(goal.name) }) });
}
