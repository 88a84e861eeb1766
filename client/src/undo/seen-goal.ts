import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { type GoalView, goalViewOf } from '../replica/goal-view.ts';

/** A goal as a record of then shows it, its parent under the name that it has now. */
export function seenGoal({ replica }: Cairn, record: SyncRecord): GoalView {
  const parent = seenFields(record)['parent'];
  return goalViewOf(
    record,
    typeof parent === 'string' ? replica.keyOf(parent) : null,
    { all: 0, done: 0 },
    0,
  );
}
