import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { Fields } from '@cairn/core/sync/record';

const goalFieldNames = ['space', ...Object.keys(untouchedGoal)];

/** The fields that make the same goal anew, for one that the server does not know any more. */
export function fieldsToRecreate(seen: Fields): Fields {
  return Object.fromEntries(
    goalFieldNames.filter((name) => seen[name] != null).map((name) => [name, seen[name]]),
  );
}
