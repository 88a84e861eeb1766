import type { GoalEdit, GoalFields } from './goal.ts';
import { placeDetached, sharePeriod } from './moved-goal.ts';

/**
 * Clears a list or period equal to the parent's, unless the edit sets it.
 *
 * @param parent the new parent; null if the edit names none
 */
export function withParentSet(
  goal: Pick<GoalFields, 'parent' | 'columnId' | 'dueDate' | 'bucketId'>,
  edit: GoalEdit,
  parent: (Pick<GoalFields, 'columnId' | 'dueDate' | 'bucketId'> & { readonly id: string }) | null,
): GoalEdit {
  if (parent === null || edit.parent === undefined || parent.id === goal.parent) return edit;
  const saysPeriod = edit.columnId !== undefined || edit.dueDate !== undefined;
  const leavesPeriod = !saysPeriod && sharePeriod(goal, parent);
  const leavesList =
    edit.bucketId === undefined && goal.bucketId !== null && goal.bucketId === parent.bucketId;
  return {
    ...edit,
    ...(leavesPeriod ? { columnId: null, dueDate: null } : {}),
    ...(leavesList ? { bucketId: null } : {}),
  };
}

/**
 * Takes a missing period or list from the nearest ancestor that has one, unless the edit sets it.
 *
 * @param ancestors nearest first
 */
export function withParentCleared(
  goal: GoalFields,
  edit: GoalEdit,
  ancestors: readonly Pick<GoalFields, 'columnId' | 'dueDate' | 'bucketId'>[],
): GoalEdit {
  if (edit.parent !== null || goal.parent === null) return edit;
  const { columnId, dueDate, bucketId } = placeDetached(goal, ancestors);
  const saysPeriod = edit.columnId !== undefined || edit.dueDate !== undefined;
  return {
    ...edit,
    ...(saysPeriod || goal.columnId !== null || columnId === null ? {} : { columnId, dueDate }),
    ...(edit.bucketId !== undefined || bucketId === goal.bucketId ? {} : { bucketId }),
  };
}
