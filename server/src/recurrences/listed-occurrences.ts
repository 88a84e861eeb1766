import type { GoalListQuery } from '@cairn/contract/goals';
import { matchesWords, queryWords, searchable } from '@cairn/core/goals/search';
import { notesText } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { untouchedDates } from '@cairn/core/recurrence/occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import type { Person } from '../accounts/person.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import { recurrenceText } from './recurrence-text.ts';

/** A stretch of days that a list asks for, and what else it asks. */
type RangeQuery = GoalListQuery & { readonly from: DateOnly; readonly to: DateOnly };

/**
 * Whether a list holds occurrences that nobody has touched: one of a stretch with two ends, since a series may have none;
 * nothing of a board, below a parent or done can be untouched (`api.md` § Goals).
 */
export function holdsOccurrences(query: GoalListQuery): query is RangeQuery {
  const { from, to, bucket, parent, board, climb_subscription: climb, status } = query;
  return (
    from !== undefined && to !== undefined && !bucket && !parent && !board && !climb && status !== 'done'
  );
}

/** Series of some spaces with an occurrence in a stretch, at the widest; with the days of it that have their own goals. */
const selectSeries = statement(`
  select ${recurrenceText('r')}::json as series,
    array(select to_char(g.original_date, 'YYYY-MM-DD') from goals g
      where g.recurrence_id = r.id and g.original_date between $3 and $4) as taken
  from recurrences r
  where r.scope_id = any($1::uuid[]) and r.deleted_at is null and ($2::smallint is null or r.column_id = $2)
    and r.date_fr <= $4 and (r.date_to is null or r.date_to >= $3)`);

interface SeriesInRange {
  readonly series: RecurrenceRow;
  readonly taken: readonly DateOnly[];
}

/** An occurrence that nobody has touched. */
export interface ListedOccurrence {
  readonly series: RecurrenceRow;
  readonly originalDate: DateOnly;
}

/** Most occurrences that one list is made from: twice what 500 series have in a year. */
const maxOccurrences = 100_000;
/** Of one series no more than one page can hold, so that nobody asks for ten thousand years of days. */
const maxDaysOfSeries = 5_000;

/** The untouched occurrences that a list holds, in no order; refused when the stretch holds too many. */
export async function listedOccurrences(
  house: House,
  { settings }: Person,
  query: RangeQuery,
  spaces: readonly string[],
): Promise<Outcome<readonly ListedOccurrence[], Refusal>> {
  const { from, to, column = null } = query;
  // A decade is the widest period that overlaps the stretch.
  const values = [spaces, column, earliest(periodOf(7, from).firstDate), periodOf(7, to).lastDate];
  const found = await house.db.rows<SeriesInRange>(selectSeries, values);
  const today = todayIn(settings.timezone, house.now(), settings.dayEndsAtHour);
  const words = queryWords(query.q ?? '');
  const listed: ListedOccurrence[] = [];
  for (const { series, taken } of found) {
    if (!isAskedFor(series, query, words)) continue;
    const days = new Set(taken);
    const range = { from, to: endWithin(series, from, to), today };
    for (const originalDate of untouchedDates(series, range, (date) => days.has(date)))
      listed.push({ series, originalDate });
    if (listed.length > maxOccurrences) {
      return refused({ code: 'request.invalid', errors: { to: 'Ask for a shorter stretch of days.' } });
    }
  }
  return accepted(listed);
}

/** PostgreSQL has no year 0, in which the first decade begins. */
const earliest = (date: DateOnly) => (date < '0001-01-01' ? '0001-01-01' : date);

function endWithin({ columnId, dateFr }: RecurrenceRow, from: DateOnly, to: DateOnly): DateOnly {
  if (columnId !== 1) return to;
  const last = plusDays(from < dateFr ? dateFr : from, maxDaysOfSeries);
  return last < to && last.length === to.length ? last : to;
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
