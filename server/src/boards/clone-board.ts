import type { BoardCloneBody } from '@cairn/contract/boards';
import { type BoardRow, untouchedBoard } from '@cairn/core/boards/board';
import { copiedAppearance } from '@cairn/core/boards/copied-appearance';
import { editedBoard } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import { livingRow } from '../writes/kind.ts';
import { writableSpace } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { boardKind } from './board-kind.ts';
import type { Contents } from './contents.ts';
import { copiedContents } from './copied-board.ts';
import { type AnsweredBoard, makeBoard } from './create-board.ts';
import { boardNameRefusal } from './edit-board.ts';
import { newBoardOrList } from './new-board-or-list.ts';
import { sourceOf } from './source-rows.ts';

/**
 * The copy is private and the space's last board. Its goals are not done, and keep their periods only within the same
 * space.
 */
export async function cloneBoard(
  context: ServerContext,
  writer: Writer,
  ref: string,
  body: BoardCloneBody,
): Promise<Outcome<AnsweredBoard, Refusal>> {
  const found = await livingRow(context, writer.person, boardKind, ref);
  if (!found.ok) return found;
  const original = found.value;
  const space =
    body.space === undefined
      ? accepted(original.space)
      : await writableSpace(context, body.space, writer.person.id);
  if (!space.ok) return space;
  const copied = copiedBoard(context, writer, original, space.value, body);
  if (!copied.ok) return copied;
  return makeBoard(context, writer, copied.value, {}, copyOf(context, writer, original, space.value));
}

export function copiedBoard(
  context: ServerContext,
  writer: Writer,
  original: BoardRow,
  space: string,
  { name, tempId }: Pick<BoardCloneBody, 'name' | 'tempId'>,
): Outcome<BoardRow, Refusal> {
  const copy = {
    ...untouchedBoard,
    ...newBoardOrList(context, writer, 'boards', space, { tempId }),
    name: name ?? original.name,
    ...copiedAppearance(original, true),
  };
  const edited = editedBoard<BoardRow>(copy, {});
  return edited.ok ? edited : refused(boardNameRefusal);
}

function copyOf(
  context: ServerContext,
  writer: Writer,
  original: BoardRow,
  space: string,
): Contents<BoardRow> {
  const staysInSpace = space === original.space;
  return async (tx) => {
    const source = await sourceOf(tx, original.space, original.id);
    if (source.board === null) return refused({ code: 'board.deleted' });
    return copiedContents(context, writer, tx, source, staysInSpace, staysInSpace);
  };
}
