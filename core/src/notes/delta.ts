import Delta, { type Op } from 'quill-delta';

/** A document in Quill's Delta format. */
export interface NotesDelta {
  readonly ops: readonly Op[];
}

/** A change: what to keep, insert and delete, in order. */
export type NotesOps = readonly Op[];

/** Whether the note is stored as null: no operations, or only empty lines. */
export function isEmptyNotes(notes: NotesDelta | null): boolean {
  if (!notes || notes.ops.length === 0) return true;
  return notes.ops.every(
    (op) => typeof op.insert === 'string' && op.insert.replaceAll('\n', '') === '' && !op.attributes,
  );
}

export const asDelta = (ops: NotesOps) => new Delta(ops as Op[]);

/** Applies a change; null if nothing is left. */
export function changedNotes(notes: NotesDelta | null, change: NotesOps): NotesDelta | null {
  // Drops operations past the end of the document.
  const ops = asDelta(notes?.ops ?? [])
    .compose(asDelta(change))
    .ops.filter((op) => op.insert !== undefined);
  return isEmptyNotes({ ops }) ? null : { ops };
}

export function composedChanges(first: NotesOps, second: NotesOps): NotesOps {
  return asDelta(first).compose(asDelta(second)).ops;
}

/** Returns the text of a note; embeds become spaces. */
export function notesText(notes: NotesDelta | null): string {
  return (notes?.ops ?? []).map((op) => (typeof op.insert === 'string' ? op.insert : ' ')).join('');
}

/** Inserts `text` on its own lines at the start. */
export function notesWithTextBefore(text: string, notes: NotesDelta | null): NotesDelta | null {
  if (text === '') return notes;
  return { ops: asDelta([{ insert: `${text}\n` }]).concat(asDelta(notes?.ops ?? [])).ops };
}
