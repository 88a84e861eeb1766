import type { BoardRow } from '@cairn/core/boards/board';
import { boardBehind } from './board-rows.ts';
import type { ThingKind } from './board-things.ts';

/** Boards. */
export const boardKind: ThingKind<BoardRow> = {
  behind: boardBehind,
  unknown: 'board.unknown',
  deleted: 'board.deleted',
};
