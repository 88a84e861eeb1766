import type { Fields } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { onDevice } from '../tables/all-tables.ts';

/** The fields of the request that re-creates a record that the server does not know any more. */
export function fieldsToRecreate(table: TableName, seen: Fields): Fields {
  const names = onDevice(table).upload?.recreatedFields ?? [];
  const fields = names.filter((name) => seen[name] != null).map((name) => [name, seen[name]]);
  // A series that the server has not heard of can still begin; one that it knows no more cannot go on.
  const repeat = seen['recurrence'];
  const begins = typeof repeat === 'object' && repeat !== null && 'rule' in repeat;
  return Object.fromEntries([...fields, ...(begins ? [['recurrence', repeat]] : [])]);
}
