import { statusOf } from '@cairn/contract/refusals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { saidIn } from '@cairn/words/language';
import type { Db, Tx } from '../db/database.ts';
import { type Refusal, refusalOfWritten, writtenRefusal } from '../base/refusal.ts';
import { keepOutcome, keptOutcome } from './idempotency-rows.ts';
import { claimKey, claimKeyAndLockScope, type ExpectedOutcome, lockScope, lockScopes } from './scope-rows.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

export interface Written<Result> extends ExpectedOutcome {
  readonly result: Result;
}

/** Outcome of a request whose idempotency key was used before. Nothing is applied again. */
export interface Repeated extends ExpectedOutcome {
  readonly result: null;
}

export type Decide<Result, Facts = undefined> = (
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  facts: Facts,
) => Promise<Outcome<Written<Result>, Refusal>>;

/** Reads what `decide` needs. Sent right behind the locking statement, so it runs under the lock. */
export type Read<Facts> = (tx: Db) => Promise<Facts>;

/**
 * Claims the idempotency key, locks the scopes, calls `decide` and stores the outcome, in one transaction. Then
 * notifies all processes.
 *
 * A refusal applies nothing and is stored too. The same key with another request gets `idempotency.mismatch`.
 *
 * @param scopeIds several when a record moves between them
 */
export function writeOnce<Result>(
  context: ServerContext,
  writer: Writer,
  scopeIds: readonly string[],
  expected: ExpectedOutcome,
  decide: Decide<Result>,
): Promise<Outcome<Written<Result> | Repeated, Refusal>> {
  return readAndWriteOnce(context, writer, scopeIds, expected, async () => undefined, decide);
}

/** Like {@link writeOnce}, but saves a round trip by reading along with the lock. */
export async function readAndWriteOnce<Result, Facts>(
  context: ServerContext,
  writer: Writer,
  scopeIds: readonly string[],
  expected: ExpectedOutcome,
  read: Read<Facts>,
  decide: Decide<Result, Facts>,
): Promise<Outcome<Written<Result> | Repeated, Refusal>> {
  const key = context.rules.idempotency ? writer.key : null;
  const written = await context.db.transact(async (tx) => {
    const locking = lockedVersions(context, tx, writer, key, scopeIds, expected);
    // With several scopes, claim and lock are two statements. `read` must wait for both.
    if (scopeIds.length > 1) await locking;
    const [versions, facts] = await Promise.all([locking, read(tx)]);
    if (versions === null) return null;
    const outcome = await decide(tx, versions, facts);
    if (key !== null) keepUnlessExpected(tx, writer.person.id, key, expected, outcome);
    return { outcome, versions };
  });
  if (written === null) return repeated(context, writer, key as string);
  if (written.outcome.ok)
    for (const [scopeId, version] of written.versions) context.publish(scopeId, version);
  return written.outcome;
}

/** Null when the key was used before. */
async function lockedVersions(
  context: ServerContext,
  tx: Db,
  { person, requestHash }: Writer,
  key: string | null,
  scopeIds: readonly string[],
  expected: ExpectedOutcome,
): Promise<ReadonlyMap<string, number> | null> {
  const claim =
    key === null ? null : { personId: person.id, key, requestHash, at: new Date(context.now()), ...expected };
  const [only] = scopeIds;
  if (!context.rules.scopeLock) {
    if (claim && !(await claimKey(tx, claim))) return null;
    // Only in the simulation, where this rule can be off: versions may become visible out of order.
    return lockScopes(context.db, scopeIds);
  }
  if (claim && only !== undefined && scopeIds.length === 1) {
    const version = await claimKeyAndLockScope(tx, only, claim);
    return version === null ? null : new Map([[only, version]]);
  }
  if (claim && !(await claimKey(tx, claim))) return null;
  if (only === undefined || scopeIds.length > 1) return lockScopes(tx, scopeIds);
  const version = await lockScope(tx, only);
  return version === null ? new Map() : new Map([[only, version]]);
}

function keepUnlessExpected(
  tx: Tx,
  personId: string,
  key: string,
  expected: ExpectedOutcome,
  outcome: Outcome<ExpectedOutcome, Refusal>,
): void {
  if (!outcome.ok) {
    const status = statusOf(outcome.refusal.code);
    const refusal = saidIn('en', () => writtenRefusal(outcome.refusal));
    keepOutcome(tx, personId, key, { status, thingId: expected.thingId, refusal });
  } else if (outcome.value.status !== expected.status || outcome.value.thingId !== expected.thingId) {
    const { status, thingId } = outcome.value;
    keepOutcome(tx, personId, key, { status, thingId, refusal: null });
  }
}

async function repeated(
  context: ServerContext,
  { person, requestHash }: Writer,
  key: string,
): Promise<Outcome<Repeated, Refusal>> {
  const kept = await keptOutcome(context.db, person.id, key);
  if (kept === null) throw new Error('A key was neither free nor used.');
  if (kept.requestHash !== requestHash) return refused({ code: 'idempotency.mismatch' });
  if (kept.refusal !== null) return refused(refusalOfWritten(kept.refusal));
  return accepted({ status: kept.status, thingId: kept.thingId, result: null });
}
