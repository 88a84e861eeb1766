import type { ReminderRow } from '../../notifications/reminders.ts';
import { madeByServer } from './made-by-server.ts';
import type { TableDefinition } from './table-definition.ts';

export const reminders: TableDefinition<ReminderRow> = {
  ...madeByServer,
  device: { since: 11, isReadFirst: false },
};
