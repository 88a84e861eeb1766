import { statusOf } from '@cairn/contract/refusals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { saidIn } from '@cairn/words/language';
import type { Db, Tx } from '../db/database.ts';
import { type Refusal, writtenRefusal } from '../base/refusal.ts';
import { keepOutcome, keptOutcome } from './idempotency-rows.ts';
import { claimKey, claimKeyAndLockScope, type ExpectedOutcome, lockScope, lockScopes } from './scope-rows.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

/** What a write came to: its status, the thing it was about, and what its own caller needs of it. */
export interface Written<Result> extends ExpectedOutcome {
  readonly result: Result;
}

/** The first outcome of a key that comes again: nothing was applied this time. */
export interface Repeated extends ExpectedOutcome {
  readonly result: null;
}

/**
 * Decides and writes, the scopes being locked.
 *
 * @param versions the new version of each scope
 * @param facts what was read for the decision
 */
export type Decide<Result, Facts = undefined> = (
  tx: Tx,
  versions: ReadonlyMap<string, number>,
  facts: Facts,
) => Promise<Outcome<Written<Result>, Refusal>>;

/** Reads what a decision needs; its statements travel right behind the one that locks, and run when it has locked. */
export type Read<Facts> = (tx: Db) => Promise<Facts>;

/**
 * One write, as every write is made: in one transaction the key is claimed, the scopes are locked with
 * their versions raised, `decide` reads, decides and writes, and the outcome is kept under the key. After the commit
 * every process hears of the new versions.
 *
 * A refusal is an outcome too: nothing is applied, and the key answers it again. The same key with another request is
 * `idempotency.mismatch`.
 *
 * @param scopeIds the scopes that are written, which must exist; several when something moves between them
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

/** The same for a decision whose reading is known beforehand, which saves it a way to the database and back. */
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
    // Claiming the key and locking several scopes takes two statements: nothing may be read between them.
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

/** The new versions of the locked scopes; null when the key was used before. */
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
    // Committed by itself, so that two writes may become visible in the other order than their numbers.
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
    // Whoever writes is answered in any language, and a key knows none.
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
  if (kept.refusal !== null) return refused(kept.refusal);
  return accepted({ status: kept.status, thingId: kept.thingId, result: null });
}
