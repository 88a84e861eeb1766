import { cappedSequenceNo, defaultSequenceNo, sequenceStep } from '../order/sequence.ts';
import type { BoardRow } from './board.ts';

/** What tells where a board stands in its space, or a list on its board. */
type InOrder = Pick<BoardRow, 'id' | 'sequenceNo' | 'createdDatetime'>;

/** How boards of a space and lists of a board are ordered; ties by creation, then id (`product.md` 5.33). */
export function compareBoards(one: InOrder, other: InOrder): number {
  if (one.sequenceNo !== other.sequenceNo) return one.sequenceNo - other.sequenceNo;
  if (one.createdDatetime !== other.createdDatetime)
    return one.createdDatetime < other.createdDatetime ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** The number of a new board or list: the last one's and a hundred (spec core §9). */
export function nextBoardNumber(numbers: readonly number[]): number {
  if (numbers.length === 0) return defaultSequenceNo;
  return cappedSequenceNo(Math.max(...numbers) + sequenceStep);
}
