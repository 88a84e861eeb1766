import type { Cairn } from '@cairn/client/cairn/cairn';
import { deleteGoal } from '@cairn/client/goals/delete-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { sayRefused } from './say-refused.ts';
import { seriesQuestion } from './ui-requests.ts';
import { deleteWithUndo } from './delete-with-undo.ts';

/**
 * Locked goals stay. For an occurrence, first asks which occurrences to delete.
 *
 * @param onDelete called after the deletion, even if it happens after the question
 */
export function removeGoal(cairn: Cairn, goal: GoalView, onDelete?: () => void): void {
  if (goal.isViewed) return sayRefused({ code: 'space.readOnly' });
  if (goal.locked) return;
  if (goal.recurrence) return seriesQuestion.set({ key: goal.key, edit: null, onDelete });
  onDelete?.();
  deleteWithUndo(cairn, deleteGoal(cairn, goal.key));
}
