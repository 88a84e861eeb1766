import { type GoalRow, isDone } from '@cairn/core/goals/goal';
import type { Person } from '../accounts/person.ts';
import { newId } from '../ids.ts';
import type { GoalEvent } from './goal-rows.ts';

/** Fields whose change is history; order numbers and the sync's own are not. */
const toldFields = [
  'name',
  'parent',
  'columnId',
  'dueDate',
  'doneDate',
  'datetimeFr',
  'datetimeTo',
  'bucketId',
  'type',
  'assignee',
  'color',
  'tags',
  'public',
  'space',
  'recurrence',
] as const satisfies readonly (keyof GoalRow)[];

/** The event of a goal's creation. */
export function creationEvent(person: Person, now: number): GoalEvent {
  return { id: newId(now), type: 'GOAL_CREATED', personId: person.id, changes: null };
}

/** The event of a goal's deletion. */
export function deletionEvent(person: Person, now: number): GoalEvent {
  return { id: newId(now), type: 'GOAL_DELETED', personId: person.id, changes: null };
}

/** The event of a goal's edit, named after the most telling change; null when nothing of it is history. */
export function editEvent(before: GoalRow, after: GoalRow, person: Person, now: number): GoalEvent | null {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const field of toldFields) {
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      changes[field] = [before[field], after[field]];
  }
  // What a note said is not repeated in the history, only that it was changed.
  if (before.notesRev !== after.notesRev) changes['richThoughts'] = [before.notesRev, after.notesRev];
  if (Object.keys(changes).length === 0) return null;
  return { id: newId(now), type: typeOf(before, after, changes), personId: person.id, changes };
}

function typeOf(before: GoalRow, after: GoalRow, changes: Readonly<Record<string, unknown>>): string {
  if (isDone(after) && !isDone(before)) return 'GOAL_DONE';
  if ('columnId' in changes || 'dueDate' in changes) return 'GOAL_RESCHEDULED';
  if ('assignee' in changes && after.assignee !== null) return 'GOAL_ASSIGNED';
  return 'GOAL_MODIFIED';
}
