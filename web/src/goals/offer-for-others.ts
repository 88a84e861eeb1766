import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { seriesQuestion } from './ui-requests.ts';

/**
 * Called after an edit of one occurrence: offers the edit for the other occurrences.
 *
 * @param alone the edit's undo entry, if a toast offers it: the toast closes when the other occurrences get the edit
 */
export function offerForOthers(
  { key, recurrence }: GoalView,
  edit: GoalEdit,
  alone: UndoEntry | null = null,
): void {
  if (!recurrence) return;
  showToast({
    text: m.goal_only_here_toast(),
    action: { label: m.goal_change_more(), run: () => seriesQuestion.set({ key, edit, alone }) },
  });
}
