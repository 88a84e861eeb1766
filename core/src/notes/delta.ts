import Delta, { type Op } from 'quill-delta';
import { isDeeperThan, maxDepth } from '../json/depth.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';

/** A rich text as Quill's Delta: the operations that write the whole document. */
export interface NotesDelta {
  readonly ops: readonly Op[];
}

/** A change of a rich text: what to keep, insert and delete, in order. */
export type NotesOps = readonly Op[];

/** Longest note that is kept, in the JSON text of its operations. */
export const maxNotesLength = 500_000;

/** Why a text is no note. */
export type NotesRefusal = { readonly code: 'goal.notes' };

/** A note without operations, with one empty line only, or none at all is stored as null (`api.md`). */
export function isEmptyNotes(notes: NotesDelta | null): boolean {
  if (!notes || notes.ops.length === 0) return true;
  return notes.ops.every(
    (op) => typeof op.insert === 'string' && op.insert.replaceAll('\n', '') === '' && !op.attributes,
  );
}

/**
 * A document from what a request carries: `{ops}`, the same as JSON text, "" or null.
 *
 * Only insertions make a document; anything else is refused (`goal.notes`).
 */
export function notesFrom(input: unknown): Outcome<NotesDelta | null, NotesRefusal> {
  if (input === null || input === undefined || input === '') return accepted(null);
  const parsed = typeof input === 'string' ? parsedJson(input) : input;
  const ops = opsOf(parsed);
  if (!ops || !ops.every((op) => op.insert !== undefined)) return refused({ code: 'goal.notes' });
  return withinLength({ ops: new Delta(ops as Op[]).ops });
}

/** A change from what a request carries; refused when it is no list of operations (`goal.notes`). */
export function notesChangeFrom(input: unknown): Outcome<NotesOps, NotesRefusal> {
  const ops = opsOf({ ops: input });
  if (!ops || JSON.stringify(ops).length > maxNotesLength) return refused({ code: 'goal.notes' });
  return accepted(ops);
}

function withinLength(notes: NotesDelta): Outcome<NotesDelta | null, NotesRefusal> {
  if (JSON.stringify(notes.ops).length > maxNotesLength) return refused({ code: 'goal.notes' });
  return accepted(isEmptyNotes(notes) ? null : notes);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function opsOf(input: unknown): readonly Op[] | null {
  const ops = (input as { ops?: unknown } | null | undefined)?.ops;
  return Array.isArray(ops) && ops.every(isOp) && !isDeeperThan(ops, maxDepth) ? ops : null;
}

function isOp(op: unknown): op is Op {
  if (typeof op !== 'object' || op === null) return false;
  const { insert, retain, delete: deleted, attributes } = op as Record<string, unknown>;
  if (attributes !== undefined && (typeof attributes !== 'object' || attributes === null)) return false;
  const isLength = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;
  const kinds = [
    (typeof insert === 'string' && insert !== '') || (typeof insert === 'object' && insert !== null),
    isLength(retain),
    isLength(deleted),
  ];
  return (
    kinds.filter(Boolean).length === 1 &&
    [insert, retain, deleted].filter((it) => it !== undefined).length === 1
  );
}

const asDelta = (ops: NotesOps) => new Delta(ops as Op[]);

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

/** What takes a change of a document back, place by place; null when the document was left empty, where lines are no note. */
export function reversedChange(change: NotesOps, document: NotesDelta | null): NotesOps | null {
  if (changedNotes(document, change) === null) return null;
  return asDelta(change).invert(asDelta(document?.ops ?? [])).ops;
}

/**
 * `change`, made on the same document as `earlier`, rewritten to apply after it (`sync.md` §2).
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
 * A change without its deletions: what is applied when nobody knows any more what it was made on (`sync.md` §2). What it
 * would have deleted stays, and what it inserts stands where it stood.
 */
export function withoutDeletions(change: NotesOps): NotesOps {
  return asDelta(change.map((op) => (op.delete === undefined ? op : { retain: op.delete }))).chop().ops;
}

/**
 * What a change inserts, for a note of which nobody knows any more what the change was made on (`sync.md` §2).
 *
 * Nothing is deleted and nothing formatted, and no line of somebody else is split: what would land inside of one stands
 * after it.
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

/** The plain text of a note, embeds left out. */
export function notesText(notes: NotesDelta | null): string {
  return (notes?.ops ?? []).map((op) => (typeof op.insert === 'string' ? op.insert : ' ')).join('');
}

/** A note that begins with `text` on lines of its own, before what was there. */
export function notesWithTextBefore(text: string, notes: NotesDelta | null): NotesDelta | null {
  if (text === '') return notes;
  return { ops: asDelta([{ insert: `${text}\n` }]).concat(asDelta(notes?.ops ?? [])).ops };
}
