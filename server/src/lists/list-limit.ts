import { hasRoom } from '@cairn/core/plans/limits';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';

/** @param beside how many other lists the board has */
export function listsLimitRefusal({ level }: Person, beside: number): Refusal | null {
  const limit = level.bucketsLimit;
  return limit === null || hasRoom(limit, beside) ? null : { code: 'limit.buckets', limit };
}
