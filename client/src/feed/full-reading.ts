import type { ScopeRows } from '@cairn/contract/feed';
import type { FullReading, RecordRef } from '../store/account-store.ts';
import { refKey } from '../store/account-store.ts';
import type { Replica } from '../replica/replica.ts';
import { storedTables } from '../store/stored-tables.ts';

/** A scope's full reading after one more page. */
export interface ReadOn {
  /** Null when it ends with this page. */
  readonly reading: FullReading | null;
  /** What this page brought of what this device held before a restoring of the server: its word stands, whatever the revision. */
  readonly forced: readonly RecordRef[];
  /** What the whole reading did not meet; nothing before its end. */
  readonly unmet: readonly RecordRef[];
}

/**
 * Takes a page of a scope's full reading.
 *
 * A page from the very beginning begins the reading anew, whatever a prelude or a reading that broke off has brought: only
 * what is met from here on is there.
 *
 * @param before the reading so far, if one is under way
 * @param met what the page brought
 * @param isNewEpoch whether this is the first page since the server was restored
 */
export function readOn(
  replica: Replica,
  scope: string,
  told: ScopeRows,
  before: FullReading | undefined,
  met: readonly RecordRef[],
  isNewEpoch: boolean,
): ReadOn {
  const begun =
    before && told.from > 0
      ? before
      : { unmet: heldRefs(replica, scope), isNewEpoch: isNewEpoch || before?.isNewEpoch === true };
  const names = new Set(begun.unmet.length > 0 ? met.map(refKey) : []);
  const forced = begun.isNewEpoch ? begun.unmet.filter((ref) => names.has(refKey(ref))) : [];
  const left = begun.unmet.filter((ref) => !names.has(refKey(ref)));
  if (!told.last) return { reading: { ...begun, unmet: left }, forced, unmet: [] };
  // What is newer than this reading could not be met in it.
  const isOlder = (ref: RecordRef) => (replica.record(ref)?.base?.version ?? 0) <= told.to;
  return { reading: null, forced, unmet: left.filter((ref) => begun.isNewEpoch || isOlder(ref)) };
}

const otherTables = storedTables.filter((table) => table !== 'goals');

/** What this device holds of a scope and the server knows; with `unsentToo` also what it has not heard of. */
export function heldRefs(replica: Replica, scope: string, unsentToo = false): readonly RecordRef[] {
  const refs: RecordRef[] = [];
  const take = ({ scope: of, id, table, key }: ReturnType<Replica['recordsOf']>[number]) => {
    if (of === scope && (id !== null || unsentToo)) refs.push({ table, key });
  };
  for (const record of replica.goalRecords()) take(record);
  for (const table of otherTables) replica.recordsOf(table).forEach(take);
  return refs;
}
