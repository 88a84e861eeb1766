import type { Role } from '@cairn/core/spaces/roles';
import { knownPeople } from '../accounts/known-people.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { tellEvents } from '../events/event-rows.ts';
import { newId } from '../ids.ts';
import { lockScope } from '../writes/scope-rows.ts';
import type { House } from '../writes/write-context.ts';

const join = statement(`
  insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
  values ($1, $2, $3, $4, $4, $5, $6)
  on conflict (scope_id, user_id) do update
  set version = $3, rev = memberships.rev + 1, modified_at = $4, deleted_at = null, role = $6`);

/** Makes a person a member of a space, anew when they have left it. */
export async function joinSpace(house: House, spaceId: string, personId: string, role: Role): Promise<void> {
  await written(house, spaceId, personId, async (tx, version) => {
    const now = house.now();
    await tx.rows(join, [spaceId, newId(now), version, new Date(now), personId, role]);
    tellEvents(tx, [{ type: 'MEMBERSHIP_CREATED', spaceId, personId, otherUserId: personId }], now);
  });
}

const leave = statement(`
  update memberships set version = $2, rev = rev + 1, modified_at = $3, deleted_at = $3
  where scope_id = $1 and user_id = $4 and deleted_at is null`);

/** Ends a membership; the row stays, so that a late write of theirs is told 403 and not 404. */
export async function leaveSpace(house: House, spaceId: string, personId: string): Promise<void> {
  await written(house, spaceId, personId, async (tx, version) => {
    await tx.rows(leave, [spaceId, version, new Date(house.now()), personId]);
  });
}

async function written(
  house: House,
  spaceId: string,
  personId: string,
  write: (tx: Tx, version: number) => Promise<void>,
): Promise<void> {
  const version = await house.db.transact(async (tx) => {
    const locked = await lockScope(tx, spaceId);
    if (locked === null) throw new Error('There is no such space.');
    await write(tx, locked);
    return locked;
  });
  knownPeople(house.db.pool).forgetPerson(personId);
  house.publish(spaceId, version);
}
