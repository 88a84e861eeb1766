import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn.ts';
import { othersDeletedWith } from '../goals/delete-several.ts';
import { deletionOf, treeRefs } from '../goals/deletion.ts';
import { isSaidTheSame } from './former-fields.ts';
import type { Reversing } from './reversing.ts';
import { seenGoal } from './seen-goal.ts';
import type { RecordChange } from './step.ts';

/** A change that made something appear. */
export interface Appeared extends RecordChange {
  readonly after: SyncRecord;
}

/**
 * What takes goals away again that appeared: a deletion like any other.
 *
 * A goal that somebody has written into since, or put something below, stays.
 */
export function takenAway(cairn: Cairn, appeared: readonly Appeared[]): Reversing {
  const { replica } = cairn;
  const there = appeared.filter(({ ref }) => replica.goal(ref.key) !== undefined);
  const changes = new Map(there.map((change) => [replica.keyOf(change.ref.key), change]));
  const asLeft = new Set([...changes].flatMap(([key, change]) => (isAsLeft(cairn, change) ? [key] : [])));
  const decisions = [...changes].flatMap(([key, { before }]) => {
    const parent = replica.goal(key)?.parent ?? null;
    const goesWithAnother =
      (parent !== null && changes.has(parent)) || (before?.deletedWith ?? null) !== null;
    if (goesWithAnother || !treeRefs(cairn, [key]).every((ref) => asLeft.has(ref.key))) return [];
    return [deletionOf(cairn, key, othersDeletedWith(cairn, key, before?.deletion?.mode ?? 'ONLY_THIS'))];
  });
  const taken = new Set(decisions.flatMap(({ refs }) => refs.map(({ key }) => key)));
  return { decisions, isBlocked: [...changes.keys()].some((key) => !taken.has(key)) };
}

function isAsLeft(cairn: Cairn, { ref, after }: Appeared): boolean {
  const now = cairn.replica.goal(ref.key);
  if (!now) return false;
  const left = seenGoal(cairn, after);
  return isSaidTheSame(left, now) && isSame(left.richThoughts, now.richThoughts);
}
