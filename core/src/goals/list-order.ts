import type { GoalFields, GoalRow } from './goal.ts';
import type { Schedule } from './schedule.ts';

/** The number that orders a goal in one kind of list. */
export type SequenceField = 'sequenceNo' | 'horizonSequenceNo' | 'bucketSequenceNo' | 'subgoalSequenceNo';

/** The lists a goal may stand in: a period of a column, a board's list, below a parent, or none of them. */
export type ListKind = 'column' | 'bucket' | 'parent' | 'none';

/** The number that orders a list of that kind. */
export const sequenceFields = {
  column: 'horizonSequenceNo',
  bucket: 'bucketSequenceNo',
  parent: 'subgoalSequenceNo',
  none: 'sequenceNo',
} as const satisfies Record<ListKind, SequenceField>;

/** Whether a field of a goal is one of its four numbers. */
export function isSequenceField(field: string): field is SequenceField {
  return Object.values<string>(sequenceFields).includes(field);
}

/** Which number applies where the list is not known: list, then parent, then column, then the plain one. */
export function sequenceFieldOf(goal: Pick<GoalFields, 'bucketId' | 'parent' | 'columnId'>): SequenceField {
  if (goal.bucketId !== null) return 'bucketSequenceNo';
  if (goal.parent !== null) return 'subgoalSequenceNo';
  return goal.columnId !== null ? 'horizonSequenceNo' : 'sequenceNo';
}

/** What has a place in a list. */
export type Ordered<Field extends SequenceField> = Pick<GoalRow, Field | 'createdDatetime'> & {
  readonly id: string | null;
  readonly key?: string;
};

/** Compares two goals of one list: by number, ties by creation, then id, so that devices agree (docs/product.md 5.33). */
export function compareInList<Field extends SequenceField>(field: Field) {
  return (one: Ordered<Field>, other: Ordered<Field>): number =>
    one[field] - other[field] ||
    compareText(one.createdDatetime, other.createdDatetime) ||
    compareText(one.id ?? one.key ?? '', other.id ?? other.key ?? '');
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Where a goal is moved to: a period of a column, below another goal, or on a list of a board. */
export type MoveTarget = Schedule | { readonly parent: string } | { readonly bucket: string };

/** The number that a move into this kind of target sets. */
export function sequenceFieldOfTarget(target: MoveTarget): SequenceField {
  if ('parent' in target) return 'subgoalSequenceNo';
  return 'bucket' in target ? 'bucketSequenceNo' : 'horizonSequenceNo';
}
