import type { GoalFields, GoalRow } from './goal.ts';
import type { Schedule } from './schedule.ts';

export type SequenceField = 'sequenceNo' | 'horizonSequenceNo' | 'bucketSequenceNo' | 'subgoalSequenceNo';

export type ListKind = 'column' | 'bucket' | 'parent' | 'none';

export const sequenceFields = {
  column: 'horizonSequenceNo',
  bucket: 'bucketSequenceNo',
  parent: 'subgoalSequenceNo',
  none: 'sequenceNo',
} as const satisfies Record<ListKind, SequenceField>;

export function isSequenceField(field: string): field is SequenceField {
  return Object.values<string>(sequenceFields).includes(field);
}

/** Returns the order field of a goal whose shown list is unknown. */
export function sequenceFieldOf(goal: Pick<GoalFields, 'bucketId' | 'parent' | 'columnId'>): SequenceField {
  if (goal.bucketId !== null) return 'bucketSequenceNo';
  if (goal.parent !== null) return 'subgoalSequenceNo';
  return goal.columnId !== null ? 'horizonSequenceNo' : 'sequenceNo';
}

export type Ordered<Field extends SequenceField> = Pick<GoalRow, Field | 'createdDatetime'> & {
  readonly id: string | null;
  readonly key?: string;
};

/** Equal numbers are ordered by creation, then id, so that all devices agree (docs/product.md, "Order"). */
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

export type MoveTarget = Schedule | { readonly parent: string } | { readonly list: string };

export function sequenceFieldOfTarget(target: MoveTarget): SequenceField {
  if ('parent' in target) return 'subgoalSequenceNo';
  return 'list' in target ? 'bucketSequenceNo' : 'horizonSequenceNo';
}
