import { withLinkInFiles } from '@cairn/core/files/named-files';
import type { BoardGoalCreateBody, BoardGoalEditBody } from '@cairn/contract/board-editors';
import type { PublicBoardGoal } from '@cairn/core/boards/public-board';
import type { GoalRow } from '@cairn/core/goals/goal';
import { defaultSequenceNo, sequenceStep } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Tx } from '../db/database.ts';
import { createdAct, followByThemselves } from '../goals/auto-follow.ts';
import { blankGoal } from '../goals/blank-goal.ts';
import { type DecidedEdit, decidedEdit } from '../goals/decided-edit.ts';
import { creationEvent, editEvent } from '../goals/goal-events.ts';
import { limitRefusal } from '../goals/goal-limits.ts';
import { goalOfTempId } from '../goals/goal-rows.ts';
import type { GoalWish } from '../goals/goal-wish.ts';
import { addGoal, writeGoal } from '../goals/goal-write-rows.ts';
import { type ShownBoard, shownGoalById } from '../public-boards/public-board-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { boardGoalWish } from './board-goal-wish.ts';
import { boardForEditor, goalOnBoard, lastNumberOn } from '../public-boards/editor-rows.ts';

export interface AnsweredBoardGoal {
  readonly status: number;
  readonly goal: PublicBoardGoal;
}

/** Adds a goal (201) at the end of a list. A repeated `tempId` returns the first goal (200). */
export async function createBoardGoal(
  context: ServerContext,
  writer: Writer,
  code: string,
  body: BoardGoalCreateBody,
): Promise<Outcome<AnsweredBoardGoal, Refusal>> {
  const { person } = writer;
  return writeOnBoard(context, writer, code, 201, null, async (tx, board, version) => {
    const twin = body.tempId ? await goalOfTempId(tx, body.tempId, person.code) : null;
    if (twin?.isDeleted) return refused({ code: 'goal.deleted' });
    if (twin) {
      const own = await goalOnBoard(tx, board, twin.row.code);
      return own.ok ? accepted({ status: 200, goalId: own.value.id }) : own;
    }
    const wish = await boardGoalWish(context, writer, tx, board, null, body);
    if (!wish.ok) return wish;
    const { bucketId = null, bucketSequenceNo } = wish.value.edit;
    const last = bucketId === null ? null : await lastNumberOn(tx, board.space, bucketId);
    const number = bucketSequenceNo ?? (last === null ? defaultSequenceNo : last + sequenceStep);
    const newcomer = blankGoal(context, writer, board.space, { tempId: body.tempId });
    const edit = { ...wish.value.edit, bucketSequenceNo: number };
    const made = await decided(context, writer, tx, newcomer, { ...wish.value, edit }, version, null);
    if (!made.ok) return made;
    addGoal(tx, made.value.goal, made.value.change, creationEvent(made.value.goal, person, context.now()));
    followByThemselves(tx, [createdAct(made.value.goal, person.id)], context.now());
    return accepted({ status: 201, goalId: made.value.goal.id });
  });
}

/** Refuses goals that repeat: only members may edit them. */
export async function editBoardGoal(
  context: ServerContext,
  writer: Writer,
  code: string,
  goalCode: string,
  body: BoardGoalEditBody,
): Promise<Outcome<PublicBoardGoal, Refusal>> {
  const edited = await writeOnBoard(context, writer, code, 200, goalCode, async (tx, board, version) => {
    const found = await goalOnBoard(tx, board, goalCode);
    if (!found.ok) return found;
    const before = found.value;
    if (before.locked || before.recurrence !== null) return refused({ code: 'goal.readOnly' });
    const wish = await boardGoalWish(context, writer, tx, board, before, body);
    if (!wish.ok) return wish;
    const isNothing = Object.keys(wish.value.edit).length === 0 && wish.value.notes === null;
    if (isNothing) return accepted({ status: 200, goalId: before.id });
    const after = await decided(context, writer, tx, before, wish.value, version, before);
    if (!after.ok) return after;
    const { goal, change } = after.value;
    writeGoal(tx, goal, change, editEvent(before, goal, writer.person, context.now()));
    return accepted({ status: 200, goalId: goal.id });
  });
  return edited.ok ? accepted(edited.value.goal) : edited;
}

/** Checks the right to edit a second time, after the space is locked. */
async function writeOnBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  status: number,
  goalCode: string | null,
  write: (
    tx: Tx,
    board: ShownBoard,
    version: number,
  ) => Promise<Outcome<{ readonly status: number; readonly goalId: string }, Refusal>>,
): Promise<Outcome<AnsweredBoardGoal, Refusal>> {
  const located = await boardForEditor(context.db, code, writer.person.id);
  if (!located.ok) return located;
  const { space } = located.value;
  const known = goalCode === null ? null : await goalOnBoard(context.db, located.value, goalCode);
  if (known && !known.ok) return known;
  const expected = { status, thingId: known?.value.id ?? null };
  const decide: Decide<null> = async (tx, versions) => {
    const board = await boardForEditor(tx, code, writer.person.id);
    if (!board.ok) return board;
    const written = await write(tx, board.value, versions.get(space) as number);
    return written.ok
      ? accepted({ status: written.value.status, thingId: written.value.goalId, result: null })
      : written;
  };
  const written = await writeOnce(context, writer, [space], expected, decide);
  if (!written.ok) return written;
  const { id, shownSubgoals, isRenewed, card } = located.value;
  const goalId = written.value.thingId as string;
  const goal = await shownGoalById(
    context.db,
    { space, board: id, goalId, shownSubgoals },
    new Date(context.now()),
  );
  const shown = goal && isRenewed ? withLinkInFiles(goal, card.code) : goal;
  return shown ? accepted({ status: written.value.status, goal: shown }) : refused({ code: 'goal.deleted' });
}

/** Decides as for members, but without assignee and mentions. */
async function decided(
  context: ServerContext,
  { person, key }: Writer,
  tx: Tx,
  goal: GoalRow,
  wish: GoalWish,
  version: number,
  before: GoalRow | null,
): Promise<Outcome<DecidedEdit, Refusal>> {
  const bucketId = wish.edit.bucketId ?? null;
  const list = bucketId === null ? null : { id: bucketId, space: goal.space, isDeleted: false };
  const standing = { kind: 'member', role: 'EDITOR' } as const;
  const edited = decidedEdit(goal, wish, {
    facts: { standing, isShared: true, isAssigneeMember: false, parent: null, list },
    noteLog: [],
    zone: person.settings.timezone,
    now: context.now(),
    version,
    key,
    rules: context.rules,
  });
  if (!edited.ok) return edited;
  const limit = await limitRefusal(tx, person, before, edited.value.goal);
  return limit ? refused(limit) : edited;
}
