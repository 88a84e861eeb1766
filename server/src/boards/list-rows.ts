import type { ListRow } from '@cairn/core/boards/board';
import type { Newcomer } from './board-rows.ts';
import type { Db, Tx } from '../db/database.ts';
import { rowsNamed } from '../db/named-rows.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { listText } from './list-text.ts';

export interface StoredList {
  readonly row: ListRow;
  readonly isDeleted: boolean;
  readonly isPurged: boolean;
}

const columns = `${listText('u')}::json as row, u.deleted_at is not null as "isDeleted",
  u.purged_at is not null as "isPurged"`;

const selectNamed = statement<StoredList>(
  `select ${columns} from ${rowsNamed('buckets', '$1', '$2', '$3')} u limit 1`,
);

/** @param ref id, the person's temporary id, or id of a list that this one replaced */
export async function findList(db: Db, ref: string, personCode: string): Promise<StoredList | null> {
  const [found] = await db.rows(selectNamed, [isId(ref) ? ref : null, personCode, ref]);
  return found ?? null;
}

const selectMadeBefore = statement<StoredList>(`
  select ${columns} from buckets u where u.created_by = $1 and u.temp_id = $2
  union all
  select ${columns} from buckets u where u.recreated_from = any($3::text[]) or (u.id = $4 and u.deleted_at is null)
  limit 1`);

/** Finds an existing list with the newcomer's temporary id, or one that replaced the same old list. */
export async function listMadeBefore(db: Db, newcomer: Newcomer): Promise<StoredList | null> {
  const { id, tempId, recreatedFrom, createdBy } = newcomer;
  if (tempId === null && recreatedFrom === null) return null;
  const names = recreatedFrom === null ? [id] : [recreatedFrom, id];
  const oldId = recreatedFrom !== null && isId(recreatedFrom) ? recreatedFrom : null;
  const [found] = await db.rows(selectMadeBefore, [createdBy, tempId, names, oldId]);
  return found ?? null;
}

const selectOfBoards = statement<StoredList>(`
  select ${columns} from buckets u
  where u.scope_id = any($1::uuid[]) and u.deleted_at is null and ($2::uuid is null or u.board_id = $2)
  order by u.board_id, u.sequence_no, u.created_at, u.id`);

/** @param boardId null for all boards */
export async function listsIn(
  db: Db,
  spaces: readonly string[],
  boardId: string | null,
): Promise<readonly ListRow[]> {
  return (await db.rows(selectOfBoards, [spaces, boardId])).map(({ row }) => row);
}

/** Column, SQL type, field of the row. */
const fields = [
  ['version', 'bigint', 'version'],
  ['rev', 'integer', 'rev'],
  ['modified_at', 'timestamptz', 'modifiedDatetime'],
  ['board_id', 'uuid', 'board'],
  ['name', 'text', 'name'],
  ['emoji', 'text', 'emoji'],
  ['show_emoji', 'boolean', 'showEmoji'],
  ['expanded', 'boolean', 'expanded'],
  ['sequence_no', 'integer', 'sequenceNo'],
  ['stamps', 'jsonb', 'stamps'],
] as const satisfies readonly (readonly [string, string, keyof ListRow])[];

const given = fields.map(([, type, field]) => `"${field}" ${type}`).join(', ');
const values = fields.map(([, , field]) => `n."${field}"`).join(', ');
const names = fields.map(([name]) => name).join(', ');

const insert = statement(`
  insert into buckets (scope_id, id, created_at, code, temp_id, recreated_from, created_by, ${names})
  select n.space, n.id, n."createdDatetime", n.code, n."tempId", n."recreatedFrom", n."createdBy", ${values}
  from jsonb_to_recordset($1::jsonb) as n (space uuid, id uuid, "createdDatetime" timestamptz, code text, "tempId" text,
    "recreatedFrom" text, "createdBy" text, ${given})`);

export function addLists(tx: Tx, lists: readonly ListRow[]): void {
  if (lists.length > 0) tx.send(insert, [JSON.stringify(lists)]);
}

const update = statement(`
  update buckets u set (${names}) = row(${values})
  from jsonb_to_record($1::jsonb) as n (space uuid, id uuid, ${given}) where u.scope_id = n.space and u.id = n.id`);

export function writeList(tx: Tx, list: ListRow): void {
  tx.send(update, [JSON.stringify(list)]);
}
