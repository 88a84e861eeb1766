import type { EventType, FieldChanges } from './event.ts';
import { isSame } from '../same.ts';

export function goalEventType(changes: FieldChanges): EventType {
  const isSet = (field: string) => field in changes && changes[field]?.[1] !== null;
  if (isSet('doneDate') && changes['doneDate']?.[0] === null) return 'GOAL_DONE';
  if ('columnId' in changes || 'dueDate' in changes) return 'GOAL_RESCHEDULED';
  return isSet('assignee') ? 'GOAL_ASSIGNED' : 'GOAL_MODIFIED';
}

/** Compares values as JSON. */
export function changesBetween<Field extends string>(
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): FieldChanges {
  return Object.fromEntries(
    fields
      .filter((field) => !isSame(before[field], after[field]))
      .map((field) => [field, [before[field], after[field]] as const]),
  );
}
