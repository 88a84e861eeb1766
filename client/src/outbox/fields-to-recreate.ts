import { boardFieldNames, bucketFieldNames } from '@cairn/core/boards/board';
import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { Fields } from '@cairn/core/sync/record';

/** The fields that make a thing, by its table. */
const fieldNames: Readonly<Record<string, readonly string[]>> = {
  goals: ['space', ...Object.keys(untouchedGoal)],
  boards: ['space', ...boardFieldNames],
  buckets: bucketFieldNames,
};

/** The fields that make the same thing anew, for one that the server does not know any more. */
export function fieldsToRecreate(table: string, seen: Fields): Fields {
  const names = fieldNames[table] ?? [];
  const fields = names.filter((name) => seen[name] != null).map((name) => [name, seen[name]]);
  // A series that the server has not heard of can still begin; one that it knows no more cannot go on.
  const repeat = seen['recurrence'];
  const begins = typeof repeat === 'object' && repeat !== null && 'rule' in repeat;
  return Object.fromEntries([...fields, ...(begins ? [['recurrence', repeat]] : [])]);
}
