import type { CalendarGoal } from '@cairn/core/calendar/calendar-entry';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { pageBytes } from '../http/page-bytes.ts';
import { statement } from '../db/statement.ts';
import { memberSetting } from '../space-access/space-text.ts';

const selectSpaces = statement<{ id: string }>(`
  select own.space as id from unnest($2::uuid[]) as own (space)
  left join member_settings ms on ms.scope_id = $1 and ms.id = own.space and ms.deleted_at is null
  where ${memberSetting('ms', 'exportToCalendar')}`);

export async function exportedSpaces(
  db: Db,
  personId: string,
  spaces: readonly string[],
): Promise<readonly string[]> {
  return (await db.rows(selectSpaces, [personId, spaces])).map(({ id }) => id);
}

export interface ColumnStretch {
  readonly columnId: ColumnId;
  readonly from: DateOnly;
  readonly to: DateOnly;
}

const selectGoals = statement<CalendarGoal>(`
  select g.id, g.name, g.type, g.column_id as "columnId", to_char(g.due_date, 'YYYY-MM-DD') as "dueDate",
    to_char(g.done_date, 'YYYY-MM-DD') as "doneDate", ${instantText('g.datetime_fr')} as "datetimeFr",
    ${instantText('g.datetime_to')} as "datetimeTo", ${instantText('g.modified_at')} as "modifiedDatetime", g.rev,
    case when g.recurrence_id is not null then json_build_object(
      'id', g.recurrence_id, 'originalDate', to_char(g.original_date, 'YYYY-MM-DD')) end as recurrence,
    case when $6 and sum(octet_length(g.wire)) over (order by abs(g.due_date - $7::date), g.id) <= ${pageBytes}
      then g.rich_thoughts end as "richThoughts"
  from unnest($2::smallint[], $3::date[], $4::date[]) as stretch (column_id, fr, till)
  join goals g on g.scope_id = any($1::uuid[]) and g.column_id = stretch.column_id
    and g.due_date between stretch.fr and stretch.till and g.deleted_at is null
  where g.type is null and (g.done_date is null or g.done_date >= $5)
  order by abs(g.due_date - $7::date), g.id limit $8`);

export interface GoalsForCalendar {
  readonly spaces: readonly string[];
  readonly stretches: readonly ColumnStretch[];
  readonly doneSince: DateOnly;
  /** Notes are read as long as they fit, those nearest to today first. */
  readonly withNotes: boolean;
  readonly today: DateOnly;
  /** Goals nearest to today come first. */
  readonly limit: number;
}

/** Only goals with rows: other occurrences are computed from their series. */
export function calendarGoals(db: Db, wanted: GoalsForCalendar): Promise<readonly CalendarGoal[]> {
  const { spaces, stretches, doneSince, withNotes, today, limit } = wanted;
  return db.rows(selectGoals, [
    spaces,
    stretches.map(({ columnId }) => columnId),
    stretches.map(({ from }) => from),
    stretches.map(({ to }) => to),
    doneSince,
    withNotes,
    today,
    limit,
  ]);
}
