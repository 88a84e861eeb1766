import type { FolderGoalRow } from '@cairn/core/folders/folder';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { folderGoalText } from './folder-text.ts';

export interface StoredFolderGoal {
  readonly row: FolderGoalRow;
  readonly scopeId: string;
  readonly isDeleted: boolean;
}

const columns = `${folderGoalText('f')}::json as row, f.scope_id as "scopeId", f.deleted_at is not null as "isDeleted"`;

/** Leaves out goals that are deleted, repeat or moved away. Such goals return to the folder when that state ends. */
const selectLiving = statement<StoredFolderGoal>(`
  select ${columns} from folder_goals f
  left join goals g on g.scope_id = f.space_id and g.id = f.goal_id and g.deleted_at is null
    and g.recurrence_id is null and g.type is null
  left join boards b on b.scope_id = f.space_id and b.id = f.board_id and b.deleted_at is null
  where f.scope_id = any($1::uuid[]) and f.space_id = any($2::uuid[]) and f.deleted_at is null
    and (g.id is not null or b.id is not null)
    and ($3::uuid is null or f.goal_id = $3) and ($4::uuid is null or f.board_id = $4)
  order by f.sequence_no, f.id`);

/** Null means any. */
interface NamedBy {
  readonly goal: string | null;
  readonly board: string | null;
}

/** @param scopes ids of the spaces and the person */
export async function folderGoalsIn(
  db: Db,
  scopes: readonly string[],
  spaces: readonly string[],
  only: NamedBy = { goal: null, board: null },
): Promise<readonly FolderGoalRow[]> {
  const rows = await db.rows(selectLiving, [scopes, spaces, only.goal, only.board]);
  return rows.map(({ row }) => row);
}

const selectNamed = statement<StoredFolderGoal>(`
  select ${columns} from (
    select * from folder_goals where id = $1
    union all
    select * from folder_goals where created_by = $2 and temp_id = $3
  ) f limit 1`);

/** @param ref id, or the person's temporary id */
export async function findFolderGoal(
  db: Db,
  ref: string,
  personId: string,
): Promise<StoredFolderGoal | null> {
  const [found] = await db.rows(selectNamed, [isId(ref) ? ref : null, personId, ref]);
  return found ?? null;
}

const selectInFolder = statement<StoredFolderGoal>(`
  select ${columns} from folder_goals f where f.folder_id = $1 and f.deleted_at is null`);

/** Includes entries of deleted goals and boards. */
export async function contentsOf(db: Db, folderId: string): Promise<readonly FolderGoalRow[]> {
  return (await db.rows(selectInFolder, [folderId])).map(({ row }) => row);
}

const insert = statement(`
  insert into folder_goals (scope_id, id, version, created_at, modified_at, temp_id, created_by, folder_id, space_id,
    goal_id, board_id, sequence_no)
  values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11)`);

export function addFolderGoal(tx: Tx, scopeId: string, row: FolderGoalRow, personId: string, at: Date): void {
  const { id, version, tempId, folder, space, goal, board, sequenceNo } = row;
  tx.send(insert, [scopeId, id, version, at, tempId, personId, folder, space, goal, board, sequenceNo]);
}

const reorder = statement(`
  update folder_goals set sequence_no = $3, modified_at = $4, version = $5, rev = rev + 1
  where scope_id = $1 and id = $2`);

export function reorderFolderGoal(tx: Tx, scopeId: string, row: FolderGoalRow, at: Date): void {
  tx.send(reorder, [scopeId, row.id, row.sequenceNo, at, row.version]);
}

const drop = statement(`
  update folder_goals set deleted_at = $3, modified_at = $3, version = $4, rev = rev + 1
  where scope_id = $1 and id = $2`);

export function dropFolderGoal(tx: Tx, { scopeId, row }: StoredFolderGoal, at: Date, version: number): void {
  tx.send(drop, [scopeId, row.id, at, version]);
}
