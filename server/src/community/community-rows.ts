import type { CategoryCode, CommunityQuery } from '@cairn/contract/community';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import type { Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import { boardWordsQuery } from '../boards/board-words.ts';
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
import { boardsWithSpaces, cardJson, isShownBoard } from '../visibility/card-text.ts';

type FoundBoard = RankedRow<PublicBoardCard>;

type Kind = Pick<CommunityQuery, 'sort'> & {
  readonly inCategory: boolean;
  readonly words: SearchedWords;
};

/** One statement for each kind, so each uses its own index. */
function written({ sort, inCategory, words }: Kind): Statement<FoundBoard> {
  const where = `${isShownBoard('b')} and b.is_listed and ${inCategory ? 'b.category = $3' : '$3::text is null'}`;
  return statement<FoundBoard>(`
    with ${wantedRows({ sort, words }, { table: 'boards', alias: 'b', where })}
    select ${cardJson('b', 's', '$1')} as card, wanted.place::text as place, b.id
    from wanted join ${boardsWithSpaces} on true where b.id = wanted.id
    order by wanted.place desc, b.id`);
}

const kindKey = ({ sort, inCategory, words }: Kind) => `${sort} ${inCategory} ${words}`;

const statements = new Map(
  rankings.flatMap((sort) =>
    [true, false].flatMap((inCategory) =>
      searchedWords.map((words) => {
        const kind = { sort, inCategory, words };
        return [kindKey(kind), written(kind)] as const;
      }),
    ),
  ),
);

export function communityBoards(
  db: Db,
  viewerId: string | null,
  query: CommunityQuery,
): Promise<Outcome<RankedPage<PublicBoardCard>, Refusal>> {
  const { category, sort, limit } = query;
  const inCategory = category !== undefined;
  return rankedPage(query, (words, { typed, after }) =>
    db.rows(statements.get(kindKey({ sort, inCategory, words })) as Statement<FoundBoard>, [
      viewerId,
      limit + 1,
      category ?? null,
      typed.length > 0 ? boardWordsQuery(typed) : null,
      ...after,
    ]),
  );
}

const selectCounts = statement<{ code: CategoryCode; count: number }>(`
  select b.category as code, count(*) as count from boards b
  where ${isShownBoard('b')} and b.is_listed and b.category is not null group by b.category`);

export async function countsByCategory(db: Db): Promise<ReadonlyMap<CategoryCode, number>> {
  const rows = await db.rows(selectCounts);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
