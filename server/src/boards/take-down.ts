import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/**
 * Deletes lists, and goals that are nowhere else: in no period, below no remaining goal, on no other list. Dividers can
 * be restored only with their list.
 */
const takeDownAll = statement(`
  with recursive lists as materialized (
    select id from buckets where scope_id = $1 and deleted_at is null and (board_id = $2 or id = $2)
  ),
  tree (id, root) as (
    select g.id, case when g.type is null then g.id else $2 end
    from lists l join goals g on g.scope_id = $1 and g.bucket_id = l.id and g.deleted_at is null
    where g.due_date is null and not exists (
      select from goals p where p.scope_id = $1 and p.id = g.parent_id and p.deleted_at is null)
    union
    select c.id, tree.root from tree
    join goals c on c.scope_id = $1 and c.parent_id = tree.id and c.deleted_at is null
    where c.due_date is null and not exists (
      select from buckets o where o.scope_id = $1 and o.id = c.bucket_id and o.deleted_at is null
        and o.id not in (select id from lists))
  ),
  gone as (
    update goals g set deleted_at = $3, deleted_with = tree.root, deleted_with_list = $2, deleted_by = $4,
      modified_at = $3, version = $5, rev = g.rev + 1
    from tree where g.scope_id = $1 and g.id = tree.id
  ),
  hushed as (
    update comments c set deleted_at = $3, deleted_with = tree.root, version = $5, rev = c.rev + 1
    from tree where c.scope_id = $1 and c.goal_id = tree.id and c.deleted_at is null
  ),
  emptied as (
    update buckets b set deleted_at = $3, deleted_with = $2, deleted_by = $4, modified_at = $3, version = $5,
      rev = b.rev + 1
    from lists where b.scope_id = $1 and b.id = lists.id
  )
  update boards set deleted_at = $3, deleted_by = $4, modified_at = $3, version = $5, rev = rev + 1
  where scope_id = $1 and id = $2 and deleted_at is null`);

const putUpAgain = statement(`
  with lists as (
    update buckets set deleted_at = null, deleted_with = null, deleted_by = null, modified_at = $3, version = $4, rev = rev + 1
    where scope_id = $1 and deleted_with = $2 and purged_at is null
  ),
  said as (
    update comments set deleted_at = null, deleted_with = null, version = $4, rev = rev + 1
    where scope_id = $1 and rich_text is not null and moved_to is null
      and deleted_with in (select deleted_with from goals where scope_id = $1 and deleted_with_list = $2)
  ),
  back as (
    update goals set deleted_at = null, deleted_with = null, deleted_with_list = null, deleted_by = null, modified_at = $3,
      version = $4, rev = rev + 1
    where scope_id = $1 and deleted_with_list = $2 and purged_at is null and moved_to is null
  )
  update boards set deleted_at = null, deleted_by = null, modified_at = $3, version = $4, rev = rev + 1
  where scope_id = $1 and id = $2 and deleted_at is not null`);

export interface TakenDown {
  readonly space: string;
  readonly id: string;
  readonly version: number;
}

export function takeDown(tx: Tx, { space, id, version }: TakenDown, personId: string, at: Date): void {
  tx.send(takeDownAll, [space, id, at, personId, version]);
}

/** Restores what the deletion took, except what was restored since. */
export async function putUp(tx: Tx, { space, id, version }: TakenDown, at: Date): Promise<void> {
  await tx.rows(putUpAgain, [space, id, at, version]);
}
