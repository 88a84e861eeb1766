import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { hashOf } from './session-rows.ts';

/** Since the last sign-in. */
export const deviceMs = 365 * 86_400_000;

const select = statement(`
  select 1 from known_devices d join users u on u.id = d.user_id
  where d.token_hash = $1 and u.email = $2 and d.used_at > $3`);

export async function isKnownDevice(db: Db, device: string, email: string, now: number): Promise<boolean> {
  return (await db.rows(select, [hashOf(device), email, new Date(now - deviceMs)])).length > 0;
}

const insert = statement(`
  insert into known_devices (token_hash, user_id, used_at) values ($1, $2, $3)
  on conflict (token_hash, user_id) do update set used_at = excluded.used_at`);

export async function rememberDevice(db: Db, device: string, personId: string, now: number): Promise<void> {
  await db.rows(insert, [hashOf(device), personId, new Date(now)]);
}

const dropAll = statement('delete from known_devices where user_id = $1');

export function forgetDevices(tx: Tx, personId: string): void {
  tx.send(dropAll, [personId]);
}

const dropOld = statement('delete from known_devices where used_at < $1');

export async function forgetDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(dropOld, [moment]);
}
