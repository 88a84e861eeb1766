import { isDeletedNext } from '@cairn/core/sync/next-kind';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { rulesOf, type TableName } from '@cairn/core/sync/tables/all-tables';
import type { Above } from '@cairn/core/sync/tables/table-definition';
import { seenFields } from '@cairn/core/sync/view';

export function aboveOf(table: TableName): readonly Above[] {
  return rulesOf(table).above;
}

export interface NamedRecord {
  readonly table: TableName;
  readonly id: string;
}

/**
 * A prepared upload is sent as stored: parents from later edits are ignored, since those parents may wait for
 * their own upload.
 */
export function aboveNext(record: SyncRecord): readonly NamedRecord[] {
  const above = aboveOf(record.table);
  if (above.length === 0 || isDeletedNext(record)) return nothing;
  const next = record.inflight === null ? record : { ...record, pending: null };
  return above.flatMap(({ table, field }) => {
    const names = next.pending?.fields[field] != null || next.inflight?.fields[field] != null;
    const id: unknown = isOnServer(record) && !names ? null : seenFields(next)[field];
    return typeof id === 'string' ? [{ table, id }] : [];
  });
}

const nothing: readonly NamedRecord[] = [];
