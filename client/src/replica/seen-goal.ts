import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { type GoalView, goalViewOf } from './goal-view.ts';
import type { Replica } from './replica.ts';

/** A goal as a record of then shows it, what it is below of under the names that they have now. */
export function seenGoal({ replica }: { readonly replica: Replica }, record: SyncRecord<'goals'>): GoalView {
  const { parent, bucketId } = seenFields(record);
  const keyOf = (name: string | null | undefined) => (name == null ? null : replica.keyOf(name));
  const above = { parent: keyOf(parent), bucketId: keyOf(bucketId) };
  return goalViewOf(record, above, { all: 0, done: 0 }, 0);
}
