import { hasRoom } from '@cairn/core/plans/limits';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';

/** Returns why another list exceeds the plan, or null (docs/product.md, "Limits of the free plan"). */
export function bucketsLimitRefusal({ level }: Person, beside: number): Refusal | null {
  const limit = level.bucketsLimit;
  return limit === null || hasRoom(limit, beside) ? null : { code: 'limit.buckets', limit };
}
