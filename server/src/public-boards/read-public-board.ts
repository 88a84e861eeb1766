import type { BucketRow } from '@cairn/core/boards/board';
import {
  type PublicBoard,
  publicBoardGoals,
  type PublicBucket,
  shownGoalsOfList,
} from '@cairn/core/boards/public-board';
import { publicNotes } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Person } from '../accounts/person.ts';
import { bucketsIn } from '../buckets/bucket-rows.ts';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import {
  publicCardsIn,
  shownBoard,
  type ShownBoard,
  type ShownGoalRow,
  shownGoalsOf,
} from './public-board-rows.ts';

/** The public boards of one's own spaces. */
export const listPublicBoards = (house: House, { id, spaceIds }: Person) =>
  publicCardsIn(house.db, spaceIds, id);

/** A public board for anyone, with the first goals of each of its lists. */
export async function readPublicBoard(
  house: House,
  person: Person | null,
  code: string,
): Promise<Outcome<PublicBoard, Refusal>> {
  const found = await shownBoard(house.db, code, person?.id ?? null);
  if (!found.ok) return found;
  const { lists, goals } = await boardContents(house, found.value);
  return accepted(publicBoard(found.value, lists, goals));
}

/** The lists of a public board, and what is shown on them. */
export async function boardContents(
  house: House,
  { id, space, shownSubgoals }: ShownBoard,
): Promise<{ readonly lists: readonly BucketRow[]; readonly goals: readonly ShownGoalRow[] }> {
  const lists = await bucketsIn(house.db, [space], id);
  const buckets = lists.map((list) => list.id);
  const wanted = { space, buckets, shownSubgoals, after: 0, limit: shownGoalsOfList };
  return { lists, goals: await shownGoalsOf(house.db, wanted, new Date(house.now())) };
}

/** A public board as anyone gets it. */
export function publicBoard(
  { card, richDescription }: ShownBoard,
  lists: readonly BucketRow[],
  goals: readonly ShownGoalRow[],
): PublicBoard {
  const below = goals.filter(({ bucketId }) => bucketId === null);
  const onList = Map.groupBy(goals, ({ bucketId }) => bucketId);
  const buckets = lists.map(({ id, name, emoji, showEmoji }): PublicBucket => {
    const its = onList.get(id) ?? [];
    return {
      id,
      name,
      emoji,
      showEmoji,
      goalsCount: its[0]?.total ?? 0,
      goals: publicBoardGoals(its, below),
    };
  });
  return { ...card, richDescription: publicNotes(richDescription), buckets };
}
