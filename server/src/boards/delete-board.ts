import type { BoardRow } from '@cairn/core/boards/board';
import { mayDeleteBoard } from '@cairn/core/boards/board-rights';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { addEvents } from '../events/event-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { boardKind } from './board-kind.ts';
import { findBoard } from './board-rows.ts';
import { putUp, takeDown } from './take-down.ts';

/** @param space where the caller expects the board; elsewhere it gets 404 */
export async function deleteBoard(
  context: ServerContext,
  writer: Writer,
  ref: string,
  space: string | undefined,
): Promise<Outcome<null, Refusal>> {
  const deleted = await changeOne(context, writer, boardKind, ref, {
    status: 204,
    may: mayDeleteBoard,
    change: (tx, { stored: { row }, version }) => {
      if (space !== undefined && space !== row.space) return refused({ code: 'board.unknown' });
      const now = context.now();
      takeDown(tx, { space: row.space, id: row.id, version }, writer.person.id, new Date(now));
      const place = { spaceId: row.space, personId: writer.person.id, boardId: row.id };
      addEvents(tx, [{ ...place, type: 'BOARD_DELETED' }], now);
      return accepted(null);
    },
  });
  return deleted.ok ? accepted(null) : deleted;
}

export async function restoreBoard(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<BoardRow, Refusal>> {
  const restored = await changeOne(context, writer, boardKind, ref, {
    status: 200,
    may: mayDeleteBoard,
    alsoDeleted: true,
    change: async (tx, { stored: { row, isDeleted }, version }) => {
      if (!isDeleted) return accepted(row);
      await putUp(tx, { space: row.space, id: row.id, version }, new Date(context.now()));
      const after = await findBoard(tx, row.id, writer.person.code);
      return after ? accepted(after.row) : refused({ code: 'board.unknown' });
    },
  });
  return restored.ok ? rowNow(context, writer, boardKind, restored.value) : restored;
}
