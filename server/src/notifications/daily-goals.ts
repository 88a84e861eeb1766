import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { hasOccurrenceOn } from '@cairn/core/recurrence/occurrence-reminder';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isMutedBy } from '../goals/watch-text.ts';
import { type FlagsByDestination, ownFlags } from './destination-flags.ts';
import { shortSeries, shortSeriesText } from '../recurrences/short-series.ts';

export interface DailyGoal {
  readonly personId: string;
  readonly goalId: string;
  readonly name: string;
  readonly spaceId: string;
  readonly spaceName: string;
  readonly ofSpace: FlagsByDestination;
}

interface Found {
  readonly personId: string;
  readonly spaceId: string;
  readonly spaceName: string;
  readonly ofSpace: FlagsByDestination;
}

const people = `unnest($1::uuid[], $2::date[]) as p (id, day)
  join users u on u.id = p.id
  join memberships m on m.user_id = u.id and m.deleted_at is null
  join spaces s on s.scope_id = m.scope_id and s.id = m.scope_id
  left join member_settings ms on ms.scope_id = u.id and ms.id = m.scope_id and ms.deleted_at is null`;

const personColumns = `u.id as "personId", s.id as "spaceId", s.name as "spaceName", ${ownFlags} as "ofSpace"`;

const selectGoals = statement<Found & { readonly goalId: string; readonly name: string }>(`
  select ${personColumns}, g.id as "goalId", g.name
  from ${people}
  join goals g on g.scope_id = m.scope_id and g.column_id = 1 and g.due_date = p.day and g.deleted_at is null
  where coalesce(g.assignee, g.created_by) = u.code and g.done_date is null and g.type is null and g.datetime_fr is null
    and not ${isMutedBy('u.id', 'g.id', 'g.recurrence_id')}
  order by u.id, g.horizon_sequence_no, g.created_at, g.id`);

const selectSeries = statement<Found & { readonly series: RecurrenceRow; readonly date: DateOnly }>(`
  select ${personColumns}, ${shortSeriesText}::json as series, to_char(p.day, 'YYYY-MM-DD') as date
  from ${people}
  join recurrences r on r.scope_id = m.scope_id and r.deleted_at is null and r.column_id = 1
    and r.date_fr <= p.day and (r.date_to is null or r.date_to >= p.day)
  ${shortSeries}
  where coalesce(r.template ->> 'assignee', r.created_by) = u.code and r.template ->> 'datetimeFr' is null
    and not exists (select from goals g where g.recurrence_id = r.id and g.original_date = p.day)
    and not ${isMutedBy('u.id', 'r.id', 'r.id')}
  order by u.id, r.created_at, r.id`);

/** Returns the open goals of a day without a time that are each person's own, in their spaces. */
export async function dailyGoals(
  db: Db,
  persons: readonly { readonly personId: string; readonly date: DateOnly }[],
): Promise<readonly DailyGoal[]> {
  const values = [persons.map(({ personId }) => personId), persons.map(({ date }) => date)];
  const [goals, series] = await Promise.all([db.rows(selectGoals, values), db.rows(selectSeries, values)]);
  return [
    ...goals,
    ...series
      .filter(({ series: each, date }) => hasOccurrenceOn(each, date))
      .map(({ series: { id, name }, date, ...found }) => ({
        ...found,
        goalId: occurrenceGoalId(id, date),
        name,
      })),
  ];
}
