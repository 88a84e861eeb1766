import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const end = statement(`
  with ended as (
    update climb_subscriptions s set deleted_at = $4, modified_at = $4, version = $5, rev = rev + 1
    where s.scope_id = $1 and s.space_id = $2 and s.deleted_at is null returning s.id
  )
  update goals g set climb_is_left = true, modified_at = $4,
    version = case when g.deleted_at is null then $3 else g.version end,
    rev = case when g.deleted_at is null then g.rev + 1 else g.rev end
  from ended where g.climb_subscription_id = ended.id and g.scope_id = $2 and g.moved_to is null`);

/**
 * Ends the climbs of a person who leaves a space. All their goals there stay, as plain goals.
 *
 * @param versions of the locked scopes, the person's own too
 */
export async function endSubscriptionsIn(
  tx: Db,
  { personId, space }: { readonly personId: string; readonly space: string },
  versions: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> {
  await tx.rows(end, [personId, space, versions.get(space) ?? 0, at, versions.get(personId) ?? 0]);
}
