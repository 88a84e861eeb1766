import Delta, { type Op } from 'quill-delta';
import { isDeeperThan, maxDepth } from '../json/depth.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { isEmptyNotes, type NotesDelta, type NotesOps } from './delta.ts';

/** In UTF-16 units of JSON. */
export const maxNotesLength = 500_000;

export type NotesRefusal = { readonly code: 'goal.notes' };

/**
 * Accepts `{ops}`, its JSON text, "" or null. Refuses (`goal.notes`) operations other than insertions, and
 * long notes.
 */
export function notesFrom(input: unknown): Outcome<NotesDelta | null, NotesRefusal> {
  if (input === null || input === undefined || input === '') return accepted(null);
  const parsed = typeof input === 'string' ? parsedJson(input) : input;
  const ops = opsOf(parsed);
  if (!ops || !ops.every((op) => op.insert !== undefined)) return refused({ code: 'goal.notes' });
  return withinLength({ ops: new Delta(ops as Op[]).ops });
}

/** Refuses (`goal.notes`) invalid or long operations. */
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
