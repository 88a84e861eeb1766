import { changedNotes, composedChanges, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { reversedChange } from '@cairn/core/notes/moved-change';
import { notesDifference } from '@cairn/core/notes/difference';
import { isSame } from '@cairn/core/same';
import { changeFollowing } from '@cairn/core/notes/woven-change';

/** A note before and after somebody wrote in it. */
export interface NotesChange {
  readonly before: NotesDelta | null;
  readonly after: NotesDelta | null;
  /** What exactly was typed, where that is known. */
  readonly typed?: NotesOps | undefined;
}

/**
 * What takes changes of a note out of it again and leaves in what others wrote between and after them; null when there is
 * nothing to take out.
 *
 * @param changes in the order in which they were made
 * @param now the note as it is
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
