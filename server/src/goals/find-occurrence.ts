import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import { isOccurrenceDate, nextOccurrenceDate } from '@cairn/core/recurrence/occurrence-dates';
import {
  occurrenceGoalId,
  occurrenceRef,
  type RecurrenceRef,
  seriesRef,
} from '@cairn/core/goals/occurrence-id';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import type { Db } from '../db/database.ts';
import { goalOfOccurrence, type StoredGoal } from './goal-rows.ts';
import { findSeries, type StoredSeries, touchedDays } from '../recurrences/recurrence-rows.ts';

export interface GoalReader {
  readonly code: string;
  readonly settings: { readonly timezone: string };
}

/**
 * Returns the occurrence's row, or computes the goal from its series. Null for an unknown series or day.
 *
 * A skipped day counts as deleted. A series without a day means its first open occurrence.
 */
export async function findOccurrence(
  db: Db,
  ref: RecurrenceRef,
  reader: GoalReader,
): Promise<StoredGoal | null> {
  const date = ref.kind === 'occurrence' ? ref.originalDate : null;
  const series = await findSeries(db, ref.id, reader.code, date);
  if (!series) return null;
  if (date === null) return firstOpen(db, series, reader);
  const touched = await goalOfOccurrence(db, series.row.id, date);
  if (touched) return touched;
  return isOccurrenceDate(series.row, date) ? untouchedGoal(series, date, reader) : null;
}

function untouchedGoal(series: StoredSeries, date: DateOnly, reader: GoalReader): StoredGoal {
  const { row, isDeleted } = series;
  return {
    ...asStored(series, date, reader, occurrenceRef(row.id, date)),
    isDeleted: isDeleted || row.skippedDates.includes(date),
  };
}

async function firstOpen(db: Db, series: StoredSeries, reader: GoalReader): Promise<StoredGoal | null> {
  const { row } = series;
  const touched = await touchedDays(db, row.id);
  const taken = new Set(touched.map(({ date }) => date));
  let untouched = nextOccurrenceDate(row, row.dateFr);
  while (untouched !== null && taken.has(untouched))
    untouched = nextOccurrenceDate(row, plusDays(untouched, 1));
  const open = touched.find(({ isOpen }) => isOpen)?.date ?? null;
  if (untouched !== null && (open === null || untouched < open))
    return asStored(series, untouched, reader, seriesRef(row.id));
  const own = open ?? touched.at(-1)?.date;
  return own === undefined ? null : goalOfOccurrence(db, row.id, own);
}

function asStored(series: StoredSeries, date: DateOnly, reader: GoalReader, name: string): StoredGoal {
  const { row, isDeleted } = series;
  return {
    row: { ...untouchedOccurrence(row, date, reader.settings.timezone), id: name, code: name },
    id: occurrenceGoalId(row.id, date),
    scopeId: row.space,
    isDeleted,
    isPurged: false,
    deletedWith: null,
    untouchedIn: row,
  };
}
