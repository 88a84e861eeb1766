import { composedChanges, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';

/** Whether a note ends with a line break, as the editor's document always does. */
function endsWithBreak(notes: NotesDelta | null): boolean {
  const last = notes?.ops.at(-1)?.insert;
  return typeof last === 'string' && last.endsWith('\n');
}

/** A note as the editor's document: the same, with the line break at its end that an editor needs. */
export function documentOf(notes: NotesDelta | null): NotesOps {
  const ops = notes?.ops ?? [];
  return endsWithBreak(notes) ? ops : [...ops, { insert: '\n' }];
}

/** How long a note is as the editor counts: an embed is one character. */
function lengthOf(notes: NotesDelta | null): number {
  return (notes?.ops ?? []).reduce(
    (sum, op) => sum + (typeof op.insert === 'string' ? op.insert.length : 1),
    0,
  );
}

/**
 * A change of the editor's document as a change of the note.
 *
 * Where the note lacks the last line break, it is put there first: a list or heading lives on that break.
 */
export function changeOfDocument(notes: NotesDelta | null, change: NotesOps): NotesOps {
  if (endsWithBreak(notes)) return change;
  const length = lengthOf(notes);
  const completed: NotesOps = length === 0 ? [{ insert: '\n' }] : [{ retain: length }, { insert: '\n' }];
  return composedChanges(completed, change);
}
