import type { FieldChanges } from '@cairn/core/events/event';
import { changesBetween, goalEventType } from '@cairn/core/events/goal-event-type';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { Person } from '../context/person.ts';
import { newId } from '../base/ids.ts';
import type { GoalEvent } from './goal-write-rows.ts';

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
  'durationMinutes',
  'tags',
  'public',
  'space',
  'recurrence',
] as const satisfies readonly (keyof GoalRow)[];

export function creationEvent({ assignee }: GoalRow, person: Person, now: number): GoalEvent {
  return { id: newId(now), type: 'GOAL_CREATED', personId: person.id, otherCode: assignee, changes: null };
}

export function deletionEvent(person: Person, now: number): GoalEvent {
  return { id: newId(now), type: 'GOAL_DELETED', personId: person.id, changes: null };
}

/** Returns an event named after the most important change; null if there is nothing to record. */
export function editEvent(before: GoalRow, after: GoalRow, person: Person, now: number): GoalEvent | null {
  // The history records the note's revisions, not its text.
  const notes: FieldChanges =
    before.notesRev === after.notesRev ? {} : { richThoughts: [before.notesRev, after.notesRev] };
  const changes = { ...changesBetween(before, after, toldFields), ...notes };
  if (Object.keys(changes).length === 0) return null;
  const type = goalEventType(changes);
  const otherCode = 'assignee' in changes ? after.assignee : null;
  return { id: newId(now), type, personId: person.id, otherCode, changes };
}
