import type { BoardCreateBody } from '@cairn/contract/boards';
import { type BoardFields, type BoardRow, untouchedBoard } from '@cairn/core/boards/board';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { editedBoard } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { hasRoom } from '@cairn/core/plans/limits';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import { mayExceedPlan } from '../imports/import-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceForNew } from '../space-access/space-for-new.ts';
import { livingRow } from '../writes/kind.ts';
import { standingIn, writingRefusal } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { boardKind } from './board-kind.ts';
import { addBoards, boardMadeBefore, boardNumbersIn, type StoredBoard } from './board-rows.ts';
import { boardWishFrom } from './board-wish.ts';
import { type Contents, nothingOnIt } from './contents.ts';
import { boardNameRefusal, writeEdit } from './edit-board.ts';
import { newBoardOrList } from './new-board-or-list.ts';

export interface AnsweredBoard {
  readonly status: number;
  readonly board: BoardRow;
}

/**
 * Creates a board (201), last in its space unless a number is sent. A repeated `tempId` or `recreatedFrom` returns the
 * first board (200).
 */
export async function createBoard(
  context: ServerContext,
  writer: Writer,
  body: BoardCreateBody,
): Promise<Outcome<AnsweredBoard, Refusal>> {
  const space = await spaceForNew(context, writer.person, body.space);
  if (!space.ok) return space;
  const wish = await boardWishFrom(context, writer.person, space.value, body, null);
  if (!wish.ok) return wish;
  const blank: BoardRow = {
    ...untouchedBoard,
    ...newBoardOrList(context, writer, 'boards', space.value, body),
  };
  const edited = editedBoard(blank, wish.value);
  if (!edited.ok) return refused(boardNameRefusal);
  return makeBoard(context, writer, edited.value, wish.value, nothingOnIt);
}

export async function makeBoard(
  context: ServerContext,
  writer: Writer,
  newcomer: BoardRow,
  wish: Partial<BoardFields>,
  contents: Contents<BoardRow>,
): Promise<Outcome<AnsweredBoard, Refusal>> {
  const { person } = writer;
  const { space } = newcomer;
  const expected = { status: 201, thingId: newcomer.id };
  const decide: Decide<AnsweredBoard> = async (tx, versions) => {
    const standing = await standingIn(tx, space, person.id);
    const refusal = writingRefusal(context, standing, 'space.unknown');
    if (refusal) return refused(refusal);
    const known = await boardMadeBefore(tx, newcomer);
    if (known) return met(context, writer, tx, versions, known, { newcomer, wish });
    const numbers = await boardNumbersIn(tx, space);
    const limit = person.level.boardsLimit;
    const fits = hasRoom(limit, numbers.length);
    if (!fits && !(await mayExceedPlan(tx, person, newcomer.tempId, context.now())))
      return refused({ code: 'limit.boards', ...(limit === null ? {} : { limit }) });
    const noRoom = await textRoomRefusal(tx, person, bytesOfText(newcomer.richDescription));
    if (noRoom) return refused(noRoom);
    const filled = await contents(tx);
    if (!filled.ok) return filled;
    const sequenceNo = wish.sequenceNo === undefined ? nextBoardNumber(numbers) : newcomer.sequenceNo;
    const { dressed, write } = filled.value;
    const bare = { ...newcomer, sequenceNo, version: versions.get(space) as number };
    const board = dressed ? dressed(bare) : bare;
    addBoards(tx, [board]);
    const event = { type: 'BOARD_CREATED', spaceId: space, personId: person.id, boardId: board.id } as const;
    addEvents(tx, [event], context.now());
    write(tx, board);
    return accepted({ ...expected, result: { status: 201, board } });
  };
  const written = await writeOnce(context, writer, [space], expected, decide);
  if (!written.ok) return written;
  const { status, thingId, result } = written.value;
  if (result !== null) return accepted(result);
  const now = await livingRow(context, person, boardKind, thingId as string);
  return now.ok ? accepted({ status, board: now.value }) : now;
}

/** If a second device re-creates the same board, its fields are written to the first device's board. */
async function met(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  known: StoredBoard,
  { newcomer, wish }: { readonly newcomer: BoardRow; readonly wish: Partial<BoardFields> },
) {
  const { row } = known;
  if (known.isPurged) return refused<Refusal>({ code: 'board.unknown' });
  if (known.isDeleted) return refused<Refusal>({ code: 'board.deleted' });
  const isTwin = row.tempId === newcomer.tempId && row.createdBy === newcomer.createdBy;
  if (isTwin) return accepted({ status: 200, thingId: row.id, result: { status: 200, board: row } });
  const version = versions.get(row.space);
  if (version === undefined) return refused<Refusal>({ code: 'board.unknown' });
  const joined = await writeEdit(context, writer, tx, row, { edit: wish, baseRev: 0, version });
  return joined.ok
    ? accepted({ status: 200, thingId: row.id, result: { status: 200, board: joined.value } })
    : joined;
}
