import { displayName, type UserSettings } from '@cairn/core/accounts/settings';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { lockScopes } from '../writes/scope-rows.ts';

const update = statement(`
  update users set name = $2, image = $3, updated_at = $4
  where id = $1 and (name <> $2 or image is distinct from $3) returning 1`);

/** A membership's row contains the name and the picture, so the row changes too. */
const touchMemberships = statement(`
  update memberships m set version = n.version, rev = rev + 1, modified_at = $4
  from unnest($2::uuid[], $3::bigint[]) as n (scope_id, version)
  where m.scope_id = n.scope_id and m.user_id = $1 and m.deleted_at is null`);

/** Returns the new versions of the spaces that show the person. Publish them after the commit. */
export async function updateProfile(
  tx: Db,
  { id, spaceIds }: Person,
  profile: Pick<UserSettings, 'firstName' | 'lastName' | 'image'> & { readonly email: string },
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  if ((await tx.rows(update, [id, displayName(profile), profile.image, at])).length === 0) return new Map();
  const versions = await lockScopes(tx, spaceIds);
  await tx.rows(touchMemberships, [id, [...versions.keys()], [...versions.values()], at]);
  return versions;
}
