import type { GoalListQuery } from '@cairn/contract/goals';
import { lifeOf } from '@cairn/core/accounts/settings';
import { matchesWords, queryWords } from '@cairn/core/goals/search';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../accounts/person.ts';
import { statement } from '../db/database.ts';
import { isId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import { activeSpaces } from '../spaces/active-spaces.ts';
import type { House } from '../writes/write-context.ts';
import { viewerPart, type ViewedGoal } from './goal-answer.ts';
import { parentsJson, subgoalsJson } from './goal-around.ts';
import { goalFilter, orderColumn } from './goal-filter.ts';

/** A page of goals: the JSON text of their array, and where the next page begins. */
export interface GoalPage {
  readonly json: string;
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

interface ListedGoal extends ViewedGoal {
  readonly json: string;
  readonly id: string;
  readonly number: number;
  readonly createdAt: string;
  /** Only where words are searched. */
  readonly searchText: string | null;
  readonly parents: readonly string[];
  readonly subgoals: readonly string[];
}

/** The place after which a page begins. */
type Cursor = readonly [number: number, createdAt: string, id: string];

/**
 * Goals by column and dates, space, parent, status and words, in their list's own order (`api.md` § Goals).
 *
 * Without `space`, of the reader's active spaces; spaces of others are as if they were not there.
 */
export async function listGoals(
  house: House,
  person: Person,
  query: GoalListQuery,
): Promise<Outcome<GoalPage, Refusal>> {
  const cursor = query.cursor === undefined ? null : cursorFrom(query.cursor);
  if (cursor === undefined) {
    return refused({
      code: 'request.invalid',
      errors: { cursor: 'Take the cursor from the Link header of a page.' },
    });
  }
  const rows = await house.db.rows<ListedGoal>(...listing(person, query, cursor));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > query.limit && last ? cursorText([last.number, last.createdAt, last.id]) : null;
  // The database finds the words anywhere; that each begins a word is decided here, by the rule the device asks too.
  const words = queryWords(query.q ?? '');
  const found =
    words.length === 0 ? page : page.filter(({ searchText }) => matchesWords(words, searchText ?? ''));
  return accepted({ json: `[${found.map(goalText).join(',')}]`, nextCursor });
}

/** The row as PostgreSQL has written it, with the viewer's part put in before its last brace. */
function goalText(goal: ListedGoal): string {
  return `${goal.json.slice(0, -1)},${JSON.stringify(viewerPart(goal, goal)).slice(1)}`;
}

function listing(person: Person, query: GoalListQuery, cursor: Cursor | null) {
  const spaces = query.space
    ? person.spaceIds.filter((space) => query.space?.includes(space))
    : activeSpaces(person);
  const filter = goalFilter(query, lifeOf(person.settings), [spaces, query.limit + 1, ...(cursor ?? [])]);
  const order = orderColumn(query);
  const after = cursor ? `and (${order}, g.created_at, g.id) > ($3::integer, $4::timestamptz, $5::uuid)` : '';
  const row = query.fields === '-richThoughts' ? "(g.wire::jsonb - 'richThoughts')::text" : 'g.wire';
  const text = `
    select ${row} as json, g.id, ${order} as number, g.created_at::text as "createdAt", g.locked, g.type,
      g.column_id as "columnId", g.recurrence_id as recurrence, g.is_public as public,
      ${query.q === undefined ? 'null' : 'g.search_text'} as "searchText",
      ${parentsJson('g')} as parents, ${subgoalsJson('g')} as subgoals
    from goals g where g.scope_id = any($1::uuid[]) and ${filter.condition} ${after}
    order by ${order}, g.created_at, g.id limit $2`;
  return [statement(text), filter.values] as const;
}

function cursorText(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function cursorFrom(text: string): Cursor | undefined {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(cursor) || cursor.length !== 3) return undefined;
    const [number, createdAt, id] = cursor as unknown[];
    const isWhole =
      Number.isSafeInteger(number) && typeof createdAt === 'string' && typeof id === 'string' && isId(id);
    return isWhole && !Number.isNaN(Date.parse(createdAt.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00')))
      ? [number as number, createdAt, id]
      : undefined;
  } catch {
    return undefined;
  }
}
