import { tableNames } from '@cairn/core/sync/tables/all-tables';
import type { ScopeRows } from '@cairn/contract/feed';
import type { FullReading, HeldRef, RecordRef } from '../store/account-store.ts';
import { refKey } from '../store/account-store.ts';
import type { Replica } from '../replica/replica.ts';

/** A scope's full reading after one more page. */
export interface ReadOn {
  readonly reading: FullReading;
  /** What this page brought of what this device held before a restoring of the server: its word stands, whatever the revision. */
  readonly forced: readonly RecordRef[];
}

/**
 * Takes a page of a scope's full reading.
 *
 * A page from the very beginning begins the reading anew, whatever a prelude or a reading that broke off has brought: only
 * what is met from here on is there.
 *
 * @param before the reading so far, if one is under way
 * @param page.met what it brought, also of what is in another scope by now
 * @param page.coming what it tells to have gone to this scope
 * @param isNewEpoch whether this is the first page since the server was restored
 */
export function readOn(
  replica: Replica,
  scope: string,
  told: ScopeRows,
  before: FullReading | undefined,
  { met, coming }: { readonly met: readonly RecordRef[]; readonly coming: readonly HeldRef[] },
  isNewEpoch: boolean,
): ReadOn {
  const begun =
    before && told.from > 0
      ? before
      : { unmet: heldRefs(replica, scope), isNewEpoch: isNewEpoch || before?.isNewEpoch === true };
  const { reading, forced } = metIn({ ...begun, unmet: [...begun.unmet, ...coming] }, met);
  if (!told.last) return { reading, forced };
  // What is newer than this reading could not be met in it.
  const isOlder = (ref: RecordRef) => (replica.record(ref)?.base?.version ?? 0) <= told.to;
  const unmet = reading.unmet.filter((ref) => begun.isNewEpoch || isOlder(ref));
  return { reading: { ...reading, unmet, readTo: told.to }, forced };
}

/** A full reading after a page that brought these, and goes on. */
export function metIn(before: FullReading, met: readonly RecordRef[]): ReadOn {
  const names = new Set(before.unmet.length > 0 ? met.map(refKey) : []);
  const isMet = (ref: RecordRef) => names.has(refKey(ref));
  const forced = before.isNewEpoch ? before.unmet.filter(isMet) : [];
  const reading = names.size === 0 ? before : { ...before, unmet: before.unmet.filter((ref) => !isMet(ref)) };
  return { reading, forced };
}

const otherTables = tableNames.filter((table) => table !== 'goals');

/** What this device holds of a scope and the server knows; with `unsentToo` also what it has not heard of, or what is there by news that waits. */
export function heldRefs(replica: Replica, scope: string, unsentToo = false): readonly HeldRef[] {
  const refs: HeldRef[] = [];
  const take = ({ scope: of, id, table, key, ahead }: ReturnType<Replica['recordsOf']>[number]) => {
    const isHere = of === scope || (unsentToo && ahead?.scope === scope);
    // A record whose create has no answer yet, and whose row the feed brought: the server may have deleted it since.
    const isTold = id === null && ahead?.kind === 'row' && ahead.scope === scope;
    if (isTold || (isHere && (id !== null || unsentToo))) refs.push({ table, key, id });
  };
  for (const record of replica.goalRecords()) take(record);
  for (const table of otherTables) replica.recordsOf(table).forEach(take);
  return refs;
}
