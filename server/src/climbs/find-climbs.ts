import type { ClimbsQuery } from '@cairn/contract/climbs';
import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import { queryWords } from '@cairn/core/names/search';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isId } from '../base/ids.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';
import type { Db } from '../db/database.ts';
import { type Statement, statement } from '../db/statement.ts';
import { climbWordsQuery } from './climb-words.ts';
import { climbCardJson, isShownClimb } from './public-climb-rows.ts';

export interface ClimbPage {
  readonly climbs: readonly PublicClimbCard[];
  readonly nextCursor: string | null;
}

interface FoundClimb {
  readonly card: PublicClimbCard;
  readonly place: string;
  readonly id: string;
}

const orders = { popular: 'popularity', new: 'published_at' } as const;
const types = { popular: 'integer', new: 'timestamptz' } as const;

/** Where words are searched: `near` in the first climbs of the order, `all` in every climb. */
type Kind = Pick<ClimbsQuery, 'sort'> & {
  readonly inCategory: boolean;
  readonly words: 'none' | 'near' | 'all';
  /** Only climbs that come with the server. */
  readonly ofServer: boolean;
};

/** A literal in the statement: for a parameter PostgreSQL plans for thousands of rows. */
const maxClimbs = 100;
/** Number of climbs that `near` searches: common words fill a page from these. Rare words use the index. */
const nearAtMost = 2_000;

/** One statement for each kind, so each uses its own index. */
function written({ sort, inCategory, words, ofServer }: Kind): Statement<FoundClimb> {
  const column = orders[sort];
  const order = `order by p.${column} desc, p.id`;
  const matching = (more: string) => `
    select p.id, p.${column} as place, p.search_words from public_climbs p
    where ${isShownClimb('p')} and p.is_listed ${ofServer ? 'and p.user_id is null' : ''}
      and ${inCategory ? 'p.category = $3' : '$3::text is null'} and ($7::text is null or p.language = $7) and ${more}
      and ($5::text is null or p.${column} < $5::${types[sort]}
        or (p.${column} = $5::${types[sort]} and p.id > $6::uuid))`;
  const firstOf = (rows: string, condition: string) =>
    `page as materialized (
      select id, place from ${rows} where ${condition} order by place desc, id limit ${maxClimbs + 1})`;
  const page = {
    none: `page as materialized (${matching('$4::text is null')} ${order} limit ${maxClimbs + 1})`,
    near: `near as materialized (${matching('true')} ${order} limit ${nearAtMost}),
      ${firstOf('near', 'search_words @@ $4::tsquery')}`,
    all: `matched as materialized (${matching('p.search_words @@ $4::tsquery')}), ${firstOf('matched', 'true')}`,
  }[words];
  return statement<FoundClimb>(`
    with ${page},
    wanted as materialized (select * from page order by place desc, id limit $2)
    select ${climbCardJson('p', '$1')} as card, wanted.place::text as place, p.id
    from wanted join public_climbs p on p.id = wanted.id order by wanted.place desc, p.id`);
}

const kindKey = ({ sort, inCategory, words, ofServer }: Kind) => `${sort} ${inCategory} ${words} ${ofServer}`;

const both = [true, false] as const;
const statements = new Map(
  (['popular', 'new'] as const).flatMap((sort) =>
    both.flatMap((inCategory) =>
      both.flatMap((ofServer) =>
        (['none', 'near', 'all'] as const).map((words) => {
          const kind = { sort, inCategory, words, ofServer };
          return [kindKey(kind), written(kind)] as const;
        }),
      ),
    ),
  ),
);

/**
 * Finds listed climbs.
 *
 * @param ofServer only climbs that come with the server, for a server without a gallery
 */
export async function findClimbs(
  db: Db,
  viewerId: string | null,
  { q, category, language, sort, limit, cursor }: ClimbsQuery,
  ofServer: boolean,
): Promise<Outcome<ClimbPage, Refusal>> {
  const after = cursor === undefined ? [null, null] : placeFrom(cursor, sort);
  if (after === null) return refused(unusableCursor);
  const words = queryWords(q ?? '');
  const find = (by: Kind['words']) =>
    db.rows(
      statements.get(
        kindKey({ sort, inCategory: category !== undefined, words: by, ofServer }),
      ) as Statement<FoundClimb>,
      [
        viewerId,
        limit + 1,
        category ?? null,
        words.length > 0 ? climbWordsQuery(words) : null,
        ...after,
        language ?? null,
      ],
    );
  const near = await find(words.length > 0 ? 'near' : 'none');
  const rows = words.length > 0 && near.length <= limit ? await find('all') : near;
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(JSON.stringify([last.place, last.id])).toString('base64url') : null;
  return accepted({ climbs: page.map(({ card }) => card), nextCursor });
}

function placeFrom(cursor: string, sort: ClimbsQuery['sort']): readonly [string, string] | null {
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
