import type { RecurrenceRow } from '../../recurrence/recurrence.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** The series of goals that repeat. Only edits of goals change them. */
export const recurrences: TableDefinition<RecurrenceRow> = {
  ...madeByServer,
  device: { since: 3, isReadFirst: true },
};
