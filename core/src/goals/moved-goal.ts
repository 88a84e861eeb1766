import { holdsDate, type Life, periodOf } from '../time/periods.ts';
import type { GoalFields } from './goal.ts';
import { placeFields } from './merge-units.ts';
import type { Schedule } from './schedule.ts';

/** A goal's whole place, which travels as one. */
export type GoalPlaceFields = Pick<GoalFields, (typeof placeFields)[number]>;

/** The whole place of a goal as it is. */
export function placeFieldsOf(goal: GoalFields): GoalPlaceFields {
  return Object.fromEntries(placeFields.map((field) => [field, goal[field]])) as unknown as GoalPlaceFields;
}

/** Whether two goals stand in the same period of the same column. */
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

/**
 * A goal's place after a move into a period: the due date stays as it is when the period is the same, the parent always stays.
 */
export function placeInPeriod(goal: GoalFields, to: Schedule, horizonSequenceNo: number): GoalPlaceFields {
  const place = placeFieldsOf(goal);
  return sharePeriod(goal, to) ? { ...place, horizonSequenceNo } : { ...place, ...to, horizonSequenceNo };
}

/**
 * A goal's place below a parent: its list, or its column and date, are cleared where they equal the parent's.
 */
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

/** A goal's place on a list of a board. It stays in its period and below its parent: it may stand in both. */
export function placeOnList(goal: GoalFields, list: string, bucketSequenceNo: number): GoalPlaceFields {
  return { ...placeFieldsOf(goal), bucketId: list, bucketSequenceNo };
}

/**
 * A goal's place without a parent: what it lacks, it inherits from the nearest goal above that has it.
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
 * A goal's place in another space: on no list and below nothing, since these stay; it keeps its period, or gets that of the nearest goal above it that has one.
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
