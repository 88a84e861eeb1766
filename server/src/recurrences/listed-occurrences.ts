import type { GoalListQuery } from '@cairn/contract/goals';
import { matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { type OccurrenceRange, untouchedDates } from '@cairn/core/recurrence/occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { seriesWithin } from './series-within.ts';

type RangeQuery = GoalListQuery & { readonly from: DateOnly; readonly to: DateOnly };

/**
 * Only lists with both dates hold occurrences without rows, because a series may be endless. An occurrence on a board,
 * below a parent or done always has a row.
 */
export function holdsOccurrences(query: GoalListQuery): query is RangeQuery {
  const { from, to, bucket, parent, board, climb_subscription: climb, status } = query;
  return (
    from !== undefined && to !== undefined && !bucket && !parent && !board && !climb && status !== 'done'
  );
}

export interface ListedOccurrence {
  readonly series: RecurrenceRow;
  readonly originalDate: DateOnly;
}

const maxOccurrences = 100_000;
/** Days are computed in parts of this size, so a range of 10,000 years fails early. */
const daysAtOnce = 5_000;
const tooLong = refused<Refusal>({
  code: 'request.invalid',
  errors: { to: () => m.field_range_long() },
});

/** Returns occurrences without rows, in no order. Refuses ranges with too many. */
export async function listedOccurrences(
  context: ServerContext,
  { settings }: Person,
  query: RangeQuery,
  spaces: readonly string[],
): Promise<Outcome<readonly ListedOccurrence[], Refusal>> {
  const { from, to, column = null } = query;
  const found = await seriesWithin(context.db, spaces, column, from, to);
  if (query.fields === undefined && found.some(({ isCut }) => isCut))
    return refused({ code: 'request.invalid', errors: { fields: () => m.field_fields_without_notes() } });
  const today = todayIn(settings.timezone, context.now(), settings.dayEndsAtHour);
  const words = queryWords(query.q ?? '');
  const listed: ListedOccurrence[] = [];
  for (const { series, taken } of found) {
    if (!isAskedFor(series, query, words)) continue;
    const days = new Set(taken);
    const dates = datesWithin(series, { from, to, today }, (date) => days.has(date));
    if (dates === null) return tooLong;
    for (const originalDate of dates) listed.push({ series, originalDate });
    if (listed.length > maxOccurrences) return tooLong;
  }
  return accepted(listed);
}

/** Days without rows; null if there are too many. */
function datesWithin(
  series: RecurrenceRow,
  { from, to, today }: OccurrenceRange,
  isTouched: (date: DateOnly) => boolean,
): ReadonlySet<DateOnly> | null {
  const dates = new Set<DateOnly>();
  const last =
    series.dateTo === null || to < series.dateTo ? to : periodOf(series.columnId, series.dateTo).lastDate;
  let begin = from < series.dateFr ? periodOf(series.columnId, series.dateFr).firstDate : from;
  while (begin <= last) {
    const end = plusDays(begin, daysAtOnce - 1);
    const range = { from: begin, to: end < last ? end : last, today };
    for (const date of untouchedDates(series, range, isTouched)) dates.add(date);
    if (dates.size > maxOccurrences) return null;
    const next = plusDays(end, 1);
    // `end` is the last day that a date can hold.
    if (next === end) break;
    begin = next;
  }
  return dates;
}

function isAskedFor(
  { name, richThoughts, assignee, color, tags }: RecurrenceRow,
  query: GoalListQuery,
  words: readonly string[],
): boolean {
  if (query.assignee && (assignee === null || !query.assignee.includes(assignee))) return false;
  if (query.color && (color === null || !query.color.includes(color))) return false;
  if (query.tag && !query.tag.some((tag) => tags.includes(tag))) return false;
  return words.length === 0 || matchesWords(words, searchable(`${name}\n${notesText(richThoughts)}`));
}
