import type { Cairn } from '@cairn/client/cairn/cairn';
import { renameOrShelve } from '@cairn/client/goals/rename-or-shelve';
import { type OpenedName, openedName } from '@cairn/client/goals/opened-name';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isBlankName } from '@cairn/core/names/blank-name';
import { editing } from './ui-requests.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { followFocus, placesAround } from './kept-focus.ts';
import { rowOf } from './row-walk.ts';

/**
 * If the row disappears during an edit, the text is saved as the goal's name, or shelved if the goal was
 * deleted. If the goal is drawn elsewhere, the edit continues there. Otherwise a neighbour gets the focus.
 */
export function saveOnUnmount(
  cairn: Cairn,
  goal: GoalView,
  field: HTMLTextAreaElement,
  opened: OpenedName,
): void {
  const name = field.value.trim();
  if (!isBlankName(name) && name !== opened.name) {
    const isThere = cairn.replica.goal(goal.key) !== undefined;
    const { saved } = renameOrShelve(cairn, goal, name, opened);
    // The goal's new row may already be drawn, with the old text.
    if (isThere && editing.get()?.key === goal.key)
      editing.set({ key: goal.key, draft: field.value, opened: openedName(cairn, { key: goal.key, name }) });
    warnUnlessSaved(saved);
  }
  const row = field.closest<HTMLElement>('[data-goal]');
  const around = row ? placesAround(row) : [];
  requestAnimationFrame(() => {
    if (editing.get()?.key === goal.key && !rowOf(goal.key)) editing.set(null);
    followFocus(around);
  });
}
