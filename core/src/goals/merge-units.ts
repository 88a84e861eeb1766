import type { GoalFields } from './goal.ts';

/** A goal's place. These fields are sent together, so that a move is never applied by half. */
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

/** Returns `place`, `times`, or the field itself. */
export function mergeUnitOf(field: string): string {
  return unitsByField.get(field) ?? field;
}

/** Returns the merge units of an edit, without duplicates. */
export function unitsOf(edit: object): readonly string[] {
  return [...new Set(Object.keys(edit).map(mergeUnitOf))];
}
