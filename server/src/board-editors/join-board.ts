import type { BoardEditor } from '@cairn/contract/board-editors';
import { mayOpenBoard } from '@cairn/core/boards/board-rights';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { boardKind } from '../boards/board-kind.ts';
import { statement } from '../db/statement.ts';
import { markBoard } from '../public-boards/board-mark.ts';
import { shownBoard } from '../public-boards/public-board-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne } from '../writes/change-one.ts';
import { livingRow } from '../writes/kind.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import {
  addEditor,
  dropEditor,
  editorsOf,
  isRemovedEditor,
  keepOutEditor,
} from '../public-boards/editor-rows.ts';

/** Refuses people who were removed. 409 for members, and for people who joined before. */
export async function collaborateOnBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
): Promise<Outcome<PublicBoardCard, Refusal>> {
  const { id: personId } = writer.person;
  const marked = await markBoard(context, writer, code, 201, async (tx, { id, card }) => {
    if (card.own) return { code: 'board.editing' };
    if (!card.allowCollaboration || (await isRemovedEditor(tx, id, personId)))
      return { code: 'board.readOnly' };
    const isNew = await addEditor(tx, id, personId, new Date(context.now()));
    return isNew ? null : { code: 'board.editing' };
  });
  if (!marked.ok) return marked;
  const now = await shownBoard(context.db, code, personId);
  return now.ok ? accepted(now.value.card) : now;
}

const selectBoard = statement<{ id: string }>('select id from boards where code = $1 and purged_at is null');

/** Works on a private or deleted board too. */
export async function leaveBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
): Promise<Outcome<null, Refusal>> {
  const [board] = await context.db.rows(selectBoard, [code]);
  if (!board) return refused({ code: 'board.unknown' });
  const expected = { status: 204, thingId: board.id };
  const written = await writeOnce<null>(context, writer, [], expected, async (tx) =>
    (await dropEditor(tx, board.id, writer.person.id))
      ? accepted({ ...expected, result: null })
      : refused({ code: 'board.notEditing' }),
  );
  return written.ok ? accepted(null) : written;
}

export async function listBoardEditors(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<readonly BoardEditor[], Refusal>> {
  const board = await livingRow(context, person, boardKind, ref);
  return board.ok ? accepted(await editorsOf(context.db, board.value.id)) : board;
}

/**
 * A removed editor can join again after joining was switched off and on. Their goals stay (docs/product.md, "Board
 * editors").
 */
export async function removeBoardEditor(
  context: ServerContext,
  writer: Writer,
  ref: string,
  personId: string,
): Promise<Outcome<null, Refusal>> {
  const removed = await changeOne(context, writer, boardKind, ref, {
    status: 204,
    may: mayOpenBoard,
    change: async (tx, { stored: { row } }) => {
      if (!(await dropEditor(tx, row.id, personId))) return refused({ code: 'board.notEditing' });
      keepOutEditor(tx, row.id, personId);
      return accepted(null);
    },
  });
  return removed.ok ? accepted(null) : removed;
}
