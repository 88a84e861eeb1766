import type { SyncRecord } from '@cairn/core/sync/record';

/** Whether the server has never heard of it and is not about to: nothing has to be deleted there. */
export function isUnheard(record: SyncRecord): boolean {
  return record.id === null && record.inflight === null;
}
