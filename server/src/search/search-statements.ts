import type { GoalRow } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { type Statement, statement } from '../db/statement.ts';

/** Where a word can match, in the order of the results. */
export const foundPlaces = ['title', 'notes', 'comments'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

/** If more goals match, checking goals in order of date is cheaper than collecting and sorting. */
export const fewAtMost = 2_000;

export interface FoundRow {
  readonly row: GoalRow;
  readonly isDeleted: boolean;
  readonly total: number;
  readonly commentId: string | null;
  readonly commentText: NotesDelta | null;
}

/** `$1` spaces, `$2` words, `$3` words in titles, `$4` limit, `$5` and `$6` the day and id of the last result. */
export interface PlaceStatements {
  /** Uses the index of words. A `count` above {@link fewAtMost} means that `many` is needed. */
  readonly few: Statement<FoundRow>;
  /** Checks goals in the page's order. Null if `few` always suffices. */
  readonly many: Statement<FoundRow> | null;
}

const isAfter = `($6::uuid is null or (case
  when $5::date is null then w.due_date is null and w.id > $6
  else w.due_date < $5 or w.due_date is null or (w.due_date = $5 and w.id > $6) end))`;

const order = 'due_date desc nulls last, id';

const shown = (total: string) => `
  select (g.wire || '}')::json as row, g.deleted_at is not null as "isDeleted", ${total} as total,
    page.comment_id as "commentId", c.rich_text as "commentText"
  from page
  join goals g on g.scope_id = page.scope_id and g.id = page.id
  left join comments c on c.scope_id = page.scope_id and c.id = page.comment_id
  order by page.due_date desc nulls last, page.id`;

const wordsIn = {
  title: { indexed: 'w.words @@ $3::tsquery', besides: 'true' },
  notes: { indexed: 'w.words @@ $2::tsquery', besides: '(w.words @@ $3::tsquery) is not true' },
} as const;

/** Some statements use only one parameter, but PostgreSQL must know the types of both. */
const typed = '$2::tsquery is not null and $3::tsquery is not null';

const known = new Map<string, PlaceStatements>();

/** @param filter SQL on a row `g` of goals; null for no filter */
export function placeStatements(
  place: FoundPlace,
  filter: string | null,
  withDeleted: boolean,
): PlaceStatements {
  const kind = `${place} ${withDeleted} ${filter}`;
  const made = known.get(kind);
  if (made) return made;
  const isWanted = [
    typed,
    ...(withDeleted ? [] : ['not w.is_deleted']),
    ...(filter === null
      ? []
      : [`exists (select from goals g where g.scope_id = w.scope_id and g.id = w.id and ${filter})`]),
  ].join(' and ');
  const statements =
    place === 'comments'
      ? { few: statement<FoundRow>(fewComments(isWanted)), many: null }
      : {
          few: statement<FoundRow>(fewGoals(place, isWanted)),
          // Deleted goals have no index by day.
          many: withDeleted ? null : statement<FoundRow>(manyGoals(place, isWanted)),
        };
  known.set(kind, statements);
  return statements;
}

function fewGoals(place: 'title' | 'notes', isWanted: string): string {
  const { indexed, besides } = wordsIn[place];
  return `
  with few as materialized (
    select w.scope_id, w.id, w.due_date, null::uuid as comment_id from goal_words w
    where ${indexed} and ${besides} and w.scope_id = any($1::uuid[]) and ${isWanted} and ${isAfter}
    limit ${fewAtMost + 1}
  ),
  page as materialized (select * from few order by ${order} limit $4)
  ${shown('(select count(*) from few)')}`;
}

/** `is true` keeps PostgreSQL from using the index of words, so it checks goals in order. */
function manyGoals(place: 'title' | 'notes', isWanted: string): string {
  const { indexed, besides } = wordsIn[place];
  return `
  with page as materialized (
    select each_space.* from unnest($1::uuid[]) as wanted (space) cross join lateral (
      select w.scope_id, w.id, w.due_date, null::uuid as comment_id from goal_words w
      where w.scope_id = wanted.space and (${indexed}) is true and ${besides} and ${isWanted} and ${isAfter}
      order by w.due_date desc nulls last, w.id limit $4
    ) each_space
    order by ${order} limit $4
  )
  ${shown('0')}`;
}

/** The newest matching comment of each goal that does not match in title or note. */
function fewComments(isWanted: string): string {
  return `
  with said as materialized (
    select distinct on (w.id) w.scope_id, w.id, w.due_date, c.id as comment_id
    from comments c join goal_words w on w.scope_id = c.scope_id and w.id = c.goal_id
    where c.search_words @@ $2::tsquery and c.scope_id = any($1::uuid[]) and c.moved_to is null
      and (c.deleted_at is null or w.is_deleted)
      and (w.words @@ $2::tsquery) is not true and ${isWanted} and ${isAfter}
    order by w.id, c.created_at desc, c.id desc
  ),
  page as materialized (select * from said order by ${order} limit $4)
  ${shown('0')}`;
}
