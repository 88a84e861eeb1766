import type { ListRow } from '@cairn/core/boards/board';
import {
  type PublicBoard,
  publicBoardGoals,
  type PublicBoardList,
  shownGoalsOfList,
} from '@cairn/core/boards/public-board';
import { publicNotes } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { listsIn } from '../boards/list-rows.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { jsonForDocument } from '../http/json-for-document.ts';
import type { ServerContext } from '../context/server-context.ts';
import { withLinkInFiles } from '@cairn/core/files/named-files';
import { linkedListId } from '../visibility/renewed-links.ts';
import { type KeptPage, keptPages } from './kept-pages.ts';
import {
  boardState,
  publicCardsIn,
  shownBoard,
  type ShownBoard,
  type ShownGoalRow,
  shownGoalsOf,
} from './public-board-rows.ts';

export const listPublicBoards = (context: ServerContext, { id, spaceIds }: Person) =>
  publicCardsIn(context.db, spaceIds, id);

/** JSON text, with the first goals of each list. */
export async function readPublicBoard(
  context: ServerContext,
  person: Person | null,
  code: string,
): Promise<Outcome<string, Refusal>> {
  const page = await pageForVisitors(context, code);
  if (!page.ok) return page;
  if (person === null) return accepted(page.value.json);
  const found = await shownBoard(context.db, code, person.id);
  return found.ok ? accepted(JSON.stringify({ ...page.value.board, ...found.value.card })) : found;
}

export async function pageForVisitors(
  context: ServerContext,
  code: string,
): Promise<Outcome<KeptPage, Refusal>> {
  const state = await boardState(context.db, code);
  if (!state.ok) return state;
  const { id, stamp } = state.value;
  const pages = keptPages(context.db.pool);
  const kept = pages.get(id, stamp, context.now());
  if (kept) return accepted(kept);
  const found = await shownBoard(context.db, code, null);
  if (!found.ok) return found;
  const { lists, goals } = await boardContents(context, found.value);
  const board = publicBoard(found.value, lists, goals);
  const json = jsonForDocument(board);
  // The stamp was read first, so a write during this read gives another stamp.
  const page = { stamp, until: await shownUntil(context, found.value), board, json };
  pages.keep(id, page);
  return accepted(page);
}

const selectNextEnd = statement<{ endsAt: Date | null }>(`
  select min(p.ends_at) as "endsAt" from publications p join goals g on g.id = p.goal_id and g.moved_to is null
  where g.scope_id = $1 and p.ends_at > $2`);

/** When the next goal of the space stops being public, in ms since 1970; Infinity for none. */
async function shownUntil(context: ServerContext, { space }: ShownBoard): Promise<number> {
  const [next] = await context.db.rows(selectNextEnd, [space, new Date(context.now())]);
  return next?.endsAt?.getTime() ?? Infinity;
}

export async function boardContents(
  context: ServerContext,
  { id, space, shownSubgoals }: ShownBoard,
): Promise<{ readonly lists: readonly ListRow[]; readonly goals: readonly ShownGoalRow[] }> {
  const lists = await listsIn(context.db, [space], id);
  const wanted = {
    space,
    lists: lists.map((list) => list.id),
    shownSubgoals,
    after: 0,
    limit: shownGoalsOfList,
  };
  return { lists, goals: await shownGoalsOf(context.db, wanted, new Date(context.now())) };
}

export function publicBoard(
  { card, richDescription, isRenewed }: ShownBoard,
  lists: readonly ListRow[],
  goals: readonly ShownGoalRow[],
): PublicBoard {
  const below = goals.filter(({ bucketId }) => bucketId === null);
  const onList = Map.groupBy(goals, ({ bucketId }) => bucketId);
  const shown = lists.map(({ id, name, emoji, showEmoji }): PublicBoardList => {
    const its = onList.get(id) ?? [];
    return {
      id: isRenewed ? linkedListId(id, card.code) : id,
      name,
      emoji,
      showEmoji,
      goalsCount: its[0]?.total ?? 0,
      goals: publicBoardGoals(its, below),
    };
  });
  const board = { ...card, richDescription: publicNotes(richDescription), buckets: shown };
  return isRenewed ? withLinkInFiles(board, card.code) : board;
}
