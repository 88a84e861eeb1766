import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { writeOnce } from './write-once.ts';

/**
 * Writes a like, follow, report or similar of something public. Locks no scope, so many people can write at the
 * same time.
 *
 * @param mark writes, or returns a refusal; runs one time for each idempotency key
 */
export async function markOnce<Thing extends { readonly id: string }>(
  context: ServerContext,
  writer: Writer,
  thing: Outcome<Thing, Refusal>,
  status: number,
  mark: (tx: Tx, thing: Thing) => Promise<Refusal | null>,
): Promise<Outcome<Thing, Refusal>> {
  if (!thing.ok) return thing;
  const expected = { status, thingId: thing.value.id };
  const written = await writeOnce<null>(context, writer, [], expected, async (tx) => {
    const refusal = await mark(tx, thing.value);
    return refusal ? { ok: false, refusal } : accepted({ ...expected, result: null });
  });
  return written.ok ? thing : written;
}
