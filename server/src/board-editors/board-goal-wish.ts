import { listIdFrom } from '../visibility/renewed-links.ts';
import type { BoardGoalEditBody } from '@cairn/contract/board-editors';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import { notesFrom } from '@cairn/core/notes/notes-from';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import { findList } from '../boards/list-rows.ts';
import type { Db } from '../db/database.ts';
import type { GoalWish, NotesWish } from '../goals/goal-wish.ts';
import type { ShownBoard } from '../public-boards/public-board-rows.ts';
import type { FieldError, Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

export async function boardGoalWish(
  context: ServerContext,
  { person }: Writer,
  db: Db,
  board: ShownBoard,
  before: GoalRow | null,
  body: BoardGoalEditBody,
): Promise<Outcome<GoalWish, Refusal>> {
  const notes = notesWish(before, body.richThoughts);
  if (!notes.ok) return notes;
  const list = body.bucket === undefined ? null : await findList(db, listIdFrom(body.bucket).id, person.code);
  if (body.bucket !== undefined && (!list || list.isDeleted || list.row.board !== board.id))
    return refused({ code: 'goal.bucket', errors: { bucket: () => m.field_list_not_on_board() } });
  const { timezone, dayEndsAtHour } = person.settings;
  const today = todayIn(timezone, context.now(), dayEndsAtHour);
  const edit: GoalEdit = {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.color === undefined ? {} : { color: body.color }),
    // A goal that is already done keeps its day.
    ...(body.done === undefined ? {} : { doneDate: body.done ? (before?.doneDate ?? today) : null }),
    ...(list ? { bucketId: list.row.id } : {}),
    ...(body.bucketSequenceNo === undefined ? {} : { bucketSequenceNo: body.bucketSequenceNo }),
  };
  return accepted({ edit, notes: notes.value, baseRev: null, notesBaseRev: null });
}

/** Board editors cannot see mentions, so their version of the note would delete the mentions. */
function notesWish(before: GoalRow | null, input: unknown): Outcome<NotesWish | null, Refusal> {
  if (input === undefined) return accepted(null);
  const refuse = (sentence: FieldError) =>
    refused<Refusal>({ code: 'goal.notes', errors: { richThoughts: sentence } });
  const namesPeople = JSON.stringify(before?.richThoughts ?? null).includes('"mention"');
  if (namesPeople) return refuse(() => m.field_note_names_people());
  const notes = notesFrom(input);
  return notes.ok ? accepted({ kind: 'whole', notes: notes.value }) : refuse(() => m.field_note_invalid());
}
