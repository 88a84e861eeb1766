import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { OccurrenceOf } from '@cairn/core/recurrence/occurrence-id';
import type { RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { newSeries } from '@cairn/core/recurrence/series';
import type { ColumnId } from '@cairn/core/time/horizons';
import { type Scope, scopedEdits, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields, seenNotes } from '@cairn/core/sync/view';

/** How a goal shall repeat that does not yet: what its field `recurrence` holds until the server has made the series. */
export interface BeginWish extends OccurrenceOf, RecurrenceWish {
  readonly tempId: string;
}

/** The series' day that a goal stands for, as a person sees it. */
export function seenOccurrence(record: SyncRecord): OccurrenceOf | null {
  return (seenFields(record)['recurrence'] ?? null) as OccurrenceOf | null;
}

/** What was done to several occurrences by way of this goal and has not reached the server. */
export function scopesOf({ inflight, deletion, wish, ...record }: SyncRecord): readonly Scope[] {
  const isBeingDeleted = (wish === 'delete' || wish === 'deleted') && deletion;
  return [
    ...(inflight?.scope ? [inflight.scope] : []),
    ...scopedEdits({ inflight, deletion, wish, ...record }),
    ...(isBeingDeleted ? [deletion] : []),
  ];
}

/** The wish to repeat that a goal's next upload, or the one under way, carries. */
export function beginWishOf(record: SyncRecord): BeginWish | null {
  const wish = seenOccurrence(record);
  return wish && 'tempId' in wish && 'rule' in wish ? (wish as BeginWish) : null;
}

/** The series that begins with a goal, as the server will make it of what the goal is by then. */
export function begunSeries(
  record: SyncRecord,
  { rule, anchor, dateTo, ...wish }: BeginWish,
): RecurrenceRow | null {
  const seen = seenFields(record);
  if (seen['columnId'] == null || seen['dueDate'] == null) return null;
  const goal = {
    ...untouchedGoal,
    ...seen,
    space: record.scope,
    richThoughts: seenNotes(record),
  } as unknown as GoalRow & { readonly columnId: ColumnId; readonly dueDate: string };
  const { id, tempId } = wish;
  const birth = { id, tempId, createdBy: '', at: record.createdAt, version: 0 };
  return { ...newSeries(goal, { rule, anchor, dateTo }, birth), rev: 0 };
}
