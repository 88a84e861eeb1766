import Delta, { type Op } from 'quill-delta';
import { asDelta, changedNotes, type NotesDelta, type NotesOps, notesText } from './delta.ts';

export function reversedChange(change: NotesOps, document: NotesDelta | null): NotesOps | null {
  if (changedNotes(document, change) === null) return null;
  return asDelta(change).invert(asDelta(document?.ops ?? [])).ops;
}

/**
 * Rewrites `change` to apply after `earlier`; both were made on the same document.
 *
 * @param earlierStandsFirst whether the text of `earlier` comes first where both insert
 */
export function transformedChange(
  change: NotesOps,
  earlier: NotesOps,
  earlierStandsFirst: boolean,
): NotesOps {
  return asDelta(earlier).transform(asDelta(change), earlierStandsFirst).ops;
}

/** Drops deletions: without the change's base, the deleted text is unknown. */
export function withoutDeletions(change: NotesOps): NotesOps {
  return asDelta(change.map((op) => (op.delete === undefined ? op : { retain: op.delete }))).chop().ops;
}

/**
 * Keeps only insertions, because the change's base revision is unknown. No line is split: text inserted
 * inside a line moves behind that line.
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

function lineEdge(text: string, at: number, goesAfter: boolean): number {
  if (at === 0 || text[at - 1] === '\n') return Math.min(at, text.length);
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + (goesAfter ? 1 : 0);
}
