import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { newSeries } from '@cairn/core/recurrence/series';
import type { ColumnId } from '@cairn/core/time/horizons';
import { type Fields, type Scope, scopedEdits, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields, seenNotes } from '@cairn/core/sync/view';

/** How a goal shall repeat that does not yet: what its field `recurrence` holds until the server has made the series. */
export interface BeginWish extends OccurrenceOf, RecurrenceWish {
  readonly tempId: string;
}

/** The series' day that a goal stands for by what was typed into it, or by its row. */
export function occurrenceIn(fields: Fields | null | undefined): OccurrenceOf | null {
  return (fields?.['recurrence'] ?? null) as OccurrenceOf | null;
}

/** The series' day that a goal stands for, as a person sees it. */
export function seenOccurrence(record: SyncRecord<'goals'>): OccurrenceOf | null {
  return seenFields(record).recurrence ?? null;
}

/** What was done to several occurrences by way of this goal and has not reached the server. */
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

/** The series that a goal's upload begins: the one under way, and the next. */
export function beginWishesOf({ inflight, pending }: SyncRecord): readonly BeginWish[] {
  if (!inflight && !pending) return noWishes;
  // What is said for several of a series that is there already names the one that takes over.
  const sent = inflight && !inflight.scope ? wishIn(inflight.fields['recurrence']) : null;
  const typed = wishIn(pending?.fields['recurrence']);
  return [...(sent ? [sent] : []), ...(typed ? [typed] : [])];
}

const noWishes: readonly BeginWish[] = [];

/** A wish to repeat that has not left yet, so that another one can replace it. */
export function beginTypedOf(record: SyncRecord | undefined): BeginWish | null {
  return wishIn(record?.pending?.fields['recurrence']);
}

/** The series that begin with a goal, as the server will make them of what the goal is by then. */
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
