import type { BoardRow, ListFields, ListRow } from '@cairn/core/boards/board';
import type { CopyableGoal } from '@cairn/core/boards/copied-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import { listText } from './list-text.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { copiedGoals } from './copied-bytes.ts';
import { boardText } from './board-text.ts';

export interface SourceList extends ListFields {
  readonly id: string;
}

export interface SourceGoal extends CopyableGoal {
  readonly id: string;
}

export interface CopiedLists {
  readonly lists: readonly SourceList[];
  /** Goals on the lists, and all goals below those, in order of creation. */
  readonly goals: readonly SourceGoal[];
}

export interface Source extends CopiedLists {
  /** Null if a single list is copied, or the board is deleted. */
  readonly board: BoardRow | null;
  readonly lists: readonly ListRow[];
  readonly goals: readonly GoalRow[];
  /** Size of the goals. If it is too large for a copy, `goals` is empty. */
  readonly bytes: number;
}

const copied = copiedGoals('from tree join goals g on g.scope_id = $1 and g.id = tree.id');

/** One statement, so lists and goals are read in one snapshot. */
const select = statement<Source>(`
  with recursive lists as materialized (
    select u.* from buckets u
    where u.scope_id = $1 and (u.board_id = $2 or u.id = $2) and u.deleted_at is null
  ),
  tree (id) as (
    select g.id from lists l join goals g on g.scope_id = $1 and g.bucket_id = l.id and g.deleted_at is null
    union
    select c.id from tree join goals c on c.scope_id = $1 and c.parent_id = tree.id and c.deleted_at is null
  )
  select
    (select ${boardText('b')}::json from boards b where b.scope_id = $1 and b.id = $2 and b.deleted_at is null) as board,
    coalesce((
      select json_agg(${listText('u')}::json order by u.sequence_no, u.created_at, u.id) from lists u
    ), '[]') as lists,
    ${copied.goals} as goals, ${copied.bytes} as bytes`);

/** @param id of a board or a list */
export async function sourceOf(db: Db, space: string, id: string): Promise<Source> {
  const [source] = await db.rows(select, [space, id]);
  return source as Source;
}
