import { isImported } from '@cairn/core/imports/imported-id';
import type { Person } from '../context/person.ts';
import type { Tx } from '../db/database.ts';
import { type AttemptLimit, secondsToWait } from '../http/attempts.ts';

/** As many records as the largest import creates, with its lists. */
const limit: AttemptLimit = { count: 21_000, withinMs: 86_400_000 };

/** Up to a daily limit, an import may exceed the plan (docs/product.md, "Limits of the free plan"). */
export async function mayExceedPlan(
  tx: Tx,
  person: Person,
  tempId: string | null,
  now: number,
): Promise<boolean> {
  return isImported(tempId) && (await secondsToWait(tx, 'import', person.id, limit, now)) === null;
}
