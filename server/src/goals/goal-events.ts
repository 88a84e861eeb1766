import type { FieldChanges } from '@cairn/core/events/event';
import { changesBetween, goalEventType } from '@cairn/core/events/goal-event-type';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { Person } from '../context/person.ts';
import { newId } from '../base/ids.ts';
import type { GoalEvent } from './goal-write-rows.ts';

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

/** The event of a goal's creation, which is done to whoever it is given to. */
export function creationEvent({ assignee }: GoalRow, person: Person, now: number): GoalEvent {
  return { id: newId(now), type: 'GOAL_CREATED', personId: person.id, otherCode: assignee, changes: null };
}

/** The event of a goal's deletion. */
export function deletionEvent(person: Person, now: number): GoalEvent {
  return { id: newId(now), type: 'GOAL_DELETED', personId: person.id, changes: null };
}

/** The event of a goal's edit, named after the most telling change; null when nothing of it is history. */
export function editEvent(before: GoalRow, after: GoalRow, person: Person, now: number): GoalEvent | null {
  // What a note said is not repeated in the history, only that it was changed.
  const notes: FieldChanges =
    before.notesRev === after.notesRev ? {} : { richThoughts: [before.notesRev, after.notesRev] };
  const changes = { ...changesBetween(before, after, toldFields), ...notes };
  if (Object.keys(changes).length === 0) return null;
  const type = goalEventType(changes);
  const otherCode = 'assignee' in changes ? after.assignee : null;
  return { id: newId(now), type, personId: person.id, otherCode, changes };
}
