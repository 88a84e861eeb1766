import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { WrittenRefusal } from '../base/refusal.ts';

export interface KeptOutcome {
  readonly requestHash: string;
  readonly status: number;
  readonly thingId: string | null;
  readonly refusal: WrittenRefusal | null;
}

const select = statement<KeptOutcome>(`
  select request_hash as "requestHash", status, thing_id as "thingId", refusal
  from idempotency_keys where user_id = $1 and key = $2`);

export async function keptOutcome(db: Db, personId: string, key: string): Promise<KeptOutcome | null> {
  const [row] = await db.rows(select, [personId, key]);
  return row ?? null;
}

const update = statement(
  'update idempotency_keys set status = $3, thing_id = $4, refusal = $5 where user_id = $1 and key = $2',
);

export function keepOutcome(
  tx: Tx,
  personId: string,
  key: string,
  outcome: Omit<KeptOutcome, 'requestHash'>,
): void {
  tx.send(update, [personId, key, outcome.status, outcome.thingId, outcome.refusal]);
}

const drop = statement(`delete from idempotency_keys where created_at < $1`);

export const keptForMs = 30 * 86_400_000;

export async function forgetKeysBefore(db: Db, moment: Date): Promise<void> {
  await db.rows(drop, [moment]);
}
