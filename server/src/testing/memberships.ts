import type { Role } from '@cairn/core/spaces/roles';
import { knownPeople } from '../accounts/known-people.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { addMember } from '../spaces/add-member.ts';
import { lockScope } from '../writes/scope-rows.ts';

/** Checks nothing. */
export async function joinSpace(
  context: ServerContext,
  spaceId: string,
  personId: string,
  role: Role,
): Promise<void> {
  await written(context, spaceId, personId, async (tx, version) => {
    addMember(tx, { spaceId, personId, role }, version, context.now());
  });
}

const leave = statement(`
  update memberships set version = $2, rev = rev + 1, modified_at = $3, deleted_at = $3
  where scope_id = $1 and user_id = $4 and deleted_at is null`);

/** Checks nothing. */
export async function leaveSpace(context: ServerContext, spaceId: string, personId: string): Promise<void> {
  await written(context, spaceId, personId, async (tx, version) => {
    await tx.rows(leave, [spaceId, version, new Date(context.now()), personId]);
  });
}

const give = statement(`
  update memberships set version = $2, rev = rev + 1, modified_at = $3, role = $5
  where scope_id = $1 and user_id = $4 and deleted_at is null`);

/** Checks nothing. */
export async function giveRole(
  context: ServerContext,
  spaceId: string,
  personId: string,
  role: Role,
): Promise<void> {
  await written(context, spaceId, personId, async (tx, version) => {
    await tx.rows(give, [spaceId, version, new Date(context.now()), personId, role]);
  });
}

async function written(
  context: ServerContext,
  spaceId: string,
  personId: string,
  write: (tx: Tx, version: number) => Promise<void>,
): Promise<void> {
  const version = await context.db.transact(async (tx) => {
    const locked = await lockScope(tx, spaceId);
    if (locked === null) throw new Error('There is no such space.');
    await write(tx, locked);
    return locked;
  });
  knownPeople(context.db.pool).forgetPerson(personId);
  context.publish(spaceId, version);
}
