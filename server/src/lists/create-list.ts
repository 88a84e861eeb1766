import type { BucketCreateBody } from '@cairn/contract/boards';
import { type ListFields, type ListRow, untouchedList } from '@cairn/core/boards/board';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { mayEditBoard } from '@cairn/core/boards/board-rights';
import { editedList } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { boardKind } from '../boards/board-kind.ts';
import { type Contents, nothingOnIt } from '../boards/contents.ts';
import { newBoardOrList } from '../boards/new-board-or-list.ts';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { mayExceedPlan } from '../imports/import-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { livingRow, visibleOne } from '../writes/kind.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { listKind } from './list-kind.ts';
import { listsLimitRefusal } from './list-limit.ts';
import { addLists, listMadeBefore, listsIn, type StoredList } from '../boards/list-rows.ts';
import { listNameRefusal, listEditFrom, writeEdit } from './edit-list.ts';

export interface AnsweredList {
  readonly status: number;
  readonly list: ListRow;
}

/**
 * Creates a list (201), last on its board unless a number is sent. A repeated `tempId` or `recreatedFrom` returns the
 * first list (200).
 */
export async function createList(
  context: ServerContext,
  writer: Writer,
  body: BucketCreateBody,
): Promise<Outcome<AnsweredList, Refusal>> {
  const board = await livingRow(context, writer.person, boardKind, body.board);
  if (!board.ok) return board;
  const wish = listEditFrom(body);
  const { id, space } = board.value;
  const blank = { ...untouchedList, ...newBoardOrList(context, writer, 'buckets', space, body), board: id };
  const edited = editedList<ListRow>(blank, wish);
  if (!edited.ok) return refused(listNameRefusal);
  return makeList(context, writer, {
    newcomer: edited.value,
    wish,
    numberAmong: (beside) =>
      wish.sequenceNo === undefined
        ? nextBoardNumber(beside.map(({ sequenceNo }) => sequenceNo))
        : edited.value.sequenceNo,
    contents: nothingOnIt,
  });
}

export interface NewList {
  readonly newcomer: ListRow;
  readonly wish: Partial<ListFields>;
  /** Returns the new list's order number, given the board's lists in order. */
  readonly numberAmong: (beside: readonly ListRow[]) => number;
  readonly contents: Contents<ListRow>;
}

export async function makeList(
  context: ServerContext,
  writer: Writer,
  { newcomer, wish, numberAmong, contents }: NewList,
): Promise<Outcome<AnsweredList, Refusal>> {
  const { person } = writer;
  const { space } = newcomer;
  const expected = { status: 201, thingId: newcomer.id };
  const decide: Decide<AnsweredList> = async (tx, versions) => {
    const board = await visibleOne(context, tx, person, boardKind, newcomer.board);
    if (!board.ok) return board;
    if (!mayEditBoard(board.value.standing)) return refused({ code: 'space.readOnly' });
    const known = await listMadeBefore(tx, newcomer);
    if (known) return met(context, writer, tx, versions, known, { newcomer, wish });
    if (board.value.stored.isDeleted) return refused({ code: 'board.deleted' });
    const beside = await listsIn(tx, [space], newcomer.board);
    const full = listsLimitRefusal(person, beside.length);
    if (full && !(await mayExceedPlan(tx, person, newcomer.tempId, context.now()))) return refused(full);
    const filled = await contents(tx);
    if (!filled.ok) return filled;
    const version = versions.get(space) as number;
    const list = { ...newcomer, sequenceNo: numberAmong(beside), version };
    addLists(tx, [list]);
    const place = { spaceId: space, personId: person.id, boardId: list.board, bucketId: list.id };
    addEvents(tx, [{ ...place, type: 'BUCKET_CREATED' }], context.now());
    filled.value.write(tx, list);
    return accepted({ ...expected, result: { status: 201, list } });
  };
  const written = await writeOnce(context, writer, [space], expected, decide);
  if (!written.ok) return written;
  const { status, thingId, result } = written.value;
  if (result !== null) return accepted(result);
  const now = await livingRow(context, person, listKind, thingId as string);
  return now.ok ? accepted({ status, list: now.value }) : now;
}

async function met(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  known: StoredList,
  { newcomer, wish }: { readonly newcomer: ListRow; readonly wish: Partial<ListFields> },
) {
  const { row } = known;
  if (known.isPurged) return refused<Refusal>({ code: 'bucket.unknown' });
  if (known.isDeleted) return refused<Refusal>({ code: 'bucket.deleted' });
  const isTwin = row.tempId === newcomer.tempId && row.createdBy === newcomer.createdBy;
  if (isTwin) return accepted({ status: 200, thingId: row.id, result: { status: 200, list: row } });
  const version = versions.get(row.space);
  if (version === undefined) return refused<Refusal>({ code: 'bucket.unknown' });
  const edit = { ...wish, board: newcomer.board };
  const joined = writeEdit(context, writer, tx, row, { edit, baseRev: 0, version });
  return joined.ok
    ? accepted({ status: 200, thingId: row.id, result: { status: 200, list: joined.value } })
    : joined;
}
