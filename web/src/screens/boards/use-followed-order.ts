import { orderFollowedBoard } from '@cairn/client/public-boards/public-board-calls';
import type { FollowedBoard } from '@cairn/contract/public-boards';
import { numberedAt } from '@cairn/core/order/sequence';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { reasonOf } from '../../base/reason-of.ts';
import { shortName } from '../../goals/short-name.ts';
import type { ServerQuery } from '../../queries/use-server-query.ts';

/** Returns a function that places a followed board before another one; before null for the end. Needs the network. */
export function useFollowedOrder({
  value: boards = [],
  update,
  refetch,
}: ServerQuery<readonly FollowedBoard[]>): (code: string, before: string | null) => void {
  const send = async (numbers: ReadonlyMap<string, number>) => {
    for (const [code, sequenceNo] of numbers) {
      // One after the other: a refusal leaves the rest as it was.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await orderFollowedBoard(code, sequenceNo);
      if (!outcome.ok) {
        showToast({ text: reasonOf(outcome.refusal) });
        await refetch();
        return;
      }
    }
  };
  return (code, before) => {
    const moved = boards.find((board) => board.code === code);
    if (!moved || before === code) return;
    const others = boards.filter((board) => board !== moved);
    const at = before === null ? others.length : others.findIndex((board) => board.code === before);
    if (boards[at] === moved) return;
    const listed = others.map(({ code: key, sequenceNo }) => ({ key, sequenceNo }));
    const { inserted, renumbered } = numberedAt(listed, at);
    const numbers = new Map(renumbered.map(({ key, sequenceNo }) => [key, sequenceNo]));
    for (const number of inserted) numbers.set(code, number);
    const placed = others.toSpliced(at, 0, moved);
    update(() =>
      placed.map((board) => ({ ...board, sequenceNo: numbers.get(board.code) ?? board.sequenceNo })),
    );
    announce(m.board_moved({ name: shortName(moved.name), place: at + 1, count: placed.length }));
    void send(numbers);
  };
}
