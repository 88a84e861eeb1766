import type { CategoryCode, CommunityQuery } from '@cairn/contract/community';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { queryWords } from '@cairn/core/goals/search';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { boardWordsQuery } from '../boards/board-words.ts';
import type { Db } from '../db/database.ts';
import { type Statement, statement } from '../db/statement.ts';
import { isId } from '../ids.ts';
import { boardsWithSpaces, cardJson, isShownBoard } from '../public-boards/card-text.ts';
import { type Refusal, unusableCursor } from '../refusal.ts';

/** A page of the gallery, and where the next one begins; null on the last page. */
export interface CommunityPage {
  readonly boards: readonly PublicBoardCard[];
  readonly nextCursor: string | null;
}

/** What a page of each kind is ordered by. */
const orders = { popular: 'popularity', new: 'published_at' } as const;
const types = { popular: 'integer', new: 'timestamptz' } as const;

type Kind = Pick<CommunityQuery, 'sort'> & { readonly inCategory: boolean; readonly byWords: boolean };

/**
 * Each kind of page is a statement of its own, so that each walks its own index: the page is found first, and only its
 * boards are counted and told.
 */
function written({ sort, inCategory, byWords }: Kind): Statement {
  const order = `b.${orders[sort]} desc, b.id`;
  return statement(`
    with page as materialized (
      select b.id, b.${orders[sort]} as place from boards b
      where ${isShownBoard('b')} and b.is_listed
        ${inCategory ? 'and b.category = $3' : 'and $3::text is null'}
        ${byWords ? 'and b.search_words @@ $4::tsquery' : 'and $4::text is null'}
        and ($5::text is null or b.${orders[sort]} < $5::${types[sort]}
          or (b.${orders[sort]} = $5::${types[sort]} and b.id > $6::uuid))
      order by ${order} limit $2
    )
    select ${cardJson('b', 's', '$1')} as card, page.place::text as place, b.id
    from page join ${boardsWithSpaces} on true where b.id = page.id
    order by page.place desc, b.id`);
}

const statements = new Map(
  (['popular', 'new'] as const).flatMap((sort) =>
    [true, false].flatMap((inCategory) =>
      [true, false].map((byWords) => {
        const kind = { sort, inCategory, byWords };
        return [JSON.stringify(kind), written(kind)] as const;
      }),
    ),
  ),
);

/** A page of the boards that stand in the gallery (`product.md` 5.7). */
export async function communityBoards(
  db: Db,
  viewerId: string | null,
  { q, category, sort, limit, cursor }: CommunityQuery,
): Promise<Outcome<CommunityPage, Refusal>> {
  const after = cursor === undefined ? [null, null] : placeFrom(cursor, sort);
  if (after === null) return refused(unusableCursor);
  const words = queryWords(q ?? '');
  const kind: Kind = { sort, inCategory: category !== undefined, byWords: words.length > 0 };
  const rows = await db.rows<{ card: PublicBoardCard; place: string; id: string }>(
    statements.get(JSON.stringify(kind)) as Statement,
    [viewerId, limit + 1, category ?? null, words.length > 0 ? boardWordsQuery(words) : null, ...after],
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(JSON.stringify([last.place, last.id])).toString('base64url') : null;
  return accepted({ boards: page.map(({ card }) => card), nextCursor });
}

function placeFrom(cursor: string, sort: CommunityQuery['sort']): readonly [string, string] | null {
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

const selectCounts = statement(`
  select b.category as code, count(*) as count from boards b
  where ${isShownBoard('b')} and b.is_listed and b.category is not null group by b.category`);

/** How many boards of the gallery stand under each heading. */
export async function countsByCategory(db: Db): Promise<ReadonlyMap<CategoryCode, number>> {
  const rows = await db.rows<{ code: CategoryCode; count: number }>(selectCounts);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
