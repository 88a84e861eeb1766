import type { GoalView } from '@cairn/client/replica/goal-view';
import type { UndoEntry } from '@cairn/client/undo-stack/undo-entry';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { seriesQuestion } from './attention.ts';

/**
 * After a change of one occurrence of a goal that repeats: says that it is for this one, with the way to more of them.
 *
 * @param alone the change, where a way back stands on the screen: it goes once the others have followed
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
