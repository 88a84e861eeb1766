import type { DateOnly } from '@cairn/core/time/date-only';
import { horizonSpecs, lifeColumn } from '@cairn/core/time/horizons';
import type { Life } from '@cairn/core/time/periods';
import { slidesOf } from '@cairn/core/time/slides';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { fedTables } from './fed-tables.ts';
import type { ScopePage } from './feed-rows.ts';

/** More goals would delay the first screen. */
const maxGoals = 500;

/** Rows of each other table. The full reading sends the rest. */
const maxOthers = 500;

/** For each table. */
const maxBytes = 4_000_000;

/** Comments are only on a goal's page, which is never the first screen. */
const others = fedTables.filter(({ name }) => name !== 'goals' && name !== 'comments');
const goals = fedTables.filter(({ name }) => name === 'goals');

const textOf = (name: string, rowText: string) => `'{"table":"${name}","row":' || ${rowText} || '}' as text`;

const otherTexts = others.map(
  ({ name, rowText, bytes }) => `(select ${textOf(name, rowText)} from (
      select r.*, sum(${bytes}) over (order by r.version, r.id) as bytes_so_far from ${name} r
      where r.scope_id = b.id and r.deleted_at is null order by r.version, r.id limit ${maxOthers}
    ) r where r.bytes_so_far <= ${maxBytes})`,
);
const goalTexts = goals.map(
  ({ name, rowText, bytes }) => `select ${textOf(name, rowText)} from (
      select r.*, sum(${bytes}) over (order by c.place, r.id) as bytes_so_far from chosen c
      join ${name} r on r.scope_id = c.scope_id and r.id = c.id
      where c.scope_id = b.id and coalesce(r.deleted_at, 'infinity') = 'infinity'
    ) r where r.bytes_so_far <= ${maxBytes}`,
);

/*
 * Reads goals of the current periods, their parents and subgoals, and goals in sidebar folders.
 *
 * The `coalesce` keeps PostgreSQL from using an index other than the primary key. Right after an import it has no
 * statistics and would scan the table for each row.
 */
const select = statement<Required<Omit<ScopePage, 'inside'>>>(`
  with b as (
    select s.id, s.version, s.version as full_from, 0::bigint as since, own.ord
    from unnest($1::uuid[]) with ordinality as own (id, ord) join scopes s on s.id = own.id
  ),
  near as materialized (
    select g.scope_id, g.id, g.parent_id, row_number() over () as place from (
      select g.scope_id, g.id, g.parent_id
      from unnest($2::smallint[], $3::date[], $4::date[], $5::smallint[]) as slide (column_id, fr, till, place)
      join goals g on g.scope_id = any($1) and g.column_id = slide.column_id
        and g.due_date between slide.fr and slide.till and g.deleted_at is null
      order by slide.place, g.done_date is not null, slide.column_id, g.version limit least($6, ${maxGoals})
    ) g
  ),
  shown as (
    select scope_id, id, place from near
    union all
    (select c.scope_id, c.id, n.place from near n join goals c on c.scope_id = n.scope_id and c.parent_id = n.id
      where c.deleted_at is null limit $6)
    union all
    select scope_id, parent_id, place from near where parent_id is not null
    union all
    (select f.space_id, f.goal_id, 0 from folder_goals f
      where f.scope_id = any($1) and f.space_id = any($1) and f.goal_id is not null and f.deleted_at is null limit ${maxOthers})
  ),
  chosen as materialized (select scope_id, id, min(place) as place from shown group by scope_id, id)
  select b.id, b.since, 0::bigint as upto, b.version, b.full_from as "fullFrom",
    (select count(*) from goals g where g.scope_id = b.id and g.deleted_at is null) as goals,
    (select string_agg(text, ',') from (${[...otherTexts, ...goalTexts].join(' union all ')}) each_table) as rows,
    null as gone
  from b order by b.ord`);

/** The rows for the screens of a day, in one snapshot. A full reading must follow. */
export function preludePages(
  db: Db,
  scopeIds: readonly string[],
  today: DateOnly,
  life: Life,
  limit: number,
): Promise<ScopePage[]> {
  const slides = horizonSpecs.flatMap(({ id }) =>
    slidesOf(id, today, 0, life).map((period, place) => ({
      columnId: id,
      place,
      // Goals for the whole life are shown on any day.
      from: id === lifeColumn ? '-infinity' : period.firstDate,
      to: id === lifeColumn ? 'infinity' : period.lastDate,
    })),
  );
  return db.rows(select, [
    scopeIds,
    slides.map(({ columnId }) => columnId),
    slides.map(({ from }) => from),
    slides.map(({ to }) => to),
    slides.map(({ place }) => place),
    limit,
  ]);
}
