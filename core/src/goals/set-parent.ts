import type { GoalEdit, GoalFields } from './goal.ts';
import { sharePeriod } from './moved-goal.ts';

/**
 * An edit that puts a goal below another one, with what goes along: its list, and its column and date, are cleared where
 * they equal the parent's (spec core §4 "Subgoals"). What the edit says of them itself stands.
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
