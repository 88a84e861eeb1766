import type { GoalListQuery } from '@cairn/contract/goals';
import { matchesWords, queryWords, searchable } from '@cairn/core/goals/search';
import type { GoalRow } from '@cairn/core/goals/goal';
import { notesText } from '@cairn/core/notes/delta';
import { untouchedOccurrences } from '@cairn/core/recurrence/occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import { periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import type { Person } from '../accounts/person.ts';
import { statement } from '../db/database.ts';
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

/** The untouched occurrences that a list holds, in no order. */
export async function listedOccurrences(
  house: House,
  { settings }: Person,
  query: RangeQuery,
  spaces: readonly string[],
): Promise<readonly GoalRow[]> {
  const { from, to, column = null } = query;
  // A decade is the widest period that overlaps the stretch.
  const widest = [periodOf(7, from).firstDate, periodOf(7, to).lastDate] as const;
  const found = await house.db.read<SeriesInRange>(selectSeries, [spaces, column, ...widest]);
  const { timezone: zone, dayEndsAtHour } = settings;
  const range = { from, to, zone, today: todayIn(zone, house.now(), dayEndsAtHour) };
  const words = queryWords(query.q ?? '');
  return found
    .filter(({ series }) => isAskedFor(series, query, words))
    .flatMap(({ series, taken }) => {
      const days = new Set(taken);
      return untouchedOccurrences(series, range, (date) => days.has(date));
    });
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
