import type { BoardWire } from '@cairn/contract/boards';
import type { BoardRow } from '@cairn/core/boards/board';
import { listText } from './list-text.ts';
import type { Db, Tx } from '../db/database.ts';
import { rowsNamed } from '../db/named-rows.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { boardCounts } from '../visibility/card-text.ts';
import { boardText } from './board-text.ts';
import { boardWords } from './board-words.ts';

export interface StoredBoard {
  readonly row: BoardRow;
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
}

const columns = `${boardText('b')}::json as row, b.deleted_at is not null as "isDeleted",
  b.purged_at is not null as "isPurged"`;

const selectNamed = statement<StoredBoard>(
  `select ${columns} from ${rowsNamed('boards', '$1', '$2', '$3')} b limit 1`,
);

/** @param ref id, the person's temporary id, or id of a board that this one replaced */
export async function findBoard(db: Db, ref: string, personCode: string): Promise<StoredBoard | null> {
  const [found] = await db.rows(selectNamed, [isId(ref) ? ref : null, personCode, ref]);
  return found ?? null;
}

const selectMadeBefore = statement<StoredBoard>(`
  select ${columns} from boards b where b.created_by = $1 and b.temp_id = $2
  union all
  select ${columns} from boards b where b.recreated_from = any($3::text[]) or (b.id = $4 and b.deleted_at is null)
  limit 1`);

export interface Newcomer {
  readonly id: string;
  readonly tempId: string | null;
  readonly recreatedFrom: string | null;
  readonly createdBy: string;
}

/** Finds a board with the newcomer's temporary id, or re-created from the same old board. */
export async function boardMadeBefore(db: Db, newcomer: Newcomer): Promise<StoredBoard | null> {
  const { id, tempId, recreatedFrom, createdBy } = newcomer;
  if (tempId === null && recreatedFrom === null) return null;
  const names = recreatedFrom === null ? [id] : [recreatedFrom, id];
  const oldId = recreatedFrom !== null && isId(recreatedFrom) ? recreatedFrom : null;
  const [found] = await db.rows(selectMadeBefore, [createdBy, tempId, names, oldId]);
  return found ?? null;
}

/** All boards that a member reads are their space's own. */
const withLists = `(${boardText('b')}::jsonb || jsonb_build_object(${boardCounts('b')}, 'own', true, 'buckets', coalesce((
  select jsonb_agg(${listText('u')}::jsonb order by u.sequence_no, u.created_at, u.id)
  from buckets u where u.scope_id = b.scope_id and u.board_id = b.id and u.deleted_at is null), '[]'))) as board`;

const selectOfSpaces = statement<{ board: BoardWire }>(`
  select ${withLists} from boards b where b.scope_id = any($1::uuid[]) and b.deleted_at is null
  order by b.sequence_no, b.created_at, b.id`);

export async function boardsIn(db: Db, spaces: readonly string[]): Promise<readonly BoardWire[]> {
  return (await db.rows(selectOfSpaces, [spaces])).map(({ board }) => board);
}

const selectWhole = statement<{ board: BoardWire }>(
  `select ${withLists} from boards b where b.id = $1 and b.deleted_at is null`,
);

export async function wholeBoard(db: Db, id: string): Promise<BoardWire | null> {
  const [found] = await db.rows(selectWhole, [id]);
  return found?.board ?? null;
}

const selectNumbers = statement<{ sequenceNo: number }>(`
  select sequence_no as "sequenceNo" from boards where scope_id = $1 and deleted_at is null`);

export async function boardNumbersIn(db: Db, space: string): Promise<readonly number[]> {
  const rows = await db.rows(selectNumbers, [space]);
  return rows.map(({ sequenceNo }) => sequenceNo);
}

/** Column, SQL type, field of the row. */
const fields = [
  ['version', 'bigint', 'version'],
  ['rev', 'integer', 'rev'],
  ['modified_at', 'timestamptz', 'modifiedDatetime'],
  ['name', 'text', 'name'],
  ['emoji', 'text', 'emoji'],
  ['sequence_no', 'integer', 'sequenceNo'],
  ['background', 'text', 'background'],
  ['cover', 'text', 'cover'],
  ['color', 'text', 'color'],
  ['rich_description', 'jsonb', 'richDescription'],
  ['is_public', 'boolean', 'isPublic'],
  ['is_listed', 'boolean', 'isListed'],
  ['category', 'text', 'category'],
  ['allow_collaboration', 'boolean', 'allowCollaboration'],
  ['stamps', 'jsonb', 'stamps'],
] as const satisfies readonly (readonly [string, string, keyof BoardRow])[];

const given = fields.map(([, type, field]) => `"${field}" ${type}`).join(', ');
const values = fields.map(([, , field]) => `n."${field}"`).join(', ');
const names = fields.map(([name]) => name).join(', ');

const insert = statement(`
  insert into boards (scope_id, id, created_at, code, temp_id, recreated_from, created_by, search_words, ${names})
  select n.space, n.id, n."createdDatetime", n.code, n."tempId", n."recreatedFrom", n."createdBy", n.words, ${values}
  from jsonb_to_recordset($1::jsonb) as n (space uuid, id uuid, "createdDatetime" timestamptz, code text, "tempId" text,
    "recreatedFrom" text, "createdBy" text, words tsvector, ${given})`);

export function addBoards(tx: Tx, boards: readonly BoardRow[]): void {
  if (boards.length === 0) return;
  tx.send(insert, [JSON.stringify(boards.map((board) => ({ ...board, words: boardWords(board) })))]);
}

const update = statement(`
  update boards b set (search_words, ${names}) = row($2::tsvector, ${values})
  from jsonb_to_record($1::jsonb) as n (space uuid, id uuid, ${given}) where b.scope_id = n.space and b.id = n.id`);

export function writeBoard(tx: Tx, board: BoardRow): void {
  tx.send(update, [JSON.stringify(board), boardWords(board)]);
}
