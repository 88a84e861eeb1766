import type { RecurrenceRow } from './recurrence.ts';
import { unseen } from './series-effect.ts';

/** Omits fields that every write changes. */
export function changedFields(before: RecurrenceRow, after: RecurrenceRow): Partial<RecurrenceRow> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !unseen.has(field) && before[field as keyof RecurrenceRow] !== value,
    ),
  ) as Partial<RecurrenceRow>;
}
