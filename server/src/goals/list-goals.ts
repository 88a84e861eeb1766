import type { GoalListQuery, GoalWire } from '@cairn/contract/goals';
import { queryWords } from '@cairn/core/names/search';
import { maxSequenceNo } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { isId } from '../base/ids.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';
import { wordsQuery } from '../search/search-words.ts';
import { activeSpaces } from '../space-access/active-spaces.ts';
import { holdsOccurrences, listedOccurrences } from '../recurrences/listed-occurrences.ts';
import { writableAmong } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import { withLocks } from './climb-locks-of.ts';
import { goalFilter, orderColumn, readerOf } from './goal-filter.ts';
import { seriesWatchStates } from './goal-watch-rows.ts';
import { noRelations } from './goal-relations.ts';
import { type ListStatements, statementsOf } from './list-statements.ts';
import { mergedPage, momentOf, occurrenceText, type PagePlace } from './merged-page.ts';

export interface GoalPage {
  readonly json: string;
  readonly nextCursor: string | null;
}

/** Without `space`: the reader's active spaces. Ignores foreign spaces. */
export async function listGoals(
  context: ServerContext,
  person: Person,
  query: GoalListQuery,
): Promise<Outcome<GoalPage, Refusal>> {
  const cursor = query.cursor === undefined ? null : cursorFrom(query.cursor);
  if (cursor === undefined) return refused(unusableCursor);
  const spaces = listedSpaces(person, query);
  const { page, rows, last, values } = listing(person, query, spaces, cursor);
  // Not on a shared connection, where a large answer would block others.
  const [row] = await context.db.rows(page, values);
  if (row?.hasSeries && holdsOccurrences(query)) {
    const [stored, untouched, writable] = await Promise.all([
      context.db.rows(rows, values),
      listedOccurrences(context, person, query, spaces),
      writableAmong(context.db, spaces, person.id),
    ]);
    if (!untouched.ok) return untouched;
    const { timezone } = person.settings;
    const series = [...new Set(untouched.value.map((each) => each.series.id))];
    const states = await seriesWatchStates(context.db, person.id, series);
    const merged = mergedPage(stored, untouched.value, cursor, query.limit, (occurrence) =>
      occurrenceText(occurrence, timezone, query.fields === undefined, {
        ...(states.get(occurrence.series.id) ?? noRelations),
        isViewed: !writable.includes(occurrence.series.space),
      }),
    );
    const end = merged.hasMore ? merged.goals.at(-1) : undefined;
    const json = `[${merged.goals.map(({ text }) => text).join(',')}]`;
    return accepted({
      json: await lockedJson(context, json),
      nextCursor: end ? cursorText(end.place) : null,
    });
  }
  const { count = 0, isCut = false } = row ?? {};
  const isFull = count === query.limit || isCut;
  const [next] = isFull ? await context.db.rows(last, [values[0], count, ...values.slice(2)]) : [];
  const json = await lockedJson(context, `[${row?.json ?? ''}]`);
  return accepted({ json, nextCursor: next ? cursorText(next.place) : null });
}

/** Only a page with goals of climbs is parsed. */
async function lockedJson({ db, now }: ServerContext, json: string): Promise<string> {
  if (!json.includes('"climbSubscription":"')) return json;
  return JSON.stringify(await withLocks(db, JSON.parse(json) as readonly GoalWire[], now()));
}

function listedSpaces(person: Person, { space }: GoalListQuery): readonly string[] {
  return space ? person.spaceIds.filter((own) => space.includes(own)) : activeSpaces(person);
}

interface Listing extends ListStatements {
  readonly values: readonly unknown[];
}

function listing(
  person: Person,
  query: GoalListQuery,
  spaces: readonly string[],
  cursor: PagePlace | null,
): Listing {
  const words = queryWords(query.q ?? '');
  const firstValues = [spaces, query.limit, person.id, ...(cursor ?? [])];
  const wanted = words.length === 0 ? [] : [wordsQuery(spaces, words)];
  const filter = goalFilter(query, readerOf(person), [...firstValues, ...wanted]);
  const withWords =
    words.length === 0
      ? ''
      : `and exists (select from goal_words w
    where w.scope_id = g.scope_id and w.id = g.id and w.words @@ $${firstValues.length + 1}::tsquery)`;
  const order = `${orderColumn(query)}, g.created_at, g.id`;
  const after = cursor ? `and (${order}) > ($4::integer, $5::timestamptz, $6::uuid)` : '';
  const condition = `g.scope_id = any($1::uuid[]) and g.deleted_at is null and ${filter.condition ?? 'true'} ${withWords} ${after}`;
  return { ...statementsOf(condition, order, query.fields === undefined), values: filter.values };
}

/** A moment as PostgreSQL or the contract writes it. */
const momentText = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d)$/u;

function cursorText(cursor: PagePlace): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function cursorFrom(text: string): PagePlace | undefined {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(cursor) || cursor.length !== 3) return undefined;
    const [number, createdAt, id] = cursor as unknown[];
    const isPlace =
      Number.isInteger(number) &&
      Math.abs(number as number) <= maxSequenceNo &&
      typeof createdAt === 'string' &&
      momentText.test(createdAt) &&
      !Number.isNaN(momentOf(createdAt)) &&
      typeof id === 'string' &&
      isId(id);
    return isPlace ? [number as number, createdAt, id] : undefined;
  } catch {
    return undefined;
  }
}
