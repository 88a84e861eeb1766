import type { Standing } from '@cairn/core/spaces/roles';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { isFormerMember, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { StoredGoal } from './goal-rows.ts';

const selectLeft = statement(`
  select 1 from goals g join memberships m on m.scope_id = g.scope_id and m.user_id = $2 and m.deleted_at is null
  where g.id = $1 and g.moved_to is not null limit 1`);

/**
 * Returns why a person may not change the goal, or null. A goal that moved to a foreign space counts as deleted: a 404
 * would make the device re-create it.
 */
export async function goalStandingRefusal(
  context: Pick<ServerContext, 'rules'>,
  db: Db,
  standing: Standing,
  { id, scopeId }: Pick<StoredGoal, 'id' | 'scopeId'>,
  personId: string,
): Promise<Refusal | null> {
  const refusal = standingRefusal(context, standing, 'goal.unknown');
  if (refusal && isFormerMember(refusal)) return { ...refusal, space: scopeId };
  if (refusal === null) return null;
  const leftSpaces = await db.rows(selectLeft, [id, personId]);
  return leftSpaces.length > 0 ? { code: 'goal.deleted' } : refusal;
}
