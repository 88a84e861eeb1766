import type { Outcome } from '@cairn/core/outcome';
import type { Tx } from './database.ts';
import { statement } from './statement.ts';

const begin = statement('savepoint all_or_nothing');
const undo = statement('rollback to savepoint all_or_nothing');

/**
 * Undoes what `work` has written if it is refused. The transaction goes on and keeps what was written before, such as
 * the outcome of an idempotency key.
 */
export async function allOrNothing<Value, Refusal>(
  tx: Tx,
  work: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  tx.send(begin);
  const outcome = await work();
  if (!outcome.ok) tx.send(undo);
  return outcome;
}
