import type { GoalEditBody } from '@cairn/contract/goals';
import type { RecurrenceIn } from '@cairn/contract/recurrences';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { notesChangeFrom, notesFrom } from '@cairn/core/notes/notes-from';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';

/** What a request wants of a goal's notes: a change of a revision, or other notes in their place. */
export type NotesWish =
  | { readonly kind: 'change'; readonly baseRev: number; readonly ops: NotesOps }
  | { readonly kind: 'whole'; readonly notes: NotesDelta | null };

/** What a request wants of a goal. */
export interface GoalWish {
  /** The fields that were sent; `parent` and `bucketId` are still what the request calls them. */
  readonly edit: GoalEdit;
  readonly notes: NotesWish | null;
  /** The revision it was made on; null when the writer does not say. */
  readonly baseRev: number | null;
  /** The revision of the note that its sender has, of which the answer goes on; null when the writer does not say. */
  readonly notesBaseRev: number | null;
  /** How the goal shall repeat; null to end that, undefined when the request does not say. */
  readonly recurrence?: RecurrenceIn | null | undefined;
}

/** Fields that travel under their own name. */
const sameNames = [
  'space',
  'name',
  'parent',
  'dueDate',
  'doneDate',
  'datetimeFr',
  'datetimeTo',
  'type',
  'assignee',
  'color',
  'tags',
  'public',
  'sequenceNo',
  'horizonSequenceNo',
  'bucketSequenceNo',
  'subgoalSequenceNo',
] as const satisfies readonly (keyof GoalEdit & keyof GoalEditBody)[];

/** Reads a request's body; refused when its notes are none. */
export function wishFrom(body: GoalEditBody): Outcome<GoalWish, Refusal> {
  const edit: Record<string, unknown> = {};
  for (const name of sameNames) if (body[name] !== undefined) edit[name] = body[name];
  const columnId = body.column === undefined ? body.columnId : body.column;
  const bucketId = body.bucket === undefined ? body.bucketId : body.bucket;
  if (columnId !== undefined) edit['columnId'] = columnId;
  if (bucketId !== undefined) edit['bucketId'] = bucketId;
  const notes = notesWishFrom(body);
  if (!notes.ok) return notes;
  const { baseRev = null, recurrence } = body;
  const notesBaseRev = body.richThoughtsChange?.baseRev ?? body.notesBaseRev ?? null;
  return accepted({ edit, notes: notes.value, baseRev, notesBaseRev, recurrence });
}

function notesWishFrom({
  richThoughts,
  richThoughtsChange,
}: GoalEditBody): Outcome<NotesWish | null, Refusal> {
  if (richThoughtsChange !== undefined) {
    const ops = notesChangeFrom(richThoughtsChange.ops);
    if (!ops.ok)
      return refused({ code: 'goal.notes', errors: { richThoughtsChange: 'This is no change of a note.' } });
    return accepted({ kind: 'change', baseRev: richThoughtsChange.baseRev, ops: ops.value });
  }
  if (richThoughts === undefined) return accepted(null);
  const notes = notesFrom(richThoughts);
  if (!notes.ok) return refused({ code: 'goal.notes', errors: { richThoughts: 'This is no note.' } });
  return accepted({ kind: 'whole', notes: notes.value });
}
