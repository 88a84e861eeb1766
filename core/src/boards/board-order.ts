import { compareInList } from '../goals/list-order.ts';
import { cappedSequenceNo, defaultSequenceNo, sequenceStep } from '../order/sequence.ts';

/** See docs/product.md, "Order". */
export const compareBoards = compareInList('sequenceNo');

export function nextBoardNumber(numbers: readonly number[]): number {
  if (numbers.length === 0) return defaultSequenceNo;
  return cappedSequenceNo(Math.max(...numbers) + sequenceStep);
}
