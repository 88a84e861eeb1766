import type { ListRow } from '@cairn/core/boards/board';
import { mayDeleteBoard } from '@cairn/core/boards/board-rights';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { findBoard } from '../boards/board-rows.ts';
import { putUp, takeDown } from '../boards/take-down.ts';
import { addEvents } from '../events/event-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { listKind } from './list-kind.ts';
import { findList } from '../boards/list-rows.ts';

export async function deleteList(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const deleted = await changeOne(context, writer, listKind, ref, {
    status: 204,
    may: mayDeleteBoard,
    change: (tx, { stored: { row }, version }) => {
      const now = context.now();
      const place = { spaceId: row.space, personId: writer.person.id, boardId: row.board, bucketId: row.id };
      takeDown(tx, { space: row.space, id: row.id, version }, writer.person.id, new Date(now));
      addEvents(tx, [{ ...place, type: 'BUCKET_DELETED' }], now);
      return accepted(null);
    },
  });
  return deleted.ok ? accepted(null) : deleted;
}

/** The list's board must not be deleted. */
export async function restoreList(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<ListRow, Refusal>> {
  const { person } = writer;
  const restored = await changeOne(context, writer, listKind, ref, {
    status: 200,
    may: mayDeleteBoard,
    alsoDeleted: true,
    change: async (tx, { stored: { row, isDeleted }, version }) => {
      if (!isDeleted) return accepted(row);
      const board = await findBoard(tx, row.board, person.code);
      if (!board || board.isDeleted) return refused({ code: 'board.deleted' });
      await putUp(tx, { space: row.space, id: row.id, version }, new Date(context.now()));
      const after = await findList(tx, row.id, person.code);
      return after ? accepted(after.row) : refused({ code: 'bucket.unknown' });
    },
  });
  return restored.ok ? rowNow(context, writer, listKind, restored.value) : restored;
}
