import { isNextForSeveral, preparedRecord } from '@cairn/core/sync/prepared-record';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import type { Cairn } from '../cairn/cairn.ts';
import { type RecordRef, refKey, refOf } from '../store/account-store.ts';

/** Uploaded before an edit of several occurrences. */
export interface SentBefore {
  readonly refs: readonly RecordRef[];
  prepared(records: ReadonlyMap<string, SyncRecord>): readonly SyncRecord[];
}

/**
 * Returns edited occurrences that the server must get while they are days of the series. Their later edits
 * are sent afterwards.
 */
export function sentBefore({ replica, environment }: Cairn, seriesId: string, without: string): SentBefore {
  // Edits of several occurrences are sent in the order of typing anyway (`waits-for-series.ts`).
  const isNew = (record: SyncRecord | undefined) =>
    record?.base && !isOnServer(record) && !record.inflight && !isNextForSeveral(record);
  const { occurrences } = replica;
  const keys = new Set([...occurrences.touchedGoals(seriesId), ...occurrences.goalsOf(seriesId)]);
  const refs = [...keys]
    .filter((key) => key !== without)
    .map((key) => refOf('goals', key))
    .filter((ref) => isNew(replica.record(ref)))
    .map((ref) => ({ ...ref, upload: environment.newId() }));
  return {
    refs,
    prepared: (records) =>
      refs.flatMap((ref) => {
        const record = records.get(refKey(ref));
        if (!record || !isNew(record)) return [];
        return preparedRecord(record, ref.upload, syncEngineVersion) ?? [];
      }),
  };
}

export function withPrepared(
  records: ReadonlyMap<string, SyncRecord>,
  prepared: readonly SyncRecord[],
): ReadonlyMap<string, SyncRecord> {
  return new Map([...records, ...prepared.map((record) => [refKey(record), record] as const)]);
}
