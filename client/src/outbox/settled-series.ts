import { dayGivenBack } from '@cairn/core/recurrence/day-given-back';
import { skippedWith } from '@cairn/core/recurrence/day-taken-out';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import {
  isOf,
  type KnownRow,
  onRow,
  recordOfRow,
  type ServerRow,
  type SyncRecord,
} from '@cairn/core/sync/record';
import type { Replica } from '../replica/replica.ts';
import { beginWishesOf, begunSeries, occurrenceIn, seenOccurrence } from '../replica/series-holders.ts';
import { recordIn, type RecordRef, refKey, refOf } from '../store/account-store.ts';

const refOfSeries = (key: string) => refOf('recurrences', key);

export function seriesRefs(prepared: SyncRecord, replica: Replica): readonly RecordRef[] {
  if (!isOf(prepared, 'goals')) return [];
  const refs: RecordRef[] = [];
  const day = occurrenceIn(prepared.base);
  if (day && (isTick(prepared) || leaves(prepared))) refs.push(refOfSeries(day.id));
  const back = day ? null : occurrenceIn(prepared.inflight?.fields);
  if (back) refs.push(refOfSeries(back.id));
  for (const { id } of beginWishesOf({ ...prepared, pending: null })) refs.push(refOfSeries(id));
  for (const effect of prepared.inflight?.scope?.effects ?? []) {
    if (effect.kind !== 'next') refs.push(refOfSeries(effect.id));
    else {
      refs.push(refOfSeries(effect.series.id));
      for (const key of replica.occurrences.goalsOf(effect.after)) refs.push(refOf('goals', key));
    }
  }
  return refs;
}

/**
 * Stores an upload's effects on series, to avoid a flicker until the feed sends the series' rows, which
 * always win. Effects of a deletion stay with the deleted goal until the feed sends its tombstone.
 *
 * @param answered the goal's row in the answer
 */
export function settledSeries(
  prepared: SyncRecord,
  answered: ServerRow | null,
  records: ReadonlyMap<string, SyncRecord>,
  { occurrences }: Replica,
  at: string,
): { readonly put: readonly SyncRecord[]; readonly remove: readonly RecordRef[] } {
  const put: SyncRecord[] = [];
  const remove: RecordRef[] = [];
  if (!isOf(prepared, 'goals')) return { put, remove };
  const day = occurrenceIn(prepared.base);
  const ticked = day && isTick(prepared) ? recordIn(records, refOfSeries(day.id)) : undefined;
  if (day && ticked?.base?.anchor === 'completion') {
    const isDone = prepared.inflight?.fields['doneDate'] !== null;
    const open = isDone ? occurrences.openDate(ticked.base) : day.originalDate;
    if (open !== null) put.push(onRow(ticked, { dateFr: open }));
    return { put, remove };
  }
  const moved = answered && withOtherDays(prepared, answered, records, occurrences);
  if (moved) return { put: [moved], remove };
  // The server knew more than this device. The feed will send the series.
  if (occurrenceIn(answered)?.id !== occurrenceIn(prepared.inflight?.fields)?.id) return { put, remove };
  const begin = (series: RecurrenceRow) => {
    if (records.has(refKey(refOfSeries(series.id)))) return;
    put.push(recordOfRow('recurrences', series.space, { ...series, rev: 0 }, at));
  };
  for (const series of begunSeries({ ...prepared, pending: null })) begin(series);
  for (const effect of prepared.inflight?.scope?.effects ?? []) {
    if (effect.kind === 'end') remove.push(refOfSeries(effect.id));
    else if (effect.kind === 'change') {
      const record = records.get(refKey(refOfSeries(effect.id)));
      if (record?.base && isBefore(record.base, effect.rev, answered))
        put.push({ ...record, base: { ...record.base, ...effect.fields } });
    } else {
      begin(effect.series);
      for (const record of records.values()) {
        if (!isOf(record, 'goals')) continue;
        const taken = record.key === prepared.key ? null : occurrenceIn(record.base);
        if (taken?.id !== effect.after || taken.originalDate < effect.from) continue;
        const { id } = effect.series;
        const seen = seenOccurrence(record);
        const recurrence = effect.isMoved && seen?.id === id ? seen : { ...taken, id };
        put.push(onRow(record, { recurrence }));
      }
    }
  }
  return { put, remove };
}

/** Whether the series' row lacks the change. A row with another `rev` may have it, unless the answer is newer. */
function isBefore(series: ServerRow, rev: number | undefined, answered: ServerRow | null) {
  return series.rev === (rev ?? series.rev) || series.version < (answered?.version ?? 0);
}

/** An upload may have moved a goal out of a date of the series, or back to it. */
function withOtherDays(
  { key, base, inflight }: SyncRecord,
  answered: ServerRow,
  records: ReadonlyMap<string, SyncRecord>,
  occurrences: Replica['occurrences'],
): SyncRecord | null {
  const [before, now] = [occurrenceIn(base), occurrenceIn(answered)];
  const day = before ?? now;
  const record = day && recordIn(records, refOfSeries(day.id));
  if (!day || !record?.base || (before && now) || inflight?.scope) return null;
  const series = record.base;
  const { originalDate } = day;
  const goal = answered as KnownRow<'goals'>;
  const given = dayGivenBack(series, originalDate, goal, (date) => occurrences.isTaken(day.id, date, key));
  // The feed has already sent this change.
  if (now ? !given.ok : series.skippedDates.includes(originalDate)) return null;
  const open = series.anchor === 'completion' ? occurrences.openDate(series) : null;
  const withoutDay = {
    ...series,
    skippedDates: skippedWith(series, originalDate),
    dateFr: open ?? series.dateFr,
  };
  const { skippedDates, dateFr } = now && given.ok ? given.value : withoutDay;
  return { ...record, base: { ...record.base, skippedDates, dateFr } };
}

function leaves({ inflight }: SyncRecord): boolean {
  if (inflight === null || inflight.scope) return false;
  return inflight.fields['recurrence'] === null || 'space' in inflight.fields;
}

function isTick({ inflight }: SyncRecord): boolean {
  return inflight !== null && !inflight.scope && 'doneDate' in inflight.fields;
}
