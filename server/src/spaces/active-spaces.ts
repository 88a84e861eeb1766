import type { Person } from '../accounts/person.ts';
import { type Db, statement } from '../db/database.ts';

const select = statement('select scope_id as id from memberships where user_id = $1 and deleted_at is null');

/** The spaces a person belongs to. */
export async function ownSpaces(db: Db, personId: string): Promise<readonly string[]> {
  return (await db.rows<{ id: string }>(select, [personId])).map(({ id }) => id);
}

/** The spaces that a person has switched on; all of theirs when none of those is. */
export async function activeSpaces(db: Db, { id, settings }: Person): Promise<readonly string[]> {
  const own = await ownSpaces(db, id);
  const active = own.filter((space) => settings.activeSpacesIds.includes(space));
  return active.length > 0 ? active : own;
}
