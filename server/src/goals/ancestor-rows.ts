import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

export interface AncestorPlace {
  readonly columnId: ColumnId | null;
  readonly dueDate: DateOnly | null;
  /** Null if its list is deleted. */
  readonly bucketId: string | null;
}

/** The depth limit is a safeguard: no write creates a ring of parents. */
const select = statement<AncestorPlace>(`
  with recursive above (id, parent_id, depth) as (
    select p.id, p.parent_id, 1 from goals p where p.scope_id = $1 and p.id = $2 and p.moved_to is null
    union all
    select p.id, p.parent_id, depth + 1 from above join goals p
    on p.scope_id = $1 and p.id = above.parent_id and p.moved_to is null and depth < 100
  )
  select g.column_id as "columnId", to_char(g.due_date, 'YYYY-MM-DD') as "dueDate", l.id as "bucketId"
  from above join goals g on g.scope_id = $1 and g.id = above.id
  left join buckets l on l.scope_id = $1 and l.id = g.bucket_id and l.deleted_at is null
  order by above.depth`);

/** The ancestors, parent first, including deleted goals. */
export async function ancestorPlaces(
  db: Db,
  scopeId: string,
  parent: string | null,
): Promise<readonly AncestorPlace[]> {
  return parent === null ? [] : db.rows(select, [scopeId, parent]);
}
