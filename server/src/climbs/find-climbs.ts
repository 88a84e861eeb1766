import type { ClimbsQuery } from '@cairn/contract/climbs';
import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import type { Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { Db } from '../db/database.ts';
import { type Statement, statement } from '../db/statement.ts';
import {
  type RankedPage,
  rankedPage,
  type RankedRow,
  rankings,
  searchedWords,
  type SearchedWords,
  wantedRows,
} from '../search/ranked-page.ts';
import { climbWordsQuery } from './climb-words.ts';
import { climbCardJson, isShownClimb } from './public-climb-rows.ts';

type FoundClimb = RankedRow<PublicClimbCard>;

type Kind = Pick<ClimbsQuery, 'sort'> & {
  readonly inCategory: boolean;
  readonly inLanguage: boolean;
  readonly words: SearchedWords;
  /** Only climbs that come with the server. */
  readonly ofServer: boolean;
};

/** One statement for each kind, so each uses its own index. */
function written({ sort, inCategory, inLanguage, words, ofServer }: Kind): Statement<FoundClimb> {
  const where = `${isShownClimb('p')} and p.is_listed ${ofServer ? 'and p.user_id is null' : ''}
      and ${inCategory ? 'p.category = $3' : '$3::text is null'} and ${inLanguage ? 'p.language = $7' : '$7::text is null'}`;
  return statement<FoundClimb>(`
    with ${wantedRows({ sort, words }, { table: 'public_climbs', alias: 'p', where })}
    select ${climbCardJson('p', '$1')} as card, wanted.place::text as place, p.id
    from wanted join public_climbs p on p.id = wanted.id order by wanted.place desc, p.id`);
}

const kindKey = ({ sort, inCategory, inLanguage, words, ofServer }: Kind) =>
  `${sort} ${inCategory} ${inLanguage} ${words} ${ofServer}`;

const both = [true, false] as const;
const statements = new Map(
  rankings.flatMap((sort) =>
    both.flatMap((inCategory) =>
      both.flatMap((inLanguage) =>
        both.flatMap((ofServer) =>
          searchedWords.map((words) => {
            const kind = { sort, inCategory, inLanguage, words, ofServer };
            return [kindKey(kind), written(kind)] as const;
          }),
        ),
      ),
    ),
  ),
);

/**
 * Finds listed climbs.
 *
 * @param ofServer only climbs that come with the server, for a server without a gallery
 */
export function findClimbs(
  db: Db,
  viewerId: string | null,
  query: ClimbsQuery,
  ofServer: boolean,
): Promise<Outcome<RankedPage<PublicClimbCard>, Refusal>> {
  const { category, language, sort, limit } = query;
  const inCategory = category !== undefined;
  const inLanguage = language !== undefined;
  return rankedPage(query, (words, { typed, after }) =>
    db.rows(
      statements.get(kindKey({ sort, inCategory, inLanguage, words, ofServer })) as Statement<FoundClimb>,
      [
        viewerId,
        limit + 1,
        category ?? null,
        typed.length > 0 ? climbWordsQuery(typed) : null,
        ...after,
        language ?? null,
      ],
    ),
  );
}
