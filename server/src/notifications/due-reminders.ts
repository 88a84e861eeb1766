import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import {
  dailyReminderAt,
  defaultReminderSettings,
  leadTimes,
  remindsAt,
  wallTimesAt,
} from '@cairn/core/notifications/reminders';
import { occurrenceRemindsAt } from '@cairn/core/recurrence/occurrence-reminder';
import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import { utcMinutesOf } from '@cairn/core/time/zone-offsets';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import { isMutedBy } from '../goals/watch-text.ts';
import { byDestination, type FlagsByDestination, ownFlags } from './destination-flags.ts';
import { peopleZones, zoneOfPerson, zonesOf } from './people-zones.ts';
import { shortSeries, shortSeriesText } from '../recurrences/short-series.ts';

/** A person whom something reminds, with the settings that count in one space. */
export interface RemindedPerson {
  readonly personId: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly settings: UserSettings;
  readonly ofSpace: FlagsByDestination;
}

export interface Occurrence {
  readonly seriesId: string;
  readonly date: DateOnly;
}

/** The reminder of a goal with a time. */
export interface GoalReminder extends RemindedPerson {
  readonly spaceId: string;
  readonly spaceName: string;
  readonly goalId: string;
  readonly name: string;
  readonly datetimeFr: string;
  readonly datetimeTo: string | null;
  /** Null for a goal with a row of its own. */
  readonly occurrence: Occurrence | null;
}

type Stored<Row> = Omit<Row, 'settings'> & { readonly settings: Partial<UserSettings> };

type FoundGoal = Stored<Omit<GoalReminder, 'occurrence'>> & { readonly doneDate: null; readonly type: null };

type FoundSeries = Stored<RemindedPerson> & {
  readonly spaceName: string;
  readonly series: RecurrenceRow;
  readonly date: DateOnly;
};

const personColumns = `u.id as "personId", u.email, u.email_verified as "isConfirmed", us.settings`;

/** The assignee, else the maker, if a member of the space. */
const reminded = (person: string, space: string) => `
  join users u on u.code = ${person}
  join memberships m on m.scope_id = ${space} and m.user_id = u.id and m.deleted_at is null
  join user_settings us on us.scope_id = u.id and us.id = u.id
  join spaces s on s.scope_id = ${space} and s.id = ${space}
  left join member_settings ms on ms.scope_id = u.id and ms.id = ${space} and ms.deleted_at is null`;

const hasLead = `coalesce((us.settings ->> 'reminderLeadMinutes')::integer,
  ${defaultReminderSettings.reminderLeadMinutes}) = due.lead`;

/** Only goals that the index by start holds. */
const isOpen = `g.datetime_fr is not null and g.done_date is null and g.deleted_at is null and g.type is null`;

const goalsIn = (source: string, isWanted: string) => `
  select ${personColumns}, ${ownFlags} as "ofSpace", g.scope_id as "spaceId", s.name as "spaceName",
    g.id as "goalId", g.name, g.type, to_char(g.done_date, 'YYYY-MM-DD') as "doneDate",
    ${instantText('g.datetime_fr')} as "datetimeFr", ${instantText('g.datetime_to')} as "datetimeTo"
  from ${source}
  ${reminded('coalesce(g.assignee, g.created_by)', 'g.scope_id')}
  where ${isOpen} and ${isWanted} and not ${isMutedBy('u.id', 'g.id', 'g.recurrence_id')}`;

const selectGoals = statement<FoundGoal>(
  goalsIn(
    `unnest($1::timestamptz[], $2::integer[]) as due (start, lead)
    join goals g on g.datetime_fr >= due.start and g.datetime_fr < due.start + interval '1 minute'`,
    hasLead,
  ),
);

const selectGoal = statement<FoundGoal>(goalsIn('goals g', 'u.id = $1 and g.id = $2'));

const ownerOfSeries = `coalesce(r.template ->> 'assignee', r.created_by)`;

const seriesIn = (source: string, isWanted: string) => `
  select ${personColumns}, ${ownFlags} as "ofSpace", s.name as "spaceName",
    ${shortSeriesText}::json as series, to_char(due.day, 'YYYY-MM-DD') as date
  from ${source} ${shortSeries}
  ${reminded(ownerOfSeries, 'r.scope_id')}
  where r.deleted_at is null and r.column_id = 1 and ${isWanted}
    and r.date_fr <= due.day and (r.date_to is null or r.date_to >= due.day)
    and not exists (select from goals g where g.recurrence_id = r.id and g.original_date = due.day)
    and not ${isMutedBy('u.id', 'r.id', 'r.id')}`;

const isTimed = `r.template ->> 'datetimeFr' is not null`;

const selectSeries = statement<FoundSeries>(
  seriesIn(
    `unnest($1::text[], $2::text[], $3::date[], $4::integer[]) as due (zone, start, day, lead)
    join recurrences r on r.zone = due.zone and substr(r.template ->> 'datetimeFr', 12, 5) = due.start`,
    `${isTimed} and ${hasLead}`,
  ),
);

const selectOccurrence = statement<FoundSeries>(
  seriesIn(
    '(select $3::date as day) as due cross join recurrences r',
    `${isTimed} and u.id = $1 and r.id = $2`,
  ),
);

