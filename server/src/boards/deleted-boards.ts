import type { DeletedBoard } from '@cairn/contract/boards';
import type { Person } from '../context/person.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import type { ServerContext } from '../context/server-context.ts';

const maxEntries = 1_000;

/** A list can be restored only to its board, so lists of deleted boards are left out. */
const selectEntries = statement<DeletedBoard>(`
  with gone as (
    select 'board' as kind, b.id, b.scope_id, b.name, b.emoji, null::text as board_name, b.deleted_at, b.deleted_by
    from boards b where b.scope_id = any($1::uuid[]) and b.deleted_at is not null and b.purged_at is null
    union all
    select 'bucket', u.id, u.scope_id, u.name, u.emoji, b.name, u.deleted_at, u.deleted_by
    from buckets u join boards b on b.scope_id = u.scope_id and b.id = u.board_id and b.deleted_at is null
    where u.scope_id = any($1::uuid[]) and u.deleted_at is not null and u.deleted_with = u.id and u.purged_at is null
    order by deleted_at desc, id desc limit ${maxEntries}
  )
  select t.kind, t.id, t.scope_id as space, t.name, t.emoji, t.board_name as "boardName",
    ${instantText('t.deleted_at')} as "deletedDatetime", p.code as "deletedBy",
    (select count(*) from goals g where g.scope_id = t.scope_id and g.deleted_with_list = t.id and g.type is null
      and g.purged_at is null and g.moved_to is null) as "goalsCount"
  from gone t left join users p on p.id = t.deleted_by
  order by t.deleted_at desc, t.id desc`);

export function listDeletedBoards(context: ServerContext, person: Person): Promise<readonly DeletedBoard[]> {
  return context.db.rows(selectEntries, [person.spaceIds]);
}
