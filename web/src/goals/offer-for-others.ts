import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { seriesQuestion } from './ui-requests.ts';

/**
 * After an edit of one occurrence, offers it for others.
 *
 * @param alone the edit, if an undo toast is shown: the toast closes once the others follow
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
