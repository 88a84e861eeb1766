import { recordOfNew, type SyncRecord, type Typed } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from './cairn.ts';

/**
 * A thing that is made here and now, under a name of its own until the server gives it an id.
 *
 * @param prefix how that name begins: it says what made it
 * @param id the rest of that name; a new one when left out
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
