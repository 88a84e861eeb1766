import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Replica } from '../replica/replica.ts';
import type { RecordRef } from '../store/account-store.ts';
import { aboveOf } from './above.ts';
import { leafTables } from './tables-by-life.ts';

export function isUnknownToServer(record: SyncRecord): boolean {
  return record.id === null && record.inflight === null;
}

/**
 * The server cannot delete these comments and folder entries with the record above, because it does not know
 * them.
 */
export function leavesUnknownToServer(replica: Replica, going: readonly RecordRef[]): readonly RecordRef[] {
  const keys = new Set(going.map(({ key }) => key));
  const hangsThere = (record: SyncRecord) =>
    aboveOf(record.table).some(({ field }) => keys.has(replica.keyOf(String(seenFields(record)[field]))));
  return leafTables
    .flatMap((table) => replica.recordsOf(table))
    .filter((record) => isUnknownToServer(record) && hangsThere(record))
    .map(({ table, key }) => ({ table, key }));
}
