import type { DateOnly } from '@cairn/core/time/date-only';
import { type OccurrenceTemplate, type RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { recurrenceText } from './recurrence-text.ts';

export interface StoredSeries {
  readonly row: RecurrenceRow;
  readonly isDeleted: boolean;
  readonly isContinued: boolean;
}

const columns = `${recurrenceText('r')}::json as row, r.deleted_at is not null as "isDeleted",
  r.continued_by is not null as "isContinued"`;

const selectById = statement<StoredSeries>(`select ${columns} from recurrences r where r.id = $1`);

export async function seriesOfId(db: Db, id: string): Promise<StoredSeries | null> {
  const [found] = await db.rows(selectById, [id]);
  return found ?? null;
}

/**
 * Follows `continued_by` to the series that contains the day, because an offline device may send an older series' id.
 */
const selectReaching = statement<StoredSeries>(`
  with recursive line as (
    (select r.*, 1 as depth from recurrences r where r.id = $1
     union all
     select r.*, 1 from recurrences r where r.created_by = $2 and r.temp_id = $3
     limit 1)
    union all
    select r.*, depth + 1 from line join recurrences r on r.id = line.continued_by
    where line.date_to < $4::date and depth < 100
  )
  select ${columns} from line r order by depth desc limit 1`);

/** Returns the series that contains `date`, perhaps a successor. */
export async function findSeries(
  db: Db,
  ref: string,
  personCode: string,
  date: DateOnly | null,
): Promise<StoredSeries | null> {
  const values = [isId(ref) ? ref : null, personCode, ref, date];
  const [found] = await db.rows(selectReaching, values);
  return found ?? null;
}

const selectKnown = statement<{ id: string }>('select id from recurrences where id = any($1::uuid[])');

export async function knownSeries(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await db.rows(selectKnown, [ids])).map(({ id }) => id));
}

const insert = statement(`
  insert into recurrences (scope_id, id, version, created_at, modified_at, created_by, temp_id, rule, anchor, column_id,
    date_fr, counted_from, date_to, zone, skipped_dates, template)
  select space, id, version, "modifiedDatetime", "modifiedDatetime", "createdBy", "tempId", rule, anchor, "columnId",
    "dateFr", "countedFrom", "dateTo", coalesce(zone, 'UTC'), "skippedDates", template
  from jsonb_to_recordset($1::jsonb) as n (space uuid, id uuid, version bigint, "modifiedDatetime" timestamptz,
    "createdBy" text, "tempId" text, rule text, anchor text, "columnId" smallint, "dateFr" date, "countedFrom" date,
    "dateTo" date, zone text, "skippedDates" date[], template jsonb)`);

export function addSeries(tx: Tx, ...series: readonly RecurrenceRow[]): void {
  if (series.length === 0) return;
  tx.send(insert, [JSON.stringify(series.map((each) => ({ ...each, template: templateIn(each) })))]);
}

const update = statement(`
  update recurrences set version = $3, rev = $4, modified_at = $5, rule = $6, anchor = $7, column_id = $8, date_fr = $9,
    date_to = $10, skipped_dates = $11, template = $12, continued_by = coalesce($13, continued_by), counted_from = $14,
    zone = coalesce($15, zone)
  where scope_id = $1 and id = $2`);

/** @param continuedBy the series that takes over on the day after this one ends */
export function writeSeries(tx: Tx, series: RecurrenceRow, continuedBy: string | null = null): void {
  const { space, id, version, rev, modifiedDatetime } = series;
  const { rule, anchor, columnId, dateFr, dateTo, skippedDates } = series;
  tx.send(update, [
    space,
    id,
    version,
    rev,
    modifiedDatetime,
    rule,
    anchor,
    columnId,
    dateFr,
    dateTo,
    skippedDates,
    JSON.stringify(templateIn(series)),
    continuedBy,
    series.countedFrom,
    series.zone,
  ]);
}

function templateIn(series: OccurrenceTemplate): OccurrenceTemplate {
  const { name, richThoughts, color, durationMinutes, tags, assignee } = series;
  const { datetimeFr, datetimeTo, horizonSequenceNo } = series;
  return {
    name,
    richThoughts,
    color,
    durationMinutes,
    tags,
    assignee,
    datetimeFr,
    datetimeTo,
    horizonSequenceNo,
  };
}

const end = statement(`
  update recurrences set ended_with = $3, date_to_before = date_to, date_to = coalesce($4, date_to),
    deleted_at = case when $4::date is null then $5::timestamptz end,
    modified_at = $5, version = $6, rev = rev + 1
  where scope_id = $1 and id = $2 and deleted_at is null`);

/**
 * @param endedWith a goal deleted with the series; restoring it resumes the series
 * @param dateTo the last day; null deletes the series
 */
export function endSeries(
  tx: Tx,
  series: RecurrenceRow,
  ending: { readonly endedWith: string | null; readonly dateTo: DateOnly | null },
  at: Date,
  version: number,
): void {
  tx.send(end, [series.space, series.id, ending.endedWith, ending.dateTo, at, version]);
}

const resume = statement(`
  update recurrences set date_to = date_to_before, date_to_before = null, ended_with = null, deleted_at = null,
    modified_at = $3, version = $4, rev = rev + 1
  where scope_id = $1 and ended_with = $2`);

/** Undoes {@link endSeries}. */
export function resumeSeries(tx: Db, scopeId: string, endedWith: string, at: Date, version: number) {
  return tx.rows(resume, [scopeId, endedWith, at, version]);
}

const selectTouched = statement<TouchedDay>(`
  select to_char(original_date, 'YYYY-MM-DD') as date, done_date is null and deleted_at is null as "isOpen"
  from goals where recurrence_id = $1 order by original_date`);

export interface TouchedDay {
  readonly date: DateOnly;
  readonly isOpen: boolean;
}

export function touchedDays(db: Db, id: string): Promise<readonly TouchedDay[]> {
  return db.rows(selectTouched, [id]);
}

const selectTaken = statement<{ date: DateOnly }>(`
  select original_date as date from goals where recurrence_id = $1 and original_date >= $2`);

/** Days that have goals, also deleted ones. */
export async function takenDates(db: Db, id: string, from: DateOnly): Promise<ReadonlySet<DateOnly>> {
  const rows = await db.rows(selectTaken, [id, from]);
  return new Set(rows.map(({ date }) => date));
}
