import { linkOpens } from './renewed-links.ts';
import type { ShownGoal, ShownSubgoals } from '@cairn/core/goals/public-goal';
import { isBlankName } from '@cairn/core/names/blank-name';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

export interface PublicationRow {
  readonly subgoals: ShownSubgoals;
  readonly endDate: DateOnly | null;
  /** Person whose name visitors see. */
  readonly authorId: string | null;
}

export const unsaid: PublicationRow = { subgoals: 'public', endDate: null, authorId: null };

const select = statement<PublicationRow>(
  'select subgoals, end_date as "endDate", author_id as "authorId" from publications where goal_id = $1',
);

export async function publicationOf(db: Db, goalId: string): Promise<PublicationRow> {
  const [row] = await db.rows(select, [goalId]);
  return row ?? unsaid;
}

const write = statement(`
  insert into publications (goal_id, subgoals, end_date, author_id, ends_at, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (goal_id) do update set subgoals = $2, end_date = $3, author_id = $4, ends_at = $5`);

export async function keepPublication(
  db: Db,
  goalId: string,
  { subgoals, endDate, authorId }: PublicationRow,
  endsAt: Date | null,
  now: Date,
): Promise<void> {
  await db.rows(write, [goalId, subgoals, endDate, authorId, endsAt, now]);
}

const drop = statement('delete from publications where goal_id = $1');

export async function dropPublication(db: Db, goalId: string): Promise<void> {
  await db.rows(drop, [goalId]);
}

/**
 * SQL for whether a goal itself is public, not deleted, and its publication not over.
 *
 * @param now SQL
 */
export const isShownItself = (g: string, now: string) => `(
  ${g}.is_public and ${g}.deleted_at is null and ${g}.moved_to is null and not exists (
    select from publications p where p.goal_id = ${g}.id and p.ends_at <= ${now})
  and not exists (select from spaces s where s.scope_id = ${g}.scope_id and s.deleted_at is not null))`;

const showsAll = (g: string) =>
  `exists (select from publications p where p.goal_id = ${g}.id and p.subgoals = 'all')`;

/** Includes the public goal itself. */
const maxShown = 1_000;

const selectShown = statement<{ row: GoalRow }>(`
  with recursive shown as (
    select g.scope_id, g.id, g.parent_id, 0 as depth, ${showsAll('g')} as all_below, g.wire,
      0 as number, g.created_at
    from goals g where g.code = $1 and ${isShownItself('g', '$2')}
    union all
    select c.scope_id, c.id, c.parent_id, depth + 1, s.all_below, c.wire, c.subgoal_sequence_no, c.created_at
    from shown s join goals c on c.scope_id = s.scope_id and c.parent_id = s.id
    where depth < 100 and c.deleted_at is null and c.type is null and (s.all_below or ${isShownItself('c', '$2')})
  )
  select (wire || '}')::json as row from shown order by depth, number, created_at, id limit ${maxShown}`);

export async function shownGoals(
  db: Db,
  code: string,
  now: Date,
): Promise<{ readonly goal: GoalRow; readonly below: readonly ShownGoal[] } | null> {
  const rows = await db.rows(selectShown, [code, now]);
  const [goal, ...below] = rows.map(({ row }) => row);
  return goal ? { goal, below } : null;
}

const selectAuthor = statement<{ name: string }>(`
  select concat_ws(' ', s.settings ->> 'firstName', s.settings ->> 'lastName') as name
  from publications p join user_settings s on s.id = p.author_id
  join memberships m on m.user_id = p.author_id and m.scope_id = $1 and m.deleted_at is null
  where p.goal_id = $2`);

/** Null for people who left the space or gave no name: part of their mail address must not become public. */
export async function authorOf(db: Db, { space, id }: Pick<GoalRow, 'space' | 'id'>): Promise<string | null> {
  const [author] = await db.rows(selectAuthor, [space, id]);
  return author === undefined || isBlankName(author.name) ? null : author.name.trim();
}

const selectPlace = statement<{ board: string; list: string }>(`
  select o.name as board, l.name as list from buckets l join boards o on o.scope_id = l.scope_id and o.id = l.board_id
  where l.scope_id = $1 and l.id = $2 and l.deleted_at is null`);

export async function boardPlaceOf(
  db: Db,
  { space, bucketId }: Pick<GoalRow, 'space' | 'bucketId'>,
): Promise<{ readonly board: string | null; readonly list: string | null }> {
  const [place] = await db.rows(selectPlace, [space, bucketId]);
  return place ?? { board: null, list: null };
}

/**
 * SQL for whether visitors see a goal: it is public, or below a public goal that shows all subgoals.
 *
 * @param link SQL for the code in the address; null for none
 */
export const isShown = (
  g: string,
  now: string,
  link: string,
) => `((${isShownItself(g, now)} and ${linkOpens(g, link)}) or exists (
  with recursive above (id, parent_id, depth) as (
    select a.id, a.parent_id, 1 from goals a where a.scope_id = ${g}.scope_id and a.id = ${g}.parent_id
    union all
    select a.id, a.parent_id, depth + 1 from above join goals a
    on a.scope_id = ${g}.scope_id and a.id = above.parent_id and a.deleted_at is null and depth < 100
  )
  select from above join goals a on a.scope_id = ${g}.scope_id and a.id = above.id
  where ${g}.deleted_at is null and ${isShownItself('a', now)} and ${showsAll('a')}
    and ${linkOpens('a', link)}))`;

const selectOfCode = statement<{ id: string }>('select id from goals where code = $1 and moved_to is null');

export async function goalIdOfCode(db: Db, code: string): Promise<string | null> {
  if (!/^[\w-]{16}$/u.test(code)) return null;
  const [row] = await db.rows(selectOfCode, [code]);
  return row?.id ?? null;
}

const setCode = statement('update goals set code = $3 where scope_id = $1 and id = $2');

/** The caller must also write the goal's row, with a higher revision. */
export async function changeCode(db: Db, { space, id, code }: GoalRow): Promise<void> {
  await db.rows(setCode, [space, id, code]);
}
