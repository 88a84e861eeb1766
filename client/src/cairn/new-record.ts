import { recordOfNew, type SyncRecord, type Typed } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from './cairn.ts';

/**
 * @param prefix the start of the temporary id, which names the record's origin
 * @param id the rest of the temporary id
 */
export function newRecord<Name extends TableName>(
  { environment }: Cairn,
  table: Name,
  scope: string,
  typed: Typed,
  prefix = 'offline-',
  id = environment.newId(),
): SyncRecord<Name> {
  const at = new Date(environment.now()).toISOString();
  return recordOfNew(table, scope, prefix + id, typed, at);
}
