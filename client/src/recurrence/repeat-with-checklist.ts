import { notesDifference } from '@cairn/core/notes/difference';
import { withChecklist } from '@cairn/core/notes/with-checklist';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { type RecurrenceWish, wishedRecurrence } from '@cairn/core/recurrence/recurrence-edit';
import type { Cairn } from '../cairn/cairn.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import type { Saved } from '../saved.ts';
import type { SeveralRefusal } from './edit-several.ts';
import { repeatGoal } from './repeat-goal.ts';

/** Subgoals become a checklist in the note of each occurrence. */
export function repeatWithChecklist(
  cairn: Cairn,
  keyOrId: string,
  wish: RecurrenceWish,
): Outcome<Saved, SeveralRefusal> {
  const goal = cairn.replica.goal(keyOrId);
  if (!goal) return refused({ code: 'goal.unknown' });
  const wished = wishedRecurrence(wish, { ...goal, hasSubgoals: false });
  if (!wished.ok) return wished;
  const subgoals = cairn.replica.subgoalsOf(goal.key);
  const lines = subgoals.filter(({ type }) => type === null).map(({ name }) => name);
  const change = notesDifference(goal.richThoughts, withChecklist(goal.richThoughts, lines));
  // Repeat, note and subgoals cannot be undone as one change.
  return cairn.undoStack.aside(() => {
    const saved = [
      changeNotes(cairn, goal.key, change).saved,
      ...subgoals.map(({ key }) => deleteGoal(cairn, key).saved),
    ];
    const repeated = repeatGoal(cairn, goal.key, wished.value);
    if (!repeated.ok) return repeated;
    return accepted({ saved: Promise.all([...saved, repeated.value.saved]).then(() => undefined) });
  });
}
