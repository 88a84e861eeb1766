import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { recurrenceText } from './recurrence-text.ts';

const select = statement(`
  select ${recurrenceText('r')}::json as series,
    array(select to_char(g.original_date, 'YYYY-MM-DD') from goals g
      where g.recurrence_id = r.id and g.original_date between $3 and $4) as taken
  from recurrences r
  where r.scope_id = any($1::uuid[]) and r.deleted_at is null and ($2::smallint is null or r.column_id = $2)
    and r.date_fr <= $4 and (r.date_to is null or r.date_to >= $3)`);

/** A series, and the days of a stretch that have goals of their own. */
export interface SeriesInRange {
  readonly series: RecurrenceRow;
  readonly taken: readonly DateOnly[];
}

/**
 * Series of some spaces with an occurrence in a stretch, at the widest.
 *
 * @param columnId of one horizon; null for all
 */
export function seriesWithin(
  db: Db,
  spaces: readonly string[],
  columnId: ColumnId | null,
  from: DateOnly,
  to: DateOnly,
): Promise<readonly SeriesInRange[]> {
  // A decade is the widest period that overlaps the stretch.
  const values = [spaces, columnId, earliest(periodOf(7, from).firstDate), periodOf(7, to).lastDate];
  return db.rows<SeriesInRange>(select, values);
}

/** PostgreSQL has no year 0, in which the first decade begins. */
const earliest = (date: DateOnly) => (date < '0001-01-01' ? '0001-01-01' : date);
