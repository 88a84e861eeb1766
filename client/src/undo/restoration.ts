import { undeletedRecord } from '@cairn/core/sync/undeleted-record';
import { atRest, isOnServer, isUnsent, type SyncRecord, wantedBack } from '@cairn/core/sync/record';
import { isSeen, seenFields, seenNotes } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { fieldsToRecreate } from '../outbox/fields-to-recreate.ts';
import type { Decision } from '../persistence/local-change.ts';
import { treeTables } from '../outbox/tables-by-life.ts';
import { onDevice } from '../tables/all-tables.ts';
import { isUnknownToServer } from '../outbox/unknown-to-server.ts';
import { refKey } from '../store/account-store.ts';

export interface DeletedRecord {
  readonly was: SyncRecord;
  /** Null for a root. */
  readonly root: string | null;
}

/**
 * Restores records at once if the server does not know of the deletion. Otherwise the server restores or
 * re-creates them.
 */
export function restorationOf(cairn: Cairn, deleted: readonly DeletedRecord[]): Decision {
  const named = deleted.map((one) => ({ ...one, tempId: `offline-${cairn.environment.newId()}` }));
  return {
    refs: deleted.map(({ was }) => ({ table: was.table, key: was.key })),
    decide: (records) => {
      const put = named.flatMap(({ was, root, tempId }) => {
        const record = records.get(refKey(was));
        if (record && isSeen(record)) return [];
        const back = record ? undeletedRecord(record) : backFromNothing(was, tempId);
        const isRootHeard = root !== null && isHeard(rootOf(records, root));
        return [isRootHeard && isOnServer(back) ? { ...back, ...wantedBack } : back];
      });
      return { put: put.filter((record) => !isUntouched(record)), remove: put.filter(isUntouched) };
    },
  };
}

/** Whether this is an unedited occurrence, which comes from its series and needs no record. */
export function isUntouched(record: SyncRecord): boolean {
  return record.base !== null && !isOnServer(record) && !isUnsent(record);
}

function rootOf(records: ReadonlyMap<string, SyncRecord>, key: string): SyncRecord | undefined {
  return treeTables.map((table) => records.get(refKey({ table, key }))).find((record) => record);
}

/** Whether the server may know of the deletion. If so, the server also deleted everything below the root. */
function isHeard(root: SyncRecord | undefined): boolean {
  return root === undefined || root.wish === 'deleted' || root.inflight?.kind === 'delete';
}

/** Returns a record for a goal whose tombstone has arrived. */
function backFromNothing(was: SyncRecord, tempId: string): SyncRecord {
  if (was.id === null) return isUnknownToServer(was) ? was : madeAnew(was, tempId);
  // The upload in flight may have arrived before the deletion. When it is sent again, the server recognizes
  // its key.
  const isKept = was.inflight?.kind === 'update';
  return isKept ? { ...was, ...wantedBack, ahead: null } : { ...was, ...wantedBack, ...atRest };
}

/** Re-creates a goal that was deleted before its id arrived here. */
function madeAnew(was: SyncRecord, tempId: string): SyncRecord {
  const fields = fieldsToRecreate(onDevice(was.table).upload?.recreatedFields ?? [], seenFields(was));
  const pending = { fields, notes: seenNotes(was)?.ops ?? null, baseRev: 0 };
  return {
    ...was,
    ...atRest,
    tempId,
    pending,
    scoped: undefined,
    own: {},
  };
}
