import { recordOfNew, type SyncRecord, type Typed } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from './cairn.ts';

/**
 * A new record with a temporary id.
 *
 * @param prefix the beginning of the temporary id: it names its origin
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
