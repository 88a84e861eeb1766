import { type NotesDelta } from './delta.ts';

/** Returns the same object if no box is ticked. */
export function clearedChecklist(notes: NotesDelta | null): NotesDelta | null {
  if (!notes?.ops.some(({ attributes }) => attributes?.['list'] === 'checked')) return notes;
  return {
    ops: notes.ops.map((op) =>
      op.attributes?.['list'] === 'checked'
        ? { ...op, attributes: { ...op.attributes, list: 'unchecked' } }
        : op,
    ),
  };
}
