import type { Fields } from '@cairn/core/sync/record';

export function fieldsToRecreate(names: readonly string[], seen: Fields): Fields {
  const fields = names.filter((name) => seen[name] != null).map((name) => [name, seen[name]]);
  // A series that the server has lost cannot continue, but a new one can begin.
  const repeat = seen['recurrence'];
  const begins = typeof repeat === 'object' && repeat !== null && 'rule' in repeat;
  return Object.fromEntries([...fields, ...(begins ? [['recurrence', repeat]] : [])]);
}
