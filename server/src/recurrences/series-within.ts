import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { recurrenceText } from './recurrence-text.ts';

/** In bytes, for all series together. Series beyond this limit are read without notes. */
const maxBytes = 16_000_000;

const select = statement<SeriesInRange>(`
  select ${recurrenceText('r')}::json as series, r.is_cut as "isCut",
    array(select to_char(g.original_date, 'YYYY-MM-DD') from goals g
      where g.recurrence_id = r.id and g.original_date between $3 and $4) as taken
  from (
    select r.scope_id, r.id, r.temp_id, r.column_id, r.rule, r.anchor, r.date_fr, r.counted_from, r.date_to, r.zone,
      r.skipped_dates, r.created_by, r.created_at, r.modified_at, r.version, r.rev, r.bytes_so_far > ${maxBytes} as is_cut,
      case when r.bytes_so_far > ${maxBytes} then r.template || '{"richThoughts":null}' else r.template end as template
    from (
      select r.*, sum(r.bytes) over (order by r.created_at, r.id) as bytes_so_far from recurrences r
      where r.scope_id = any($1::uuid[]) and r.deleted_at is null and ($2::smallint is null or r.column_id = $2)
        and r.date_fr <= $4 and (r.date_to is null or r.date_to >= $3)
    ) r
  ) r`);

export interface SeriesInRange {
  readonly series: RecurrenceRow;
  readonly taken: readonly DateOnly[];
  readonly isCut: boolean;
}

/**
 * May include series without an occurrence in the range.
 *
 * @param columnId null for all
 */
export function seriesWithin(
  db: Db,
  spaces: readonly string[],
  columnId: ColumnId | null,
  from: DateOnly,
  to: DateOnly,
): Promise<readonly SeriesInRange[]> {
  // Column 7 has the widest periods, decades.
  const values = [spaces, columnId, earliest(periodOf(7, from).firstDate), periodOf(7, to).lastDate];
  return db.rows(select, values);
}

/** The first decade begins in year 0, which PostgreSQL does not have. */
const earliest = (date: DateOnly) => (date < '0001-01-01' ? '0001-01-01' : date);
