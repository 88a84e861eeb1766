import { deletedRecord } from '@cairn/core/sync/deleted-record';
import type { Decision } from '../persistence/local-change.ts';
import { isUnknownToServer } from '../outbox/unknown-to-server.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';

export function leafDeletionOf(ref: RecordRef): Decision {
  return {
    refs: [ref],
    decide: (records) => {
      const record = records.get(refKey(ref));
      if (!record) return { put: [] };
      return isUnknownToServer(record) ? { put: [], remove: [ref] } : { put: [deletedRecord(record)] };
    },
  };
}
