import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const claimAndLock = statement<{ version: number }>(`
  with claim as (
    insert into idempotency_keys (user_id, key, request_hash, status, thing_id, created_at)
    values ($2, $3, $4, $5, $6, $7)
    on conflict (user_id, key) do nothing
    returning 1
  )
  update scopes set version = version + 1 from claim where id = $1 returning version`);

const lock = statement<{ version: number }>(
  'update scopes set version = version + 1 where id = $1 returning version',
);

const lockSeveral = statement<{ id: string; version: number }>(`
  with locked as (select id from scopes where id = any($1::uuid[]) order by id for no key update)
  update scopes set version = version + 1 from locked where scopes.id = locked.id returning scopes.id, version`);

const claim = statement(`
  insert into idempotency_keys (user_id, key, request_hash, status, thing_id, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id, key) do nothing
  returning 1`);

/** Outcome stored when the idempotency key is claimed, and replaced if the write ends differently. */
export interface ExpectedOutcome {
  readonly status: number;
  readonly thingId: string | null;
}

export interface Claim extends ExpectedOutcome {
  readonly personId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly at: Date;
}

const claimValues = ({ personId, key, requestHash, status, thingId, at }: Claim) => [
  personId,
  key,
  requestHash,
  status,
  thingId,
  at,
];

/**
 * Returns the scope's new version; null if the key was used before. A second request with the key waits for the first.
 */
export async function claimKeyAndLockScope(tx: Db, scopeId: string, key: Claim): Promise<number | null> {
  const [row] = await tx.rows(claimAndLock, [scopeId, ...claimValues(key)]);
  return row?.version ?? null;
}

export async function claimKey(tx: Db, key: Claim): Promise<boolean> {
  return (await tx.rows(claim, claimValues(key))).length > 0;
}

export async function lockScope(tx: Db, scopeId: string): Promise<number | null> {
  const [row] = await tx.rows(lock, [scopeId]);
  return row?.version ?? null;
}

/** Locks in the order of the ids, to avoid deadlocks. */
export async function lockScopes(tx: Db, scopeIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows(lockSeveral, [scopeIds]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const insertScopes = statement(
  'insert into scopes (id, kind, version) select id, kind, 1 from unnest($1::uuid[], $2::text[]) as new (id, kind)',
);

export async function addScopes(
  tx: Db,
  scopes: readonly { id: string; kind: 'space' | 'user' }[],
): Promise<void> {
  await tx.rows(insertScopes, [scopes.map(({ id }) => id), scopes.map(({ kind }) => kind)]);
}

const selectVersions = statement<{ readonly id: string; readonly version: number }>(
  'select id, version from scopes where id = any($1::uuid[]) order by id',
);

export function versionsOf(
  db: Db,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly version: number }[]> {
  return db.rows(selectVersions, [ids]);
}
