import type { FollowedBoard } from '@cairn/contract/public-boards';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { cappedSequenceNo } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { markBoard } from './board-mark.ts';
import { followedCards } from './followed-rows.ts';

const selectNumbers = statement<{ sequenceNo: number }>(
  'select sequence_no as "sequenceNo" from board_follows where user_id = $1',
);
const insert = statement(`
  insert into board_follows (board_id, user_id, created_at, seen_at, sequence_no) values ($1, $2, $3, $3, $4)
  on conflict do nothing returning 1`);

/** Adds the board at the end of the person's list, marked as seen. 409 if the person follows it already. */
export async function followBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
): Promise<Outcome<FollowedBoard, Refusal>> {
  const { id: personId } = writer.person;
  const marked = await markBoard(context, writer, code, 201, async (tx, { id }) => {
    const numbers = await tx.rows(selectNumbers, [personId]);
    const number = nextBoardNumber(numbers.map(({ sequenceNo }) => sequenceNo));
    const done = await tx.rows(insert, [id, personId, new Date(context.now()), number]);
    return done.length > 0 ? null : { code: 'board.followed' };
  });
  return marked.ok ? followed(context, writer, marked.value.id) : marked;
}

async function followed(
  context: ServerContext,
  { person }: Writer,
  id: string,
): Promise<Outcome<FollowedBoard, Refusal>> {
  const [card] = await followedCards(context.db, person.id, id);
  return card ? accepted(card) : refused({ code: 'board.unknown' });
}

const reorder = statement(
  'update board_follows set sequence_no = $3 where board_id = $1 and user_id = $2 returning 1',
);

export async function orderFollowedBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  sequenceNo: number,
): Promise<Outcome<FollowedBoard, Refusal>> {
  const marked = await markBoard(context, writer, code, 200, async (tx, { id }) => {
    const done = await tx.rows(reorder, [id, writer.person.id, cappedSequenceNo(sequenceNo)]);
    return done.length > 0 ? null : { code: 'board.unknown' };
  });
  return marked.ok ? followed(context, writer, marked.value.id) : marked;
}

const selectFollow = statement(`
  select from board_follows f join boards b on b.id = f.board_id where b.code = $1 and f.user_id = $2`);
const selectBoard = statement<{ id: string }>('select id from boards where code = $1 and purged_at is null');
const drop = statement('delete from board_follows where board_id = $1 and user_id = $2');

/** Also ends following a private or deleted board. */
export async function unfollowBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
): Promise<Outcome<null, Refusal>> {
  const [board] = await context.db.rows(selectBoard, [code]);
  if (!board) return refused({ code: 'board.unknown' });
  const expected = { status: 204, thingId: board.id };
  const written = await writeOnce<null>(context, writer, [], expected, async (tx) => {
    const [follow] = await tx.rows(selectFollow, [code, writer.person.id]);
    if (!follow) return refused({ code: 'board.notFollowed' });
    tx.send(drop, [board.id, writer.person.id]);
    return accepted({ ...expected, result: null });
  });
  return written.ok ? accepted(null) : written;
}
