import type { GoalFields } from './goal.ts';

/** The fields that say where a goal stands. They travel together, so that no half move exists. */
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

/** The start and the end of a goal's time; one without the other means nothing. */
export const timeFields = ['datetimeFr', 'datetimeTo'] as const satisfies readonly (keyof GoalFields)[];

const unitsByField: ReadonlyMap<string, string> = new Map<string, string>([
  ...placeFields.map((field) => [field, 'place'] as const),
  ...timeFields.map((field) => [field, 'times'] as const),
]);

/** What a field merges with: `place`, `times`, or itself. */
export function mergeUnitOf(field: string): string {
  return unitsByField.get(field) ?? field;
}

/** The units that an edit touches, each once. */
export function unitsOf(edit: object): readonly string[] {
  return [...new Set(Object.keys(edit).map(mergeUnitOf))];
}
