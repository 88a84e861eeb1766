import { matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import { useMemo } from 'react';
import type { Cairn } from '../cairn/cairn.ts';
import { type BoardView, boardOf, boardsOf } from '../boards/boards-of.ts';
import { type ListView, listOf, listsOf } from '../boards/lists-of.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { ofBoards } from './lists-of.ts';
import { useRead, useReadAfterFrame } from './use-read.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useWatched } from './use-watched.ts';

/** @param name a key, id or code */
export function useBoard(
  name: string,
):
  | { readonly status: 'ready'; readonly board: BoardView }
  | { readonly status: 'loading' | 'missing'; readonly board: null } {
  const cairn = useCairn();
  const board = useRead<BoardView | null>(ofBoards, () => boardOf(cairn, name) ?? null);
  const isWhole = useIsWhole();
  if (board) return { status: 'ready', board };
  return { status: isWhole ? 'missing' : 'loading', board: null };
}

/** Returns null until the disk is loaded. */
export function useBoards(space: string): readonly BoardView[] | null {
  const cairn = useCairn();
  const boards = useRead(ofBoards, () => boardsOf(cairn, space));
  const isWhole = useIsWhole();
  return isWhole || boards.length > 0 ? boards : null;
}

/** Returns null while there are no lists and the disk is not loaded. */
export function useLists(board: string): readonly ListView[] | null {
  const cairn = useCairn();
  const lists = useRead(ofBoards, () => listsOf(cairn, board));
  const isWhole = useIsWhole();
  return isWhole || lists.length > 0 ? lists : null;
}

export function useListGoals(list: string): readonly GoalView[] {
  const { replica } = useCairn();
  return useWatched(replica, `list/${list} load`, () => replica.goalsOnList(list));
}

export interface BoardContents {
  readonly lists: number;
  readonly goals: number;
  readonly emoji: readonly string[];
}

export function useBoardContents(board: string): BoardContents {
  const cairn = useCairn();
  return useReadAfterFrame(`${ofBoards} goals`, () => {
    const lists = listsOf(cairn, board);
    const goals = lists
      .flatMap(({ key }) => cairn.replica.goalsOnList(key))
      .filter(({ type }) => type === null);
    const emoji = lists.flatMap((list) => (list.showEmoji && list.emoji !== null ? [list.emoji] : []));
    return { lists: lists.length, goals: goals.length, emoji };
  });
}

/** Sorted within each space. */
export function useAllBoards(): readonly BoardLists[] {
  const cairn = useCairn();
  return useRead(`${ofBoards} table/spaces`, () =>
    cairn.replica.recordsOf('spaces').flatMap(({ key }) => boardListsIn(cairn, key)),
  );
}

export function useBoardsOf(goals: readonly Pick<GoalView, 'bucketId'>[]): readonly BoardView[] {
  const cairn = useCairn();
  return useRead(ofBoards, () => {
    const lists = new Set(goals.flatMap(({ bucketId }) => bucketId ?? []));
    const boards = new Set([...lists].flatMap((list) => listOf(cairn, list)?.board ?? []));
    return [...boards].flatMap((board) => boardOf(cairn, board) ?? []);
  });
}

function boardListsIn(cairn: Cairn, space: string): readonly BoardLists[] {
  return boardsOf(cairn, space).map((board) => ({ board, lists: listsOf(cairn, board.key) }));
}

export interface BoardLists {
  readonly board: BoardView;
  readonly lists: readonly ListView[];
}

/**
 * Filtered by list or board name.
 *
 * @returns also the number of boards without a filter
 */
export function useListChoices(
  space: string,
  typed: string,
): {
  readonly boards: number;
  readonly found: readonly BoardLists[];
} {
  const cairn = useCairn();
  const all = useRead(ofBoards, () => boardListsIn(cairn, space));
  return useMemo(() => ({ boards: all.length, found: foundIn(all, typed) }), [all, typed]);
}

function foundIn(all: readonly BoardLists[], typed: string): readonly BoardLists[] {
  const words = queryWords(typed);
  if (words.length === 0) return all;
  const holds = (name: string) => matchesWords(words, searchable(name));
  return all.flatMap(({ board, lists }) => {
    const matching = holds(board.name) ? lists : lists.filter((list) => holds(`${board.name} ${list.name}`));
    return matching.length > 0 || holds(board.name) ? [{ board, lists: matching }] : [];
  });
}

export interface OnBoard {
  readonly board: BoardView;
  readonly list: ListView;
}

/** Returns null unless both board and list are visible. */
export function useOnBoard({ bucketId }: Pick<GoalView, 'bucketId'>): OnBoard | null {
  const cairn = useCairn();
  return useRead(ofBoards, () => {
    const list = bucketId === null ? undefined : listOf(cairn, bucketId);
    const board = list && boardOf(cairn, list.board);
    return list && board ? { board, list } : null;
  });
}
