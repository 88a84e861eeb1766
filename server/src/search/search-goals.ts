import type { FoundGoal, SearchQuery } from '@cairn/contract/search';
import { lifeOf } from '@cairn/core/accounts/settings';
import { excerptAround } from '@cairn/core/goals/excerpt';
import type { GoalRow } from '@cairn/core/goals/goal';
import { queryWords } from '@cairn/core/goals/search';
import { type NotesDelta, notesText } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isDateOnly } from '@cairn/core/time/date-only';
import type { Person } from '../accounts/person.ts';
import { statement } from '../db/database.ts';
import { goalFilter } from '../goals/goal-filter.ts';
import { isId } from '../ids.ts';
import { type Refusal, unusableCursor } from '../refusal.ts';
import { activeSpaces } from '../spaces/active-spaces.ts';
import type { House } from '../writes/write-context.ts';
import { wordsQuery } from './search-words.ts';

/** A page of what was found, and where the next one begins; null on the last page. */
export interface SearchPage {
  readonly found: readonly FoundGoal[];
  readonly nextCursor: string | null;
}

/** Where the words stand, in the order of the page. */
const places = ['title', 'notes', 'comments'] as const;

/** What orders the page: where the words stand, open goals before done ones, the newest day first; then the id. */
type Place = readonly [place: number, isDone: boolean, due: string, id: string];

interface FoundRow {
  readonly row: GoalRow;
  readonly isDeleted: boolean;
  readonly place: Place;
  readonly commentId: string | null;
  readonly commentText: NotesDelta | null;
}

/**
 * Goals in whose title, note or one comment every word of the query begins some word (`product.md` 5.26); lines between
 * goals are none. Without `space`, of the reader's active spaces; spaces of others are as if they were not there.
 */
export async function searchGoals(
  house: House,
  person: Person,
  query: SearchQuery,
): Promise<Outcome<SearchPage, Refusal>> {
  const after = query.cursor === undefined ? null : placeFrom(query.cursor);
  if (after === undefined) return refused(unusableCursor);
  const words = queryWords(query.q);
  const spaces = query.space
    ? person.spaceIds.filter((own) => query.space?.includes(own))
    : activeSpaces(person);
  if (words.length === 0 || spaces.length === 0) return accepted({ found: [], nextCursor: null });
  const filter = goalFilter(query, lifeOf(person.settings), [
    spaces,
    wordsQuery(spaces, words),
    wordsQuery(spaces, words, 'A'),
    query.limit + 1,
    ...(after ?? [null, null, null, null]),
  ]);
  const rows = await house.db.rows<FoundRow>(selectFound(filter.condition), filter.values);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return accepted({
    found: page.map((row) => foundGoal(row, words)),
    nextCursor: last ? Buffer.from(JSON.stringify(last.place)).toString('base64url') : null,
  });
}

/** No due date comes after every date. */
const due = `coalesce(g.due_date, '0001-01-01')`;

/**
 * A goal is found once, at its best place: so comments are only looked at for goals whose own text lacks the words. What a
 * page shows is read for the page alone.
 */
function selectFound(filter: string) {
  return statement(`
  with own as (
    select g.scope_id, g.id, (g.search_words @@ $3::tsquery) is not true as in_notes, g.done_date is not null as done, ${due} as due
    from goals g
    where g.search_words @@ $2::tsquery and g.scope_id = any($1::uuid[]) and g.type is null and ${filter}
  ),
  said as (
    select distinct on (g.id) g.scope_id, g.id, g.done_date is not null as done, ${due} as due, c.id as comment_id
    from comments c join goals g on g.scope_id = c.scope_id and g.id = c.goal_id
    where c.search_words @@ $2::tsquery and c.scope_id = any($1::uuid[]) and c.moved_to is null
      and (c.deleted_at is null or g.deleted_at is not null)
      and (g.search_words @@ $2::tsquery) is not true and g.type is null and ${filter}
    order by g.id, c.created_at desc, c.id desc
  ),
  every as (
    select scope_id, id, in_notes::int as place, done, due, null::uuid as comment_id from own
    union all
    select scope_id, id, 2, done, due, comment_id from said
  ),
  page as materialized (
    select * from every
    where $5::int is null or place > $5 or (place = $5 and (done > $6::boolean or (done = $6 and
      (due < $7::date or (due = $7 and id > $8::uuid)))))
    order by place, done, due desc, id limit $4
  )
  select (g.wire || '}')::json as row, g.deleted_at is not null as "isDeleted",
    json_build_array(page.place, page.done, page.due::text, page.id) as place,
    page.comment_id as "commentId", c.rich_text as "commentText"
  from page
  join goals g on g.scope_id = page.scope_id and g.id = page.id
  left join comments c on c.scope_id = page.scope_id and c.id = page.comment_id
  order by page.place, page.done, page.due desc, page.id`);
}

function foundGoal(
  { row, isDeleted, place, commentId, commentText }: FoundRow,
  words: readonly string[],
): FoundGoal {
  const { id, code, space, name, columnId, dueDate, doneDate, bucketId, parent } = row;
  const { color, tags, assignee, public: isPublic, recurrence, richThoughts } = row;
  const text = { title: null, notes: richThoughts, comments: commentText }[places[place[0]] ?? 'title'];
  return {
    goal: {
      ...{ id, code, space, name, columnId, dueDate, doneDate, bucketId, parent },
      ...{ color, tags, assignee, public: isPublic, recurrence, deleted: isDeleted },
    },
    foundIn: places[place[0]] ?? 'title',
    excerpt: text === null ? null : excerptAround(notesText(text), words),
    commentId,
  };
}

function placeFrom(cursor: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(place) || place.length !== 4) return undefined;
    const [at, isDone, day, id] = place as unknown[];
    const isPlace = (at === 0 || at === 1 || at === 2) && typeof isDone === 'boolean';
    const isWhole =
      isPlace && typeof day === 'string' && isDateOnly(day) && typeof id === 'string' && isId(id);
    return isWhole ? [at, isDone, day, id] : undefined;
  } catch {
    return undefined;
  }
}