const selectSeriesZones = statement<{ zone: string }>(
  zonesOf('recurrences r', 'r.zone', `r.deleted_at is null and r.column_id = 1 and ${isTimed}`),
);

const selectDailyPeople = statement<Stored<RemindedPerson>>(`
  select ${personColumns}, ${byDestination(() => `'{}'::jsonb`)} as "ofSpace"
  from unnest($1::text[], $2::integer[]) as due (zone, minutes)
  join user_settings us on ${zoneOfPerson} = due.zone
    and coalesce((us.settings ->> 'dailyReminderMinutes')::integer, ${defaultReminderSettings.dailyReminderMinutes}) = due.minutes
  join users u on u.id = us.id and u.id = us.scope_id
  where us.settings ->> 'dailyReminderIsOn' is distinct from 'false'`);

const minuteMs = 60_000;

function withSettings<Row extends Stored<RemindedPerson>>(row: Row) {
  return { ...row, settings: { ...defaultSettings, ...row.settings } };
}

function goalReminder(found: FoundGoal): GoalReminder {
  return { ...withSettings(found), occurrence: null };
}

/** Null for a day that the series does not have, and for a zone that this server does not know. */
function occurrenceReminder(found: FoundSeries, minute: EpochMs | null): GoalReminder | null {
  const { series, date, ...rest } = found;
  const person = withSettings(rest);
  const { name, space } = series;
  try {
    const at = occurrenceRemindsAt(series, date, person.settings.reminderLeadMinutes);
    if (at === null || (minute !== null && at !== minute)) return null;
    const { datetimeFr, datetimeTo } = untouchedOccurrence(series, date, 'UTC');
    return {
      ...person,
      spaceId: space,
      name,
      goalId: occurrenceGoalId(series.id, date),
      datetimeFr: datetimeFr as string,
      datetimeTo,
      occurrence: { seriesId: series.id, date },
    };
  } catch {
    return null;
  }
}

/** Returns the reminders of goals with a time that are due at a whole minute. */
export async function goalReminders(db: Db, minute: EpochMs): Promise<readonly GoalReminder[]> {
  const starts = leadTimes.map((lead) => ({ lead, start: minute + lead * minuteMs }));
  const [goals, zones] = await Promise.all([
    db.rows(selectGoals, [starts.map(({ start }) => new Date(start)), leadTimes]),
    db.rows(selectSeriesZones),
  ]);
  const due = zones.flatMap(({ zone }) => starts.flatMap((each) => seriesStarts(zone, each)));
  const series = due.length === 0 ? [] : await db.rows(selectSeries, columnsOf(due));
  return [
    ...goals
      .map(goalReminder)
      .filter(
        (goal) =>
          remindsAt({ ...goal, type: null, doneDate: null }, goal.settings.reminderLeadMinutes) === minute,
      ),
    ...series.flatMap((found) => occurrenceReminder(found, minute) ?? []),
  ];
}

interface SeriesStart {
  readonly zone: string;
  /** As in the index. */
  readonly start: string;
  readonly date: DateOnly;
  readonly lead: number;
}

function seriesStarts(
  zone: string,
  { start, lead }: { readonly start: EpochMs; readonly lead: number },
): readonly SeriesStart[] {
  try {
    return wallTimesAt(start, zone).flatMap(({ date, minutes }) =>
      utcMinutesOf(minutes, zone).map((utc) => ({ zone, start: clockText(utc), date, lead })),
    );
  } catch {
    return [];
  }
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const columnsOf = (due: readonly SeriesStart[]) => [
  due.map(({ zone }) => zone),
  due.map(({ start }) => start),
  due.map(({ date }) => date),
  due.map(({ lead }) => lead),
];

/** Returns the reminder of a goal as it is now, at whatever time; null if the goal does not remind the person any more. */
export async function goalReminderNow(
  db: Db,
  personId: string,
  goalId: string,
  occurrence: Occurrence | null,
): Promise<GoalReminder | null> {
  const [goal] = await db.rows(selectGoal, [personId, goalId]);
  if (goal) return goalReminder(goal);
  if (occurrence === null) return null;
  const [series] = await db.rows(selectOccurrence, [personId, occurrence.seriesId, occurrence.date]);
  return series ? occurrenceReminder(series, null) : null;
}

export interface DailyPerson extends RemindedPerson {
  readonly date: DateOnly;
}

/** Returns the people whose daily reminder is due at a whole minute, with their day. */
export async function dailyPeople(db: Db, minute: EpochMs): Promise<readonly DailyPerson[]> {
  const zones = await peopleZones(db);
  const due = zones.flatMap((zone) => {
    try {
      return wallTimesAt(minute, zone).map(({ minutes }) => ({ zone, minutes }));
    } catch {
      return [];
    }
  });
  if (due.length === 0) return [];
  const found = await db.rows(selectDailyPeople, [
    due.map(({ zone }) => zone),
    due.map(({ minutes }) => minutes),
  ]);
  return found.flatMap((each) => {
    const person = withSettings(each);
    const date = dailyReminderAt(minute, person.settings);
    return date === null ? [] : [{ ...person, date }];
  });
}
