import type { Cairn } from '@cairn/client/cairn/cairn';
import { tickGoal } from '@cairn/client/goals/change-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { m } from '@cairn/words/messages';
import { ticked } from './ui-requests.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { shortName } from './short-name.ts';
import { offerUndo } from './undo.ts';

/** Shows an undo toast, because a finger covers the row. */
export function tickWithUndo(cairn: Cairn, goal: GoalView, isDone: boolean): void {
  const { key, name } = goal;
  const { result, step } = cairn.undoStack.during(() => tickGoal(cairn, key, isDone));
  warnUnlessSaved(result.saved);
  const names = { name: shortName(name) };
  offerUndo(cairn, step, { text: isDone ? m.undo_done(names) : m.undo_reopened(names) });
  if (isDone) ticked.set(goal);
}
