import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { Fields } from '@cairn/core/sync/record';

const goalFieldNames = ['space', ...Object.keys(untouchedGoal)];

/** The fields that make the same goal anew, for one that the server does not know any more. */
export function fieldsToRecreate(seen: Fields): Fields {
  const fields = goalFieldNames.filter((name) => seen[name] != null).map((name) => [name, seen[name]]);
  // A series that the server has not heard of can still begin; one that it knows no more cannot go on.
  const repeat = seen['recurrence'];
  const begins = typeof repeat === 'object' && repeat !== null && 'rule' in repeat;
  return Object.fromEntries([...fields, ...(begins ? [['recurrence', repeat]] : [])]);
}
