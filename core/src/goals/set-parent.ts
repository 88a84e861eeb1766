import type { GoalEdit, GoalFields } from './goal.ts';
import { placeDetached, sharePeriod } from './moved-goal.ts';

/**
 * An edit that puts a goal below another one, with what goes along: its list, and its column and date, are cleared where
 * they equal the parent's. What the edit says of them itself stands.
 *
 * @param parent the new one; null where the edit names none
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
 * An edit that takes a goal from below its parent, with what goes along: the period and the list that it lacks, it inherits
 * from the nearest goal above that has them. What the edit says of them itself stands.
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
