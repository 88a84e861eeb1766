import { isImported } from '@cairn/core/imports/imported-id';
import type { Person } from '../context/person.ts';
import type { Tx } from '../db/database.ts';
import { type AttemptLimit, secondsToWait } from '../http/attempts.ts';

/** The largest import, with its lists. */
const limit: AttemptLimit = { count: 21_000, withinMs: 86_400_000 };

/** Whether an import may exceed the plan, within a daily limit (docs/product.md, "Limits of the free plan"). */
export async function mayExceedPlan(
  tx: Tx,
  person: Person,
  tempId: string | null,
  now: number,
): Promise<boolean> {
  return isImported(tempId) && (await secondsToWait(tx, 'import', person.id, limit, now)) === null;
}
