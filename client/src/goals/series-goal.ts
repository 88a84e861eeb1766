import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { isSeen, seenFields, seenNotes } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { seenOccurrence } from '../replica/series-holders.ts';
import { refOf } from '../store/account-store.ts';

export interface SeriesGoal {
  readonly record: SyncRecord<'goals'>;
  readonly row: GoalRow & { readonly recurrence: OccurrenceOf };
  readonly series: RecurrenceRow;
}

/** Returns null if the goal is missing or in no series. */
export function seriesGoalOf({ replica }: Cairn, keyOrId: string): SeriesGoal | null {
  const record = replica.recordToChange(refOf('goals', replica.keyOf(keyOrId)));
  const day = record && seenOccurrence(record);
  const series = day && replica.occurrences.series(day.id, day.originalDate);
  if (!record || !series) return null;
  const recurrence = { id: series.id, originalDate: day.originalDate };
  return { record, series, row: { ...rowOf(record), recurrence } };
}

export interface OtherGoal {
  readonly key: string;
  readonly row: GoalRow;
  readonly day: OccurrenceOf;
}

/** Returns the series' other open goals from an original date on. */
export function otherOpenGoals(
  { replica }: Cairn,
  series: RecurrenceRow,
  from: string,
  without: string,
): readonly OtherGoal[] {
  const found: OtherGoal[] = [];
  for (const key of replica.occurrences.touchedGoals(series.id)) {
    const record = key === without ? undefined : replica.record(refOf('goals', key));
    const day = record && isSeen(record) ? seenOccurrence(record) : null;
    if (!record || !day || day.originalDate < from) continue;
    const row = rowOf(record);
    if (row.doneDate === null) found.push({ key, row, day });
  }
  return found;
}

function rowOf(record: SyncRecord<'goals'>): GoalRow {
  const notes = { richThoughts: seenNotes(record) };
  return { ...untouchedGoal, space: record.scope, ...seenFields(record), ...notes } as GoalRow;
}
