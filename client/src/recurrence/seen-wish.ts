import type { RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { Cairn } from '../cairn/cairn.ts';
import { beginTypedOf } from '../replica/series-holders.ts';
import { refOf } from '../store/account-store.ts';

/** Returns how a goal repeats, including unsent changes; null if it does not repeat. */
export function seenWish({ replica }: Cairn, key: string): RecurrenceWish | null {
  const goal = replica.goal(key);
  if (!goal?.recurrence) return null;
  const { id, originalDate } = goal.recurrence;
  const begun = beginTypedOf(replica.record(refOf('goals', goal.key)));
  const wish = begun ?? replica.occurrences.series(id, originalDate);
  return wish ? { rule: wish.rule, anchor: wish.anchor, dateTo: wish.dateTo } : null;
}
