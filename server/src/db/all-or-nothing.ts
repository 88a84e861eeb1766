import type { Outcome } from '@cairn/core/outcome';
import type { Tx } from './database.ts';

/**
 * Undoes what `work` has written if it is refused. The transaction goes on and keeps what was written before, such as
 * the outcome of an idempotency key.
 */
export async function allOrNothing<Value, Refusal>(
  tx: Tx,
  work: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  const undo = tx.mark();
  const outcome = await work();
  if (!outcome.ok) undo();
  return outcome;
}
