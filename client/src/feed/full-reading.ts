import { tableNames } from '@cairn/core/sync/tables/all-tables';
import type { ScopeRows } from '@cairn/contract/feed';
import type { FullReading, HeldRef, RecordRef } from '../store/account-store.ts';
import { refKey } from '../store/account-store.ts';
import type { Replica } from '../replica/replica.ts';

export interface ReadOn {
  readonly reading: FullReading;
  /** Records held before the server was restored: their rows are applied whatever the revision. */
  readonly forced: readonly RecordRef[];
}

/**
 * A page from the beginning restarts the reading: rows of a prelude or an interrupted reading do not count
 * any more.
 *
 * @param before the reading so far
 * @param page.met records on the page, including those of other scopes
 * @param page.coming records that moved to this scope
 * @param isNewEpoch whether this is the first page after the server was restored
 */
export function readOn(
  replica: Replica,
  scope: string,
  page: ScopeRows,
  before: FullReading | undefined,
  { met, coming }: { readonly met: readonly RecordRef[]; readonly coming: readonly HeldRef[] },
  isNewEpoch: boolean,
): ReadOn {
  const begun =
    before && page.from > 0
      ? before
      : { unmet: heldRefs(replica, scope), isNewEpoch: isNewEpoch || before?.isNewEpoch === true };
  const { reading, forced } = metIn({ ...begun, unmet: [...begun.unmet, ...coming] }, met);
  if (!page.last) return { reading, forced };
  // This reading cannot contain newer records.
  const isOlder = (ref: RecordRef) => (replica.record(ref)?.base?.version ?? 0) <= page.to;
  const unmet = reading.unmet.filter((ref) => begun.isNewEpoch || isOlder(ref));
  return { reading: { ...reading, unmet, readTo: page.to }, forced };
}

export function metIn(before: FullReading, met: readonly RecordRef[]): ReadOn {
  const names = new Set(before.unmet.length > 0 ? met.map(refKey) : []);
  const isMet = (ref: RecordRef) => names.has(refKey(ref));
  const forced = before.isNewEpoch ? before.unmet.filter(isMet) : [];
  const reading = names.size === 0 ? before : { ...before, unmet: before.unmet.filter((ref) => !isMet(ref)) };
  return { reading, forced };
}

const otherTables = tableNames.filter((table) => table !== 'goals');

/** @param unsentToo also unsent records, and records about to move to the scope */
export function heldRefs(replica: Replica, scope: string, unsentToo = false): readonly HeldRef[] {
  const refs: HeldRef[] = [];
  const take = ({ scope: of, id, table, key, ahead }: ReturnType<Replica['recordsOf']>[number]) => {
    const isHere = of === scope || (unsentToo && ahead?.scope === scope);
    // The feed was faster than the answer to the creation. The server may have deleted the record since.
    const isTold = id === null && ahead?.kind === 'row' && ahead.scope === scope;
    if (isTold || (isHere && (id !== null || unsentToo))) refs.push({ table, key, id });
  };
  for (const record of replica.goalRecords()) take(record);
  for (const table of otherTables) replica.recordsOf(table).forEach(take);
  return refs;
}
