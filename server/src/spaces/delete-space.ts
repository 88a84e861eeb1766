import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayDeleteSpace } from '@cairn/core/spaces/roles';
import { knownPeople } from '../accounts/known-people.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { lockPeople, rehome } from './rehome.ts';
import { spaceKind } from './space-kind.ts';
import { spacesCountOf } from './space-rows.ts';

const selectMembers = statement<{ id: string }>(
  'select user_id as id from memberships where scope_id = $1 and deleted_at is null',
);

/**
 * All memberships end with a mark: restoring revives only marked memberships. Public boards are hidden at the same
 * moment, which tells them from boards that the operator hid.
 */
const takeDown = statement(`
  with hidden as (
    update boards set hidden_at = $3 where scope_id = $1 and is_public and hidden_at is null
  ),
  ended as (
    update memberships set deleted_at = $3, ended_with_space = true, modified_at = $3, version = $2, rev = rev + 1
    where scope_id = $1 and deleted_at is null
  )
  update spaces set deleted_at = $3, deleted_by = $4, modified_at = $3, version = $2, rev = rev + 1 where scope_id = $1`);

/** Owners may delete all but their last space. A deleted space can be restored for 14 days. */
export async function deleteSpace(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
): Promise<Outcome<null, Refusal>> {
  const deleted = await changeOne(context, writer, spaceKind, spaceId, {
    status: 204,
    may: mayDeleteSpace,
    change: async (tx, { version }) => {
      const members = await tx.rows(selectMembers, [spaceId]);
      const ids = members.map(({ id }) => id);
      await lockPeople(tx, ids);
      if ((await spacesCountOf(tx, writer.person.id)) < 2) return refused({ code: 'space.last' });
      const now = context.now();
      tx.send(takeDown, [spaceId, version, new Date(now), writer.person.id]);
      await rehome(tx, ids, spaceId, now);
      return accepted(ids);
    },
  });
  if (!deleted.ok) return deleted;
  for (const id of deleted.value.result ?? []) knownPeople(context.db.pool).forgetPerson(id);
  return accepted(null);
}
