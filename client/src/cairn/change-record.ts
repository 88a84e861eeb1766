import type { SyncRecord } from '@cairn/core/sync/record';
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
