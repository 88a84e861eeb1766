import type { RecurrenceRow } from '../../recurrence/recurrence.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

/** Only edits of goals change a series. */
export const recurrences: TableDefinition<RecurrenceRow> = {
  ...madeByServer,
  device: { since: 3, isReadFirst: true },
};
