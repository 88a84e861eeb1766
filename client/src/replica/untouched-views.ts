import type { SyncRecord } from '@cairn/core/sync/record';
import { type GoalView, goalViewOf } from './goal-view.ts';

const noSubgoals = { all: 0, done: 0 };
const nowhere = { parent: null, bucketId: null };

/** Views of unedited occurrences, each the same object until its record changes. */
export class UntouchedViews {
  readonly #isViewed: (space: string) => boolean;
  readonly #views = new WeakMap<SyncRecord<'goals'>, GoalView>();

  constructor(isViewed: (space: string) => boolean) {
    this.#isViewed = isViewed;
  }

  readonly of = (record: SyncRecord<'goals'>): GoalView => {
    const known = this.#views.get(record);
    if (known && known.isViewed === this.#isViewed(known.space)) return known;
    const view = goalViewOf(record, nowhere, noSubgoals, 0, this.#isViewed);
    this.#views.set(record, view);
    return view;
  };
}
