import { queryWords } from '@cairn/core/names/search';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isId } from '../base/ids.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';

export type Ranking = 'popular' | 'new';

/** Where words are searched: `near` in the first rows of the order, `all` in every row. */
export type SearchedWords = 'none' | 'near' | 'all';

export const rankings = ['popular', 'new'] as const satisfies readonly Ranking[];
export const searchedWords = ['none', 'near', 'all'] as const satisfies readonly SearchedWords[];

export interface RankedRow<Card> {
  readonly card: Card;
  readonly place: string;
  readonly id: string;
}

const columns = { popular: 'popularity', new: 'published_at' } as const;
const types = { popular: 'integer', new: 'timestamptz' } as const;

/** A literal in the statement: for a parameter PostgreSQL plans for thousands of rows. */
const maxRows = 100;
/** Number of rows that `near` searches: common words fill a page from these. Rare words use the index. */
const nearAtMost = 2_000;

/**
 * Returns table expressions for a statement. The last one is `wanted`, with `id` and `place`. Parameter $2 is the
 * limit, $4 the query of words, $5 and $6 are the cursor.
 */
export function wantedRows(
  { sort, words }: { readonly sort: Ranking; readonly words: SearchedWords },
  { table, alias, where }: { readonly table: string; readonly alias: string; readonly where: string },
): string {
  const column = columns[sort];
  const order = `order by ${alias}.${column} desc, ${alias}.id`;
  const matching = (more: string) => `
    select ${alias}.id, ${alias}.${column} as place, ${alias}.search_words from ${table} ${alias}
    where ${where} and ${more}
      and ($5::text is null or ${alias}.${column} < $5::${types[sort]}
        or (${alias}.${column} = $5::${types[sort]} and ${alias}.id > $6::uuid))`;
  const firstOf = (rows: string, condition: string) =>
    `page as materialized (
      select id, place from ${rows} where ${condition} order by place desc, id limit ${maxRows + 1})`;
  const page = {
    none: `page as materialized (${matching('$4::text is null')} ${order} limit ${maxRows + 1})`,
    near: `near as materialized (${matching('true')} ${order} limit ${nearAtMost}),
      ${firstOf('near', 'search_words @@ $4::tsquery')}`,
    all: `matched as materialized (${matching(`${alias}.search_words @@ $4::tsquery`)}), ${firstOf('matched', 'true')}`,
  }[words];
  return `${page},
    wanted as materialized (select * from page order by place desc, id limit $2)`;
}

export interface RankedQuery {
  readonly q?: string | undefined;
  readonly sort: Ranking;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface RankedPage<Card> {
  readonly cards: readonly Card[];
  readonly nextCursor: string | null;
}

/** The typed words, and place and id of the last row of the page before. */
export interface RankedSearch {
  readonly typed: readonly string[];
  readonly after: readonly [place: string | null, id: string | null];
}

/** @param find returns one row more than the limit, if there is one */
export async function rankedPage<Card>(
  { q, sort, limit, cursor }: RankedQuery,
  find: (words: SearchedWords, search: RankedSearch) => Promise<readonly RankedRow<Card>[]>,
): Promise<Outcome<RankedPage<Card>, Refusal>> {
  const after = cursor === undefined ? ([null, null] as const) : placeFrom(cursor, sort);
  if (after === null) return refused(unusableCursor);
  const search = { typed: queryWords(q ?? ''), after };
  const hasWords = search.typed.length > 0;
  const near = await find(hasWords ? 'near' : 'none', search);
  const rows = hasWords && near.length <= limit ? await find('all', search) : near;
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(JSON.stringify([last.place, last.id])).toString('base64url') : null;
  return accepted({ cards: page.map(({ card }) => card), nextCursor });
}

function placeFrom(cursor: string, sort: Ranking): readonly [string, string] | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const [place, id] = Array.isArray(read) ? (read as unknown[]) : [];
    if (typeof place !== 'string' || typeof id !== 'string' || !isId(id)) return null;
    const isPlace =
      sort === 'popular' ? /^-?\d{1,9}$/u.test(place) : /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/u.test(place);
    const isMoment =
      sort === 'popular' ||
      !Number.isNaN(Date.parse(place.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00')));
    return isPlace && isMoment ? [place, id] : null;
  } catch {
    return null;
  }
}
