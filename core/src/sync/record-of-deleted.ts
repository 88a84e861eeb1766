import type { Instant } from '../goals/goal.ts';
import type { TableName } from './tables/all-tables.ts';
import { begun, type SyncRecord, type Typed, wantedBack } from './record.ts';

/** Restores a record that this device no longer knows. */
export function recordOfDeleted(
  table: TableName,
  scope: string,
  { key, id }: { readonly key: string; readonly id: string },
  typed: Typed,
  at: Instant,
): SyncRecord {
  const pending = { ...typed, baseRev: 0 };
  return {
    ...begun,
    ...wantedBack,
    key,
    table,
    scope,
    id,
    tempId: null,
    base: null,
    pending,
    createdAt: at,
  };
}
