import { isNextForSeveral, preparedRecord } from '@cairn/core/sync/prepared-record';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import type { Cairn } from '../cairn/cairn.ts';
import { type RecordRef, refKey, refOf } from '../store/account-store.ts';

/** Goals of a series whose upload has to arrive before something that is meant for several of them. */
export interface SentBefore {
  readonly refs: readonly RecordRef[];
  /** Their records, made ready to be sent as they are now. */
  prepared(records: ReadonlyMap<string, SyncRecord>): readonly SyncRecord[];
}

/**
 * The occurrences of a series that were touched here and are not on the server: it has to hear of them while they are still
 * days of the series. What is typed into them from now on travels later.
 */
export function sentBefore({ replica, environment }: Cairn, seriesId: string, without: string): SentBefore {
  // What is meant for several keeps its own order.
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

/** Records by name, those changed already in place of what was there. */
export function withPrepared(
  records: ReadonlyMap<string, SyncRecord>,
  prepared: readonly SyncRecord[],
): ReadonlyMap<string, SyncRecord> {
  return new Map([...records, ...prepared.map((record) => [refKey(record), record] as const)]);
}
