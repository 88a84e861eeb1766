import type { NoteChange } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import { changedNotes, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { insertionsOf, transformedChange } from '@cairn/core/notes/moved-change';
import { maxNotesLength } from '@cairn/core/notes/notes-from';
import { notesDifference } from '@cairn/core/notes/difference';
import type { NotesWish } from './goal-wish.ts';

/** A goal's notes after a change, and the change as it was applied; null when nothing changed. */
export interface MergedNotes {
  readonly notes: NotesDelta | null;
  readonly ops: NotesOps | null;
}

/**
 * The notes after what a request wants of them.
 *
 * A change is rewritten over what came since the revision it was made on; what came first stands first. Where the log
 * does not reach back, what it inserts is put in and nothing is taken out. Null when the notes would grow too long.
 *
 * @param log the logged changes after the revision the wish was made on
 * @param merges whether a change is rewritten; always true outside of the simulation
 */
export function mergedNotes(
  goal: Pick<GoalRow, 'richThoughts' | 'notesRev'>,
  wish: NotesWish,
  log: readonly NoteChange[],
  merges = true,
): MergedNotes | null {
  const ops =
    wish.kind === 'whole'
      ? notesDifference(goal.richThoughts, wish.notes)
      : rewritten(wish, goal, log, merges);
  if (ops.length === 0) return { notes: goal.richThoughts, ops: null };
  const notes = changedNotes(goal.richThoughts, ops);
  if (notes === null) return { notes, ops: emptied(goal.richThoughts) };
  return JSON.stringify(notes.ops).length > maxNotesLength ? null : { notes, ops };
}

function rewritten(
  wish: Extract<NotesWish, { kind: 'change' }>,
  { richThoughts, notesRev }: Pick<GoalRow, 'richThoughts' | 'notesRev'>,
  log: readonly NoteChange[],
  merges: boolean,
): NotesOps {
  if (!merges) return wish.ops;
  const missed = notesRev - wish.baseRev;
  if (missed < 0 || log.length !== missed) return insertionsOf(wish.ops, richThoughts);
  return log.reduce<NotesOps>((ops, earlier) => transformedChange(ops, earlier.ops, true), wish.ops);
}

/**
 * What leaves nothing of a note. Empty lines alone are no note: a log that kept them would let everybody whose change is
 * rewritten over it count lines that are not there.
 */
function emptied(notes: NotesDelta | null): NotesOps | null {
  return notes === null ? null : notesDifference(notes, null);
}
