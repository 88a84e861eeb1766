import { recordOfNew, type SyncRecord, type Typed } from '@cairn/core/sync/record';
import type { Cairn } from './cairn.ts';

/** A thing that is made here and now, under a name of its own until the server gives it an id. */
export function newRecord({ environment }: Cairn, table: string, scope: string, typed: Typed): SyncRecord {
  const at = new Date(environment.now()).toISOString();
  return recordOfNew(table, scope, `offline-${environment.newId()}`, typed, at);
}
