import { compareInList } from '../goals/list-order.ts';
import { cappedSequenceNo, defaultSequenceNo, sequenceStep } from '../order/sequence.ts';

/** Orders boards of a space and lists of a board (docs/product.md, "Order"). */
export const compareBoards = compareInList('sequenceNo');

/** Returns the highest number plus one step. */
export function nextBoardNumber(numbers: readonly number[]): number {
  if (numbers.length === 0) return defaultSequenceNo;
  return cappedSequenceNo(Math.max(...numbers) + sequenceStep);
}
