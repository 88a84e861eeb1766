import type { CategoryCode, CommunityQuery } from '@cairn/contract/community';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { queryWords } from '@cairn/core/names/search';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { boardWordsQuery } from '../boards/board-words.ts';
import type { Db } from '../db/database.ts';
import { type Statement, statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import { boardsWithSpaces, cardJson, isShownBoard } from '../visibility/card-text.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';

export interface CommunityPage {
  readonly boards: readonly PublicBoardCard[];
  readonly nextCursor: string | null;
}

const orders = { popular: 'popularity', new: 'published_at' } as const;
const types = { popular: 'integer', new: 'timestamptz' } as const;

/** Where words are searched: `near` in the first boards of the order, `all` in every board. */
type Kind = Pick<CommunityQuery, 'sort'> & {
  readonly inCategory: boolean;
  readonly words: 'none' | 'near' | 'all';
};

/** A literal in the statement: for a parameter PostgreSQL plans for thousands of rows. */
const maxBoards = 100;
/** Number of boards that `near` searches: common words fill a page from these. Rare words use the index. */
const nearAtMost = 2_000;

/** One statement for each kind, so each uses its own index. */
function written({ sort, inCategory, words }: Kind): Statement<FoundBoard> {
  const column = orders[sort];
  const order = `order by b.${column} desc, b.id`;
  const matching = (more: string) => `
    select b.id, b.${column} as place, b.search_words from boards b
    where ${isShownBoard('b')} and b.is_listed
      ${inCategory ? 'and b.category = $3' : 'and $3::text is null'} and ${more}
      and ($5::text is null or b.${column} < $5::${types[sort]}
        or (b.${column} = $5::${types[sort]} and b.id > $6::uuid))`;
  const firstOf = (rows: string, condition: string) =>
    `page as materialized (
      select id, place from ${rows} where ${condition} order by place desc, id limit ${maxBoards + 1})`;
  const page = {
    none: `page as materialized (${matching('$4::text is null')} ${order} limit ${maxBoards + 1})`,
    near: `near as materialized (${matching('true')} ${order} limit ${nearAtMost}),
      ${firstOf('near', 'search_words @@ $4::tsquery')}`,
    all: `matched as materialized (${matching('b.search_words @@ $4::tsquery')}), ${firstOf('matched', 'true')}`,
  }[words];
  return statement<FoundBoard>(`
    with ${page},
    wanted as materialized (select * from page order by place desc, id limit $2)
    select ${cardJson('b', 's', '$1')} as card, wanted.place::text as place, b.id
    from wanted join ${boardsWithSpaces} on true where b.id = wanted.id
    order by wanted.place desc, b.id`);
}

const kindKey = ({ sort, inCategory, words }: Kind) => `${sort} ${inCategory} ${words}`;

const statements = new Map(
  (['popular', 'new'] as const).flatMap((sort) =>
    [true, false].flatMap((inCategory) =>
      (['none', 'near', 'all'] as const).map((words) => {
        const kind = { sort, inCategory, words };
        return [kindKey(kind), written(kind)] as const;
      }),
    ),
  ),
);

interface FoundBoard {
  readonly card: PublicBoardCard;
  readonly place: string;
  readonly id: string;
}

export async function communityBoards(
  db: Db,
  viewerId: string | null,
  { q, category, sort, limit, cursor }: CommunityQuery,
): Promise<Outcome<CommunityPage, Refusal>> {
  const after = cursor === undefined ? [null, null] : placeFrom(cursor, sort);
  if (after === null) return refused(unusableCursor);
  const words = queryWords(q ?? '');
  const find = (by: Kind['words']) =>
    db.rows(
      statements.get(
        kindKey({ sort, inCategory: category !== undefined, words: by }),
      ) as Statement<FoundBoard>,
      [viewerId, limit + 1, category ?? null, words.length > 0 ? boardWordsQuery(words) : null, ...after],
    );
  const near = await find(words.length > 0 ? 'near' : 'none');
  const rows = words.length > 0 && near.length <= limit ? await find('all') : near;
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

const selectCounts = statement<{ code: CategoryCode; count: number }>(`
  select b.category as code, count(*) as count from boards b
  where ${isShownBoard('b')} and b.is_listed and b.category is not null group by b.category`);

export async function countsByCategory(db: Db): Promise<ReadonlyMap<CategoryCode, number>> {
  const rows = await db.rows(selectCounts);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
