import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { lockScopes } from '../writes/scope-rows.ts';

const rename = statement(
  'update users set name = $2, updated_at = $3 where id = $1 and name <> $2 returning 1',
);

/** A membership's row contains the name, so the row changes too. */
const touchMemberships = statement(`
  update memberships m set version = n.version, rev = rev + 1, modified_at = $4
  from unnest($2::uuid[], $3::bigint[]) as n (scope_id, version)
  where m.scope_id = n.scope_id and m.user_id = $1 and m.deleted_at is null`);

/** Returns the new versions of the spaces that show the name. Publish them after the commit. */
export async function renamePerson(
  tx: Db,
  { id, spaceIds }: Person,
  name: string,
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  if ((await tx.rows(rename, [id, name, at])).length === 0) return new Map();
  const versions = await lockScopes(tx, spaceIds);
  await tx.rows(touchMemberships, [id, [...versions.keys()], [...versions.values()], at]);
  return versions;
}
