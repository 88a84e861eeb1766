import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { addressIdOf } from '../mail/unsubscribe-token.ts';

const select = statement('select from refused_invitations where address_id = $1');

export async function refusesInvitations(db: Db, email: string): Promise<boolean> {
  return hasRefused(db, addressIdOf(email));
}

export async function hasRefused(db: Db, addressId: string): Promise<boolean> {
  return (await db.rows(select, [addressId])).length > 0;
}

const refuse = statement(`
  insert into refused_invitations (address_id, created_at) values ($1, $2) on conflict do nothing`);
const allow = statement('delete from refused_invitations where address_id = $1');

export async function setInvitations(
  db: Db,
  addressId: string,
  areWanted: boolean,
  now: EpochMs,
): Promise<void> {
  if (areWanted) await db.rows(allow, [addressId]);
  else await db.rows(refuse, [addressId, new Date(now)]);
}
