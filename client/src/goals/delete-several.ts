import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import type { Cairn } from '../cairn/cairn.ts';
import { deletionScope } from './deletion-scope.ts';
import { sentBefore } from './sent-before.ts';
import { otherOpenGoals, seriesGoalOf } from './series-goal.ts';
import { type Deletion, deleteGoal } from './delete-goal.ts';
import type { DeletedOthers } from './deletion.ts';

/** Returns undefined for a single occurrence, or a goal that does not repeat. */
export function othersDeletedWith(cairn: Cairn, key: string, mode: EditScope): DeletedOthers | undefined {
  const repeating = mode === 'ONLY_THIS' ? null : seriesGoalOf(cairn, key);
  if (!repeating) return undefined;
  const sooner = sentBefore(cairn, repeating.series.id, key);
  const scope = deletionScope(cairn, repeating, mode);
  const others = otherOpenGoals(cairn, repeating.series, scope.from, key);
  return { sooner, scope, keys: others.map((other) => other.key) };
}

/** Done occurrences stay. */
export function deleteSeveral(cairn: Cairn, keyOrId: string, mode: EditScope): Deletion {
  const key = cairn.replica.keyOf(keyOrId);
  return deleteGoal(cairn, key, othersDeletedWith(cairn, key, mode));
}
