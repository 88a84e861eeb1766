import type { Fields } from '@cairn/core/sync/record';

/**
 * The fields of the request that re-creates a record after the server has forgotten it.
 *
 * @param names the fields that such a request may hold
 */
export function fieldsToRecreate(names: readonly string[], seen: Fields): Fields {
  const fields = names.filter((name) => seen[name] != null).map((name) => [name, seen[name]]);
  // A series that the server has not heard of can still begin; one that it knows no more cannot go on.
  const repeat = seen['recurrence'];
  const begins = typeof repeat === 'object' && repeat !== null && 'rule' in repeat;
  return Object.fromEntries([...fields, ...(begins ? [['recurrence', repeat]] : [])]);
}
