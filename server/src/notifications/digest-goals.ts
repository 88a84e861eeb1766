import type { DigestEvent } from '@cairn/core/notifications/digests';
import type { Destination } from '@cairn/core/notifications/notification-event';
import { hasOccurrenceOn } from '@cairn/core/recurrence/occurrence-reminder';
import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { NotifiedPerson } from '../context/notice-cause.ts';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import type { DigestGoal } from '../mail/digest-mail.ts';
import { isMutedBy } from '../goals/watch-text.ts';
import { type FlagsByDestination, ownFlags, wants } from './destination-flags.ts';
import { shortSeries, shortSeriesText } from '../recurrences/short-series.ts';

const selectSpaces = statement<{ id: string; ofSpace: FlagsByDestination }>(`
  select m.scope_id as id, ${ownFlags} as "ofSpace" from memberships m
  left join member_settings ms on ms.scope_id = m.user_id and ms.id = m.scope_id and ms.deleted_at is null
  where m.user_id = $1 and m.deleted_at is null`);

/** Returns the spaces that the person wants in this digest. */
export async function digestSpaces(
  db: Db,
  { id: personId, settings }: NotifiedPerson,
  event: DigestEvent,
  destination: Destination,
): Promise<readonly string[]> {
  const spaces = await db.rows(selectSpaces, [personId]);
  return spaces.filter(({ ofSpace }) => wants(destination, event, settings, ofSpace)).map(({ id }) => id);
}

const goalColumns = `g.name, g.type, g.column_id as "columnId", to_char(g.due_date, 'YYYY-MM-DD') as "dueDate",
  to_char(g.done_date, 'YYYY-MM-DD') as "doneDate", ${instantText('g.datetime_fr')} as "datetimeFr",
  g.carried_count as "carriedCount"`;

const own = `join goals g on g.scope_id = any ($2::uuid[]) and g.deleted_at is null and g.type is null
    and coalesce(g.assignee, g.created_by) = u.code
  where u.id = $1 and not ${isMutedBy('u.id', 'g.id', 'g.recurrence_id')}`;

const inOrder = 'order by g.datetime_fr nulls last, g.due_date, g.horizon_sequence_no, g.created_at, g.id';

/** More late goals are not listed. */
const maxLate = 100;

const selectDay = statement<DigestGoal>(`
  (select ${goalColumns} from users u ${own} and g.column_id = 1 and g.due_date = $3 ${inOrder})
  union all
  (select ${goalColumns} from users u ${own} and g.column_id in (1, 2) and g.due_date < $3 and g.done_date is null
    order by g.due_date, g.created_at, g.id limit ${maxLate})`);

const selectSeries = statement<{ series: RecurrenceRow }>(`
  select ${shortSeriesText}::json as series from users u
  join recurrences r on r.scope_id = any ($2::uuid[]) and r.deleted_at is null and r.column_id = 1
    and r.date_fr <= $3 and (r.date_to is null or r.date_to >= $3)
  ${shortSeries}
  where u.id = $1 and coalesce(r.template ->> 'assignee', r.created_by) = u.code
    and not exists (select from goals g where g.recurrence_id = r.id and g.original_date = $3::date)
    and not ${isMutedBy('u.id', 'r.id', 'r.id')}
  order by r.created_at, r.id`);

/** Returns the person's own goals of a day, those with a time first, and the late ones of days and weeks. */
export async function dayDigestGoals(
  db: Db,
  personId: string,
  spaces: readonly string[],
  date: DateOnly,
): Promise<readonly DigestGoal[]> {
  const values = [personId, spaces, date];
  const [goals, series] = await Promise.all([db.rows(selectDay, values), db.rows(selectSeries, values)]);
  const occurrences = series
    .filter(({ series: each }) => hasOccurrenceOn(each, date))
    .map(({ series: each }) => untouchedOccurrence(each, date, 'UTC'));
  return [...goals, ...occurrences].toSorted((one, other) =>
    (one.datetimeFr ?? '~').localeCompare(other.datetimeFr ?? '~'),
  );
}

const selectStretch = statement<DigestGoal>(`
  select ${goalColumns} from users u ${own} and (
    g.done_date between $3 and $4
    or (g.done_date is null and g.due_date between $3 and $4)
    or (g.done_date is null and g.column_id = 1 and g.carried_count > 0 and g.due_date > $4 and g.due_date <= $5))
  order by g.due_date, g.horizon_sequence_no, g.created_at, g.id`);

/** Returns the person's own goals that were done between two days, or were due then. */
export async function stretchDigestGoals(
  db: Db,
  personId: string,
  spaces: readonly string[],
  {
    firstDate,
    lastDate,
    today,
  }: { readonly firstDate: DateOnly; readonly lastDate: DateOnly; readonly today: DateOnly },
): Promise<readonly DigestGoal[]> {
  return db.rows(selectStretch, [personId, spaces, firstDate, lastDate, today]);
}
