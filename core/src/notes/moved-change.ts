import Delta, { type Op } from 'quill-delta';
import { asDelta, changedNotes, type NotesDelta, type NotesOps, notesText } from './delta.ts';

/** What takes a change of a document back, place by place; null when the document was left empty, where lines are no note. */
export function reversedChange(change: NotesOps, document: NotesDelta | null): NotesOps | null {
  if (changedNotes(document, change) === null) return null;
  return asDelta(change).invert(asDelta(document?.ops ?? [])).ops;
}

/**
 * `change`, made on the same document as `earlier`, rewritten to apply after it.
 *
 * @param earlierStandsFirst whether at the same place the earlier insertion stays before this one
 */
export function transformedChange(
  change: NotesOps,
  earlier: NotesOps,
  earlierStandsFirst: boolean,
): NotesOps {
  return asDelta(earlier).transform(asDelta(change), earlierStandsFirst).ops;
}

/**
 * A change without its deletions: what is applied when nobody knows any more what it was made on. What it
 * would have deleted stays, and what it inserts stands where it stood.
 */
export function withoutDeletions(change: NotesOps): NotesOps {
  return asDelta(change.map((op) => (op.delete === undefined ? op : { retain: op.delete }))).chop().ops;
}

/**
 * The insertions of a change whose base revision of the note is no longer known.
 *
 * Nothing is deleted or formatted, and no line of another writer is split: text that would land inside a line follows it.
 */
export function insertionsOf(change: NotesOps, notes: NotesDelta | null): NotesOps {
  const text = notesText(notes);
  const placed = new Delta();
  let meant = 0;
  let reached = 0;
  for (const op of change) {
    if (op.insert === undefined) {
      meant += Delta.Op.length(op as Op);
      continue;
    }
    const isLine = typeof op.insert === 'string' && op.insert.endsWith('\n');
    const at = Math.max(reached, lineEdge(text, meant, isLine));
    placed.retain(at - reached).insert(op.insert, op.attributes);
    reached = at;
  }
  return placed.ops;
}

/** The nearest place from `at` on that is inside of no line: its own start, else the line's end, or after it. */
function lineEdge(text: string, at: number, goesAfter: boolean): number {
  if (at === 0 || text[at - 1] === '\n') return Math.min(at, text.length);
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + (goesAfter ? 1 : 0);
}
