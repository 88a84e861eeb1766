import Delta, { type Op } from 'quill-delta';

/** In Quill's Delta format. */
export interface NotesDelta {
  readonly ops: readonly Op[];
}

/** A change: what to keep, insert and delete, in order. */
export type NotesOps = readonly Op[];

/** Whether the note is stored as null: it has no operations, or only empty lines. */
export function isEmptyNotes(notes: NotesDelta | null): boolean {
  if (!notes || notes.ops.length === 0) return true;
  return notes.ops.every(
    (op) => typeof op.insert === 'string' && op.insert.replaceAll('\n', '') === '' && !op.attributes,
  );
}

export const asDelta = (ops: NotesOps) => new Delta(ops as Op[]);

/** Returns null if nothing is left. */
export function changedNotes(notes: NotesDelta | null, change: NotesOps): NotesDelta | null {
  // Drop operations past the end of the document.
  const ops = asDelta(notes?.ops ?? [])
    .compose(asDelta(change))
    .ops.filter((op) => op.insert !== undefined);
  return isEmptyNotes({ ops }) ? null : { ops };
}

export function composedChanges(first: NotesOps, second: NotesOps): NotesOps {
  return asDelta(first).compose(asDelta(second)).ops;
}

/** Embeds become spaces. */
export function notesText(notes: NotesDelta | null): string {
  return (notes?.ops ?? []).map((op) => (typeof op.insert === 'string' ? op.insert : ' ')).join('');
}

export function notesWithTextBefore(text: string, notes: NotesDelta | null): NotesDelta | null {
  if (text === '') return notes;
  return { ops: asDelta([{ insert: `${text}\n` }]).concat(asDelta(notes?.ops ?? [])).ops };
}
