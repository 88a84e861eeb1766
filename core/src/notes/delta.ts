import Delta, { type Op } from 'quill-delta';

/** A rich text as Quill's Delta: the operations that write the whole document. */
export interface NotesDelta {
  readonly ops: readonly Op[];
}

/** A change of a rich text: what to keep, insert and delete, in order. */
export type NotesOps = readonly Op[];

/** A note without operations, with one empty line only, or none at all is stored as null. */
export function isEmptyNotes(notes: NotesDelta | null): boolean {
  if (!notes || notes.ops.length === 0) return true;
  return notes.ops.every(
    (op) => typeof op.insert === 'string' && op.insert.replaceAll('\n', '') === '' && !op.attributes,
  );
}

/** Operations as `quill-delta` computes with them. */
export const asDelta = (ops: NotesOps) => new Delta(ops as Op[]);

/** The document after a change; null when nothing is left. */
export function changedNotes(notes: NotesDelta | null, change: NotesOps): NotesDelta | null {
  // A change that reaches past the end keeps or deletes nothing there, so those operations are dropped.
  const ops = asDelta(notes?.ops ?? [])
    .compose(asDelta(change))
    .ops.filter((op) => op.insert !== undefined);
  return isEmptyNotes({ ops }) ? null : { ops };
}

/** Two changes in a row as one. */
export function composedChanges(first: NotesOps, second: NotesOps): NotesOps {
  return asDelta(first).compose(asDelta(second)).ops;
}

/** The plain text of a note, embeds left out. */
export function notesText(notes: NotesDelta | null): string {
  return (notes?.ops ?? []).map((op) => (typeof op.insert === 'string' ? op.insert : ' ')).join('');
}

/** A note that begins with `text` on lines of its own, before what was there. */
export function notesWithTextBefore(text: string, notes: NotesDelta | null): NotesDelta | null {
  if (text === '') return notes;
  return { ops: asDelta([{ insert: `${text}\n` }]).concat(asDelta(notes?.ops ?? [])).ops };
}
