import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Environment } from '../environment.ts';
import type { LocalChanges } from '../outbox/local-change.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import { storedTables } from '../store/stored-tables.ts';
import { pause, portionSize } from './load-replica.ts';
import type { Replica } from './replica.ts';

/**
 * Brings the memory in line with the disk, in portions.
 *
 * For a tab that becomes the leader in the place of another: that one may have ended between storing something and telling
 * of it, and what is not known in memory would be neither shown nor sent.
 *
 * @returns what was otherwise on the disk, for the tabs beside it
 */
export async function rereadReplica(
  { store, after }: Environment,
  replica: Replica,
  changes: LocalChanges,
): Promise<readonly RecordRef[]> {
  const differing: RecordRef[] = [];
  const take = (records: readonly SyncRecord[]) => {
    replica.apply(records);
    differing.push(...records.map(({ table, key }) => ({ table, key })));
  };
  for (const table of storedTables) {
    const unmet = new Map<string, SyncRecord>();
    for (const record of table === 'goals' ? replica.goalRecords() : replica.recordsOf(table)) {
      unmet.set(refKey(record), record);
    }
    await store.eachPortion(table, portionSize, async (portion) => {
      take(
        portion.filter((record) => {
          const known = unmet.get(refKey(record));
          unmet.delete(refKey(record));
          // What changed in memory since the portion was asked for is newer than it.
          return known === replica.record(record) && !changes.isUnderWay(record) && !isSame(known, record);
        }),
      );
      await pause(after);
    });
    const gone = [...unmet.values()].map(({ key }) => ({ table, key }));
    await changes.reread(gone);
    differing.push(...gone);
  }
  return differing;
}
