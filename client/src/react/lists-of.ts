import { boardKeyOf, listRecord, listRecordsOn } from '../replica/lists-on.ts';
import { useRead } from './use-read.ts';
import { useCairn } from './cairn-context.ts';

export const ofBoards = 'table/boards table/buckets load';

/** A board with a given list contributes only that list. */
export function useListsOf(boards: readonly string[], lists: readonly string[]): readonly string[] {
  const cairn = useCairn();
  return useRead(ofBoards, () => {
    const named = lists.flatMap((list) => listRecord(cairn, list) ?? []);
    const narrowed = new Set(named.map((list) => boardKeyOf(cairn, list)));
    const whole = boards.map((board) => cairn.replica.keyOf(board)).filter((board) => !narrowed.has(board));
    return [...named, ...whole.flatMap((board) => listRecordsOn(cairn, board))].map(({ key }) => key);
  });
}
