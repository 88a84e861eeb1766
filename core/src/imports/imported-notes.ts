import type { Op } from 'quill-delta';
import { storableText } from '../storable.ts';
import { isEmptyNotes, type NotesDelta } from '../notes/delta.ts';
import { maxNotesLength } from '../notes/notes-from.ts';

/** Room for operations that the loop does not count. */
const reserve = 1_000;

/**
 * Joins as many passages as fit, with an empty line between.
 *
 * @param most longest note, in UTF-16 units of JSON
 * @returns the note (null if empty), and the number of passages that did not fit
 */
export function notesOfPassages(
  passages: readonly (readonly Op[])[],
  most = maxNotesLength,
): {
  readonly notes: NotesDelta | null;
  readonly leftOut: number;
} {
  const ops: Op[] = [];
  let length = reserve;
  let leftOut = 0;
  for (const passage of passages) {
    if (passage.length === 0) continue;
    const size = JSON.stringify(passage).length;
    if (length + size > most) {
      leftOut += 1;
      continue;
    }
    if (ops.length > 0) ops.push({ insert: '\n' });
    ops.push(...passage);
    const last = passage.at(-1);
    // A list's last line has a line end already.
    if (last?.insert !== '\n' || !last.attributes) ops.push({ insert: '\n' });
    length += size + 40;
  }
  const notes = { ops };
  return { notes: isEmptyNotes(notes) ? null : notes, leftOut };
}

export function passage(text: string): readonly Op[] {
  const trimmed = storableText(text).replaceAll(/\r\n?/gu, '\n').trim();
  return trimmed === '' ? [] : [{ insert: trimmed }];
}

export function linkedLine(text: string, address: string): readonly Op[] {
  return [{ insert: text, attributes: { link: address } }];
}

export function linesOfPassage(lines: readonly (readonly Op[])[]): readonly Op[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ insert: '\n' }, ...line]));
}
