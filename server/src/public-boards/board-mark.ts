import type { Outcome } from '@cairn/core/outcome';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { markOnce } from '../writes/mark-once.ts';
import { shownBoard, type ShownBoard } from './public-board-rows.ts';

/** See {@link markOnce}. */
export async function markBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  status: number,
  mark: (tx: Tx, board: ShownBoard) => Promise<Refusal | null>,
): Promise<Outcome<ShownBoard, Refusal>> {
  return markOnce(context, writer, await shownBoard(context.db, code, writer.person.id), status, mark);
}
