import { isImported } from '@cairn/core/imports/imported-id';
import type { Person } from '../context/person.ts';
import type { Tx } from '../db/database.ts';
import { type AttemptLimit, secondsToWait } from '../http/attempts.ts';

/** Most things beyond its plan that an account brings in within a day: one import of the greatest size, with its lists. */
const limit: AttemptLimit = { count: 21_000, withinMs: 86_400_000 };

/**
 * Whether something new may stand where a plan has no room for it: an import made it, and not too many have come today
 * (docs/product.md 5.3).
 */
export async function mayExceedPlan(
  tx: Tx,
  person: Person,
  tempId: string | null,
  now: number,
): Promise<boolean> {
  return isImported(tempId) && (await secondsToWait(tx, 'import', person.id, limit, now)) === null;
}
