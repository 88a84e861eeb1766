import type { SyncRecord } from '@cairn/core/sync/record';
import { type GoalView, goalViewOf } from './goal-view.ts';

const noSubgoals = { all: 0, done: 0 };
const nowhere = { parent: null, bucketId: null };

/** Views of unedited occurrences, each the same object until its record changes. */
export class UntouchedViews {
  readonly #views = new WeakMap<SyncRecord<'goals'>, GoalView>();

  readonly of = (record: SyncRecord<'goals'>): GoalView => {
    let view = this.#views.get(record);
    if (!view) this.#views.set(record, (view = goalViewOf(record, nowhere, noSubgoals, 0)));
    return view;
  };
}
