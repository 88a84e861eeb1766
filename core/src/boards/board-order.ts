import { compareInList } from '../goals/list-order.ts';
import { cappedSequenceNo, defaultSequenceNo, sequenceStep } from '../order/sequence.ts';

/** How boards of a space and lists of a board are ordered; ties by creation, then id (docs/product.md 5.33). */
export const compareBoards = compareInList('sequenceNo');

/** The number of a new board or list: the last one's and a hundred. */
export function nextBoardNumber(numbers: readonly number[]): number {
  if (numbers.length === 0) return defaultSequenceNo;
  return cappedSequenceNo(Math.max(...numbers) + sequenceStep);
}
