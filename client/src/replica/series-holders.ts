import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { newSeries } from '@cairn/core/recurrence/series';
import type { ColumnId } from '@cairn/core/time/horizons';
import { type Fields, type Scope, scopedEdits, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields, seenNotes } from '@cairn/core/sync/view';

/** The value of a goal's `recurrence` until the server has created the series. */
export interface BeginWish extends OccurrenceOf, RecurrenceWish {
  readonly tempId: string;
}

export function occurrenceIn(fields: Fields | null | undefined): OccurrenceOf | null {
  return (fields?.['recurrence'] ?? null) as OccurrenceOf | null;
}

export function seenOccurrence(record: SyncRecord<'goals'>): OccurrenceOf | null {
  return seenFields(record).recurrence ?? null;
}

/** Returns unsent edits and deletions of several occurrences that were made through this goal. */
export function scopesOf(record: SyncRecord): readonly Scope[] {
  const { inflight, deletion } = record;
  return [
    ...(inflight?.scope ? [inflight.scope] : []),
    ...scopedEdits(record),
    ...(deletion ? [deletion] : []),
  ];
}

function wishIn(value: unknown): BeginWish | null {
  const isWish = typeof value === 'object' && value !== null && 'tempId' in value && 'rule' in value;
  return isWish ? (value as BeginWish) : null;
}

/** Returns the series that begin with the upload in flight, and with the next upload. */
export function beginWishesOf({ inflight, pending }: SyncRecord): readonly BeginWish[] {
  if (!inflight && !pending) return noWishes;
  // In an upload for several occurrences, `recurrence` is the series that continues this one.
  const sent = inflight && !inflight.scope ? wishIn(inflight.fields['recurrence']) : null;
  const typed = wishIn(pending?.fields['recurrence']);
  return [...(sent ? [sent] : []), ...(typed ? [typed] : [])];
}

const noWishes: readonly BeginWish[] = [];

/** A later request can replace this one. */
export function beginTypedOf(record: SyncRecord | undefined): BeginWish | null {
  return wishIn(record?.pending?.fields['recurrence']);
}

export function begunSeries(record: SyncRecord<'goals'>): readonly RecurrenceRow[] {
  const sent = { ...record, pending: null, scoped: undefined };
  const { inflight } = record;
  return beginWishesOf(record).flatMap((wish) => {
    const isUnderWay = inflight?.fields['recurrence'] === wish;
    const series = newSeriesOf(isUnderWay ? sent : record, wish);
    return series ? [series] : [];
  });
}

function newSeriesOf(
  record: SyncRecord<'goals'>,
  { id, tempId, rule, anchor, dateTo }: BeginWish,
): RecurrenceRow | null {
  const seen = seenFields(record);
  if (seen.columnId == null || seen.dueDate == null) return null;
  const goal = {
    ...untouchedGoal,
    ...seen,
    space: record.scope,
    richThoughts: seenNotes(record),
  } as GoalRow & { readonly columnId: ColumnId; readonly dueDate: string };
  const birth = { id, tempId, createdBy: '', zone: null, at: record.createdAt, version: 0 };
  return { ...newSeries(goal, { rule, anchor, dateTo }, birth), rev: 0 };
}
