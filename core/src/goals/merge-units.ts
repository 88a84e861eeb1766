import type { GoalFields } from './goal.ts';

/** Sent together, so that a move is never applied in part. */
export const placeFields = [
  'space',
  'columnId',
  'dueDate',
  'bucketId',
  'parent',
  'sequenceNo',
  'horizonSequenceNo',
  'bucketSequenceNo',
  'subgoalSequenceNo',
] as const satisfies readonly (keyof GoalFields)[];

export const timeFields = ['datetimeFr', 'datetimeTo'] as const satisfies readonly (keyof GoalFields)[];

const unitsByField: ReadonlyMap<string, string> = new Map<string, string>([
  ...placeFields.map((field) => [field, 'place'] as const),
  ...timeFields.map((field) => [field, 'times'] as const),
]);

/** Fields of one merge unit conflict together. Returns `place`, `times`, or the field itself. */
export function mergeUnitOf(field: string): string {
  return unitsByField.get(field) ?? field;
}

export function unitsOf(edit: object): readonly string[] {
  return [...new Set(Object.keys(edit).map(mergeUnitOf))];
}
