import type { GoalEditBody } from '@cairn/contract/goals';
import type { RecurrenceIn } from '@cairn/contract/recurrences';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { notesChangeFrom, notesFrom } from '@cairn/core/notes/notes-from';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import type { Refusal } from '../base/refusal.ts';

export type NotesWish =
  | { readonly kind: 'change'; readonly baseRev: number; readonly ops: NotesOps }
  | { readonly kind: 'whole'; readonly notes: NotesDelta | null };

export interface GoalWish {
  /** `parent` and `bucketId` are ids or temporary ids, as in the request. */
  readonly edit: GoalEdit;
  readonly notes: NotesWish | null;
  /** Null if not sent. */
  readonly baseRev: number | null;
  /** Revision of the caller's note, if sent. The answer holds the note changes since that revision. */
  readonly notesBaseRev: number | null;
  /** Null ends the repetition. */
  readonly recurrence?: RecurrenceIn | null | undefined;
}

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
  'durationMinutes',
  'tags',
  'public',
  'sequenceNo',
  'horizonSequenceNo',
  'bucketSequenceNo',
  'subgoalSequenceNo',
] as const satisfies readonly (keyof GoalEdit & keyof GoalEditBody)[];

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
      return refused({
        code: 'goal.notes',
        errors: { richThoughtsChange: () => m.field_note_change_invalid() },
      });
    return accepted({ kind: 'change', baseRev: richThoughtsChange.baseRev, ops: ops.value });
  }
  if (richThoughts === undefined) return accepted(null);
  const notes = notesFrom(richThoughts);
  if (!notes.ok)
    return refused({ code: 'goal.notes', errors: { richThoughts: () => m.field_note_invalid() } });
  return accepted({ kind: 'whole', notes: notes.value });
}
