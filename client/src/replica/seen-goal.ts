import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { type GoalView, goalViewOf } from './goal-view.ts';
import type { ReplicaHolder } from './replica-holder.ts';

/** Returns the goal from an older state of its record, with the current keys of parent and list. */
export function seenGoal({ replica }: ReplicaHolder, record: SyncRecord<'goals'>): GoalView {
  const { parent, bucketId } = seenFields(record);
  const keyOf = (name: string | null | undefined) => (name == null ? null : replica.keyOf(name));
  const above = { parent: keyOf(parent), bucketId: keyOf(bucketId) };
  return goalViewOf(record, above, { all: 0, done: 0 }, 0, replica.isViewed);
}
