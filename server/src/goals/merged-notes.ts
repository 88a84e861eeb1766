import type { NoteChange } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import { changedNotes, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { insertionsOf, transformedChange } from '@cairn/core/notes/moved-change';
import { maxNotesLength } from '@cairn/core/notes/notes-from';
import { notesDifference } from '@cairn/core/notes/difference';
import type { NotesWish } from './goal-wish.ts';

/** `ops`: the change as applied; null if nothing changed. */
export interface MergedNotes {
  readonly notes: NotesDelta | null;
  readonly ops: NotesOps | null;
}

/**
 * Transforms a change over the changes since its base revision. At the same position, text that arrived earlier comes
 * first. If the log is incomplete, only insertions are applied.
 *
 * @param merges false only in the simulation
 * @returns null if the note gets too long
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

/** Deletes all characters: remaining line ends would shift later transformations. */
function emptied(notes: NotesDelta | null): NotesOps | null {
  return notes === null ? null : notesDifference(notes, null);
}
