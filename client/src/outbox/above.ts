import { isDeletedNext } from '@cairn/core/sync/next-kind';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { rulesOf, type TableName } from '@cairn/core/sync/tables/all-tables';
import type { Above } from '@cairn/core/sync/tables/table-definition';
import { seenFields } from '@cairn/core/sync/view';

/** The records that the records of a table hang on; none for a table whose records need no other. */
export function aboveOf(table: TableName): readonly Above[] {
  return rulesOf(table).above;
}

/** A thing by its key or id, as the server may name it. */
export interface NamedRecord {
  readonly table: TableName;
  readonly id: string;
}

/**
 * What a record's next upload is below of. An upload that has been prepared goes out as it is: what was typed since may name
 * something that waits itself. A deletion names nothing.
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
