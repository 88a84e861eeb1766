import type { SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from '../cairn/cairn.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { ShelfEntry } from '../store/account-store.ts';
import { filedBy } from '../replica/filed.ts';
import { filedRecord } from './folder-entries.ts';

/** Returns `goal.unknown` if the goal or board is missing on this device. */
export function filedAgain<Name extends TableName>(table: Name) {
  return (cairn: Cairn, { fields, scope }: ShelfEntry): SyncRecord<Name> | 'goal.unknown' =>
    filedRecord(cairn, filedBy(cairn.replica, fields))
      ? newRecord(cairn, table, scope, { fields, notes: null })
      : 'goal.unknown';
}
