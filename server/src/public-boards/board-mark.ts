import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Tx } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { shownBoard, type ShownBoard } from './public-board-rows.ts';

/**
 * Writes a like, follow or similar. Locks no space, so many people can write at the same time.
 *
 * @param mark writes, or returns a refusal; runs one time for each idempotency key
 */
export async function markBoard(
  context: ServerContext,
  writer: Writer,
  code: string,
  status: number,
  mark: (tx: Tx, board: ShownBoard) => Promise<Refusal | null>,
): Promise<Outcome<ShownBoard, Refusal>> {
  const board = await shownBoard(context.db, code, writer.person.id);
  if (!board.ok) return board;
  const expected = { status, thingId: board.value.id };
  const written = await writeOnce<null>(context, writer, [], expected, async (tx) => {
    const refusal = await mark(tx, board.value);
    return refusal ? { ok: false, refusal } : accepted({ ...expected, result: null });
  });
  return written.ok ? board : written;
}
