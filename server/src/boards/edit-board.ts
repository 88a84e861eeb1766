import type { BoardEditBody } from '@cairn/contract/boards';
import type { BoardFields, BoardRow } from '@cairn/core/boards/board';
import { mayEditBoard } from '@cairn/core/boards/board-rights';
import { editedBoard } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { stampedBy } from '@cairn/core/sync/stamps';
import { m } from '@cairn/words/messages';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import { bytesOfText, textRoomRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import { visibleOne } from '../writes/kind.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { boardChanges } from './board-events.ts';
import { boardKind } from './board-kind.ts';
import { writeBoard } from './board-rows.ts';
import { boardWishFrom } from './board-wish.ts';

export const boardNameRefusal: Refusal = { code: 'board.name', errors: { name: () => m.field_required() } };

export async function editBoard(
  context: ServerContext,
  writer: Writer,
  ref: string,
  body: BoardEditBody,
): Promise<Outcome<BoardRow, Refusal>> {
  const located = await visibleOne(context, context.db, writer.person, boardKind, ref);
  if (!located.ok) return located;
  const { row } = located.value.stored;
  const wish = await boardWishFrom(context, writer.person, row.space, body, row);
  if (!wish.ok) return wish;
  const edited = await changeOne(context, writer, boardKind, row.id, {
    status: 200,
    may: mayEditBoard,
    change: (tx, { stored: { row: before }, version }) =>
      writeEdit(context, writer, tx, before, { edit: wish.value, baseRev: body.baseRev, version }),
  });
  return edited.ok ? rowNow(context, writer, boardKind, edited.value) : edited;
}

/** The caller has locked the space. */
export async function writeEdit(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  before: BoardRow,
  {
    edit,
    baseRev = before.rev,
    version,
  }: {
    readonly edit: Partial<BoardFields> & Partial<BoardRow>;
    readonly baseRev?: number | undefined;
    readonly version: number;
  },
): Promise<Outcome<BoardRow, Refusal>> {
  if (Object.keys(edit).length === 0) return accepted(before);
  const edited = editedBoard(before, edit);
  if (!edited.ok) return refused(boardNameRefusal);
  const addedBytes = bytesOfText(edited.value.richDescription) - bytesOfText(before.richDescription);
  const full = await textRoomRefusal(tx, person, addedBytes);
  if (full) return refused(full);
  const rev = before.rev + 1;
  const now = context.now();
  const after = {
    ...edited.value,
    modifiedDatetime: new Date(now).toISOString(),
    stamps: stampedBy(before.stamps, edit, baseRev, rev),
    version,
    rev,
  };
  writeBoard(tx, after);
  const changes = boardChanges(before, after);
  const place = { spaceId: after.space, personId: person.id, boardId: after.id };
  if (changes) addEvents(tx, [{ ...place, type: 'BOARD_MODIFIED', changes }], now);
  return accepted(after);
}
