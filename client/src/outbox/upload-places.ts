import type { SyncRecord } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { onDevice } from '../tables/all-tables.ts';
import type { Upload } from '../tables/table-on-device.ts';

/**
 * The calls that carry a record's edits.
 *
 * @throws TypeError for a table that nobody edits on a device
 */
export function uploadPlaceOf({ table }: SyncRecord): Upload<TableName> {
  const { upload } = onDevice(table);
  if (!upload) throw new TypeError(`Nobody types into ${table}.`);
  return upload;
}
