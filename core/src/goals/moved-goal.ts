import { holdsDate, type Life, periodOf } from '../time/periods.ts';
import type { GoalFields } from './goal.ts';
import { placeFields } from './merge-units.ts';
import type { Schedule } from './schedule.ts';

export type GoalPlaceFields = Pick<GoalFields, (typeof placeFields)[number]>;

export function placeFieldsOf(goal: GoalFields): GoalPlaceFields {
  return Object.fromEntries(placeFields.map((field) => [field, goal[field]])) as unknown as GoalPlaceFields;
}

export function sharePeriod(
  one: Pick<GoalFields, 'columnId' | 'dueDate'>,
  other: Pick<GoalFields, 'columnId' | 'dueDate'>,
  life?: Life,
): boolean {
  if (
    one.columnId === null ||
    one.dueDate === null ||
    one.columnId !== other.columnId ||
    other.dueDate === null
  )
    return false;
  return holdsDate(periodOf(one.columnId, one.dueDate, life), other.dueDate);
}

/** Within its own period, the goal keeps its due date. */
export function placeInPeriod(goal: GoalFields, to: Schedule, horizonSequenceNo: number): GoalPlaceFields {
  const place = placeFieldsOf(goal);
  return sharePeriod(goal, to) ? { ...place, horizonSequenceNo } : { ...place, ...to, horizonSequenceNo };
}

/** A list or period equal to the parent's is cleared. */
export function placeBelow(
  goal: GoalFields,
  parent: Pick<GoalFields, 'columnId' | 'dueDate' | 'bucketId'> & { readonly key: string },
  subgoalSequenceNo: number,
): GoalPlaceFields {
  const place = placeFieldsOf(goal);
  return {
    ...place,
    ...(sharePeriod(goal, parent) ? { columnId: null, dueDate: null } : {}),
    bucketId: goal.bucketId === parent.bucketId ? null : goal.bucketId,
    parent: parent.key,
    subgoalSequenceNo,
  };
}

export function placeOnList(goal: GoalFields, list: string, bucketSequenceNo: number): GoalPlaceFields {
  return { ...placeFieldsOf(goal), bucketId: list, bucketSequenceNo };
}

/**
 * A missing period or list is taken from the nearest ancestor that has one.
 *
 * @param ancestors nearest first
 */
export function placeDetached(
  goal: GoalFields,
  ancestors: readonly Pick<GoalFields, 'columnId' | 'dueDate' | 'bucketId'>[],
): GoalPlaceFields {
  const place = placeFieldsOf(goal);
  const dated = goal.columnId === null ? ancestors.find((ancestor) => ancestor.columnId !== null) : undefined;
  const listed =
    goal.bucketId === null ? ancestors.find((ancestor) => ancestor.bucketId !== null) : undefined;
  return {
    ...place,
    parent: null,
    ...(dated ? { columnId: dated.columnId, dueDate: dated.dueDate } : {}),
    ...(listed ? { bucketId: listed.bucketId } : {}),
  };
}

/**
 * Clears list and parent. A missing period is taken from the nearest ancestor that has one.
 *
 * @param ancestors nearest first
 */
export function placeInSpace(
  goal: GoalFields,
  space: string,
  ancestors: readonly Pick<GoalFields, 'columnId' | 'dueDate' | 'bucketId'>[],
): GoalPlaceFields {
  return { ...placeDetached(goal, ancestors), space, bucketId: null };
}
