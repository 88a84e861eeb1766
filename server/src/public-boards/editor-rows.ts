import type { BoardEditor } from '@cairn/contract/board-editors';
import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Db, Tx } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { shownBoard, type ShownBoard } from './public-board-rows.ts';
import type { Refusal } from '../base/refusal.ts';

const insert = statement(`
  insert into board_editors (board_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1`);
const drop = statement('delete from board_editors where board_id = $1 and user_id = $2 returning 1');

export async function addEditor(tx: Tx, boardId: string, personId: string, at: Date): Promise<boolean> {
  return (await tx.rows(insert, [boardId, personId, at])).length > 0;
}

export async function dropEditor(tx: Tx, boardId: string, personId: string): Promise<boolean> {
  return isId(personId) && (await tx.rows(drop, [boardId, personId])).length > 0;
}

const selectRemoved = statement('select from removed_board_editors where board_id = $1 and user_id = $2');

export async function isRemovedEditor(tx: Tx, boardId: string, personId: string): Promise<boolean> {
  return (await tx.rows(selectRemoved, [boardId, personId])).length > 0;
}

const keepOut = statement(
  'insert into removed_board_editors (board_id, user_id) values ($1, $2) on conflict do nothing',
);

export function keepOutEditor(tx: Tx, boardId: string, personId: string): void {
  tx.send(keepOut, [boardId, personId]);
}

const forgiveAll = statement('delete from removed_board_editors where board_id = $1');

export function forgiveEditors(tx: Tx, boardId: string): void {
  tx.send(forgiveAll, [boardId]);
}

/** `image` is null because only people in shared spaces may see a person's picture. */
const selectOfBoard = statement<BoardEditor>(`
  select u.id as "userId", u.code as "userCode", u.name, null as image, ${instantText('e.created_at')} as "createdDatetime"
  from board_editors e join users u on u.id = e.user_id where e.board_id = $1 order by e.created_at, u.id`);

export function editorsOf(db: Db, boardId: string): Promise<readonly BoardEditor[]> {
  return db.rows(selectOfBoard, [boardId]);
}

export async function boardForEditor(
  db: Db,
  code: string,
  personId: string,
): Promise<Outcome<ShownBoard, Refusal>> {
  const board = await shownBoard(db, code, personId);
  if (!board.ok) return board;
  return board.value.card.editing ? board : refused({ code: 'board.readOnly' });
}

const selectGoal = statement<{ row: GoalRow; isDeleted: boolean }>(`
  select (g.wire || '}')::json as row, g.deleted_at is not null as "isDeleted" from goals g
  join buckets u on u.scope_id = g.scope_id and u.id = g.bucket_id and u.board_id = $2 and u.deleted_at is null
  where g.scope_id = $1 and g.code = $3 and g.moved_to is null`);

export async function goalOnBoard(
  db: Db,
  { id, space }: ShownBoard,
  code: string,
): Promise<Outcome<GoalRow, Refusal>> {
  const [found] = await db.rows(selectGoal, [space, id, code]);
  if (!found) return refused({ code: 'goal.unknown' });
  return found.isDeleted ? refused({ code: 'goal.deleted' }) : accepted(found.row);
}

const selectLast = statement<{ number: number | null }>(`
  select max(bucket_sequence_no) as number from goals where scope_id = $1 and bucket_id = $2 and deleted_at is null`);

export async function lastNumberOn(db: Db, space: string, bucketId: string): Promise<number | null> {
  const [last] = await db.rows(selectLast, [space, bucketId]);
  return last?.number ?? null;
}
