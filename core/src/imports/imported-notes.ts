import type { Op } from 'quill-delta';
import { storableText } from '../storable.ts';
import { isEmptyNotes, type NotesDelta } from '../notes/delta.ts';
import { maxNotesLength } from '../notes/notes-from.ts';

/** Room for the operations around what is counted. */
const reserve = 1_000;

/**
 * A note of several passages with an empty line between, as far as it has room for them.
 *
 * @param most the longest that is kept, in the JSON text of its operations
 * @returns the note, null when it is empty, and how many passages had no room
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
    // The last line of a list has ended already, as one of it.
    if (last?.insert !== '\n' || !last.attributes) ops.push({ insert: '\n' });
    length += size + 40;
  }
  const notes = { ops };
  return { notes: isEmptyNotes(notes) ? null : notes, leftOut };
}

/** A text as a passage; none when it is empty. */
export function passage(text: string): readonly Op[] {
  const trimmed = storableText(text).replaceAll(/\r\n?/gu, '\n').trim();
  return trimmed === '' ? [] : [{ insert: trimmed }];
}

/** A list of lines as a passage, where each says what it is: `Price: 12`, with an address to go to where it has one. */
export function linkedLine(text: string, address: string): readonly Op[] {
  return [{ insert: text, attributes: { link: address } }];
}

/** Passages as the lines of one. */
export function linesOfPassage(lines: readonly (readonly Op[])[]): readonly Op[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ insert: '\n' }, ...line]));
}
