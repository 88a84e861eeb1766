import type { OccurrenceOf } from '@cairn/core/recurrence/occurrence-id';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import type { Replica } from '../replica/replica.ts';
import { beginWishesOf, begunSeries } from '../replica/series-holders.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';

const refOfSeries = (key: string): RecordRef => ({ table: 'recurrences', key });

/** The series, and the goals that another series takes over, which an upload changes once it is accepted. */
export function seriesRefs(prepared: SyncRecord, replica: Replica): readonly RecordRef[] {
  if (prepared.table !== 'goals') return [];
  const refs: RecordRef[] = [];
  for (const { id } of beginWishesOf({ ...prepared, pending: null })) refs.push(refOfSeries(id));
  for (const effect of prepared.inflight?.scope?.effects ?? []) {
    if (effect.kind !== 'next') refs.push(refOfSeries(effect.id));
    else {
      refs.push(refOfSeries(effect.series.id));
      for (const key of replica.occurrences.goalsOf(effect.after)) refs.push({ table: 'goals', key });
    }
  }
  return refs;
}

/**
 * What becomes of series when an upload is accepted: what was only seen until now stands as if the server had told it, so
 * that nothing flickers until it does. Its own word counts more, whenever it comes.
 *
 * A deletion's effects stay with the deleted goal, for as long as the feed has not told.
 *
 * @param answered the goal as the server has it now
 */
export function settledSeries(
  prepared: SyncRecord,
  answered: ServerRow | null,
  records: ReadonlyMap<string, SyncRecord>,
  at: string,
): { readonly put: readonly SyncRecord[]; readonly remove: readonly RecordRef[] } {
  const put: SyncRecord[] = [];
  const remove: RecordRef[] = [];
  // Where the server has put the goal elsewhere it knew more than this device: it will tell.
  if (seriesIdIn(answered) !== seriesIdIn(prepared.inflight?.fields)) return { put, remove };
  const begin = (series: RecurrenceRow) => {
    if (records.has(refKey(refOfSeries(series.id)))) return;
    put.push(recordOfRow('recurrences', series.space, { ...series, rev: 0 } as unknown as ServerRow, at));
  };
  for (const series of begunSeries({ ...prepared, pending: null })) begin(series);
  for (const effect of prepared.inflight?.scope?.effects ?? []) {
    if (effect.kind === 'end') remove.push(refOfSeries(effect.id));
    else if (effect.kind === 'change') {
      const record = records.get(refKey(refOfSeries(effect.id)));
      if (record?.base) put.push({ ...record, base: { ...record.base, ...effect.fields } });
    } else {
      begin(effect.series);
      for (const record of records.values()) {
        const day = record.base?.['recurrence'] as OccurrenceOf | null | undefined;
        if (record.key === prepared.key || !record.base || !day) continue;
        if (day.id !== effect.after || day.originalDate < effect.from) continue;
        put.push({ ...record, base: { ...record.base, recurrence: { ...day, id: effect.series.id } } });
      }
    }
  }
  return { put, remove };
}

function seriesIdIn(fields: { readonly [field: string]: unknown } | null | undefined): string | null {
  return (fields?.['recurrence'] as OccurrenceOf | null | undefined)?.id ?? null;
}
