import type { Cairn } from '@cairn/client/cairn/cairn';
import { duplicateGoal } from '@cairn/client/goals/duplicate-goal';
import { m } from '@cairn/words/messages';
import { focusRow } from './row-walk.ts';
import { offerUndo } from './undo.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';

/** The copy gets the focus, to be changed next. */
export function duplicateWithUndo(cairn: Cairn, key: string): void {
  const { result: copy, step } = cairn.undoStack.during(() => duplicateGoal(cairn, key));
  if (!copy) return;
  warnUnlessSaved(copy.saved);
  offerUndo(cairn, step, { text: m.goal_duplicated_toast() });
  // A menu gives the focus back in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => focusRow(copy.key)));
}
