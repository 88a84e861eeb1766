import type { RecurrenceRow } from '../../recurrence/recurrence.ts';
import { isAlwaysWork, type TableDefinition } from './table-definition.ts';

/** The series of goals that repeat. Only edits of goals change them. */
export const recurrences: TableDefinition<RecurrenceRow> = {
  onUnknown: 'park',
  recreatedFields: [],
  locationFields: [],
  isWork: isAlwaysWork,
  idPrefix: null,
  above: [],
  life: 'none',
  device: { since: 3, isReadFirst: true },
};
