import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from './cairn.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';

/** Does nothing if the record is missing. See {@link Cairn.change}. */
export function changeRecord(
  cairn: Cairn,
  { table, key }: RecordRef,
  step: (record: SyncRecord) => SyncRecord,
): Promise<void> {
  return cairn.change([{ table, key }], (records) => {
    const record = records.get(refKey({ table, key }));
    return { put: record ? [step(record)] : [] };
  });
}

/** Changes fields of each record. Adds the records that this device does not have. */
export function changeFields(
  cairn: Cairn,
  records: readonly SyncRecord[],
  fieldsOf: (index: number) => Fields,
): Promise<void> {
  return cairn.change(records, (found) => ({
    put: records.map((record, index) =>
      editedRecord(found.get(refKey(record)) ?? record, { fields: fieldsOf(index), notes: null }),
    ),
  }));
}
