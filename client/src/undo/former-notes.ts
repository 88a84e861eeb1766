import { changedNotes, composedChanges, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { reversedChange } from '@cairn/core/notes/moved-change';
import { notesDifference } from '@cairn/core/notes/difference';
import { isSame } from '@cairn/core/same';
import { changeFollowing } from '@cairn/core/notes/woven-change';

export interface NotesChange {
  readonly before: NotesDelta | null;
  readonly after: NotesDelta | null;
  /** The exact edit, if known. */
  readonly typed?: NotesOps | undefined;
}

/**
 * Removes the user's edits, but keeps all text of others. Null if there is nothing to remove.
 *
 * @param changes oldest first
 * @param now the current note
 */
export function formerNotes(changes: readonly NotesChange[], now: NotesDelta | null): NotesOps | null {
  let back: NotesOps = [];
  let last: NotesDelta | null = null;
  for (const { before, after, typed } of changes) {
    const overOthers = changeFollowing(back, last, before);
    const exact = typed && isSame(changedNotes(before, typed), after) ? reversedChange(typed, before) : null;
    back = composedChanges(exact ?? notesDifference(after, before), overOthers);
    last = after;
  }
  const all = changeFollowing(back, last, now);
  return all.length === 0 ? null : all;
}
