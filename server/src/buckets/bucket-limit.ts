import { hasRoom } from '@cairn/core/plans/limits';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';

/** Why a board has no room for one more list beside those it has; null when it has (docs/product.md 5.3). */
export function bucketsLimitRefusal({ level }: Person, beside: number): Refusal | null {
  const limit = level.bucketsLimit;
  return limit === null || hasRoom(limit, beside) ? null : { code: 'limit.buckets', limit };
}
