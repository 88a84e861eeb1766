import type { EventRow } from '@cairn/core/events/event';
import { holdsDate } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { changedFields, periodAt, type PlannedPlace } from '../goals/event-parts.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { currentNames } from '../goals/period-words.ts';
import { namedPeriod, type Planning } from '../goals/planning.ts';

/** The words around the target's name: `moved` … `to Week 47`. */
export interface Deed {
  readonly before: string;
  readonly after: string;
}

/** @param nameOf returns the name of the other person */
export function deedWords(event: EventRow, planning: Planning, nameOf: (userId: string) => string): Deed {
  const { type, userId, otherUserId } = event;
  const person = otherUserId === null ? '' : bidiIsolated(nameOf(otherUserId));
  switch (type) {
    case 'GOAL_CREATED':
      return deed(
        person === '' || otherUserId === userId ? m.deed_created() : m.deed_created_for({ person }),
      );
    case 'BOARD_CREATED':
    case 'BUCKET_CREATED':
      return deed(m.deed_created());
    case 'GOAL_DELETED':
    case 'BOARD_DELETED':
    case 'BUCKET_DELETED':
      return deed(m.deed_deleted());
    case 'GOAL_DONE':
      return deed(m.deed_done(), inPeriod(event, planning), givenTo(person));
    case 'GOAL_RESCHEDULED':
      return movedDeed(event, planning, givenTo(person));
    case 'GOAL_ASSIGNED':
      return deed(person === '' ? m.deed_changed() : m.deed_assigned({ person }));
    case 'COMMENT_CREATED':
      return deed(m.deed_commented());
    case 'COMMENT_MODIFIED':
      return deed(m.deed_comment_changed());
    case 'COMMENT_DELETED':
      return deed(m.deed_comment_deleted());
    case 'MENTION_CREATED':
      return deed(m.deed_mentioned({ person }));
    case 'MEMBERSHIP_CREATED':
      return deed(m.deed_joined());
    case 'MEMBERSHIP_DELETED':
      return deed(otherUserId === userId ? m.deed_left() : m.deed_removed({ person }));
    case 'SPACE_CREATED':
    case 'SPACE_CREATED_BY_CLONING':
      return deed(m.deed_space_created());
    // Members of the copy see its first event there. Other people only learn that their space was copied.
    case 'SPACE_USED_FOR_CLONING':
      return deed(m.deed_space_copied());
    default:
      return deed(changedWords(event, planning.locale));
  }
}

const deed = (before: string, ...after: readonly string[]): Deed => ({
  before,
  after: after.filter(Boolean).join(' '),
});

/** Offline edits arrive as one event, so a move may include an assignment. */
const givenTo = (person: string) => (person === '' ? '' : m.deed_and_assigned({ person }));

function movedDeed(event: EventRow, planning: Planning, given: string): Deed {
  // Moved automatically from the day before.
  if (event.changes?.['automatic']) return deed(m.deed_moved_on(), inPeriod(event, planning));
  const period = periodAt(placeOf(event), planning);
  if (period !== null)
    return deed(m.deed_moved(), m.deed_to({ period: namedPeriod(period, planning).title }), given);
  const { columnId, dueDate } = event.changes ?? {};
  const isTakenOff = columnId?.[1] === null || dueDate?.[1] === null;
  return deed(isTakenOff ? m.deed_date_removed() : m.deed_moved(), given);
}

/** The period at the time of the event, by its current name: `(This week)`. Empty if unknown. */
function inPeriod(event: EventRow, planning: Planning): string {
  const period = periodAt(placeOf(event), planning);
  if (period === null) return '';
  const isNow = holdsDate(period, planning.today);
  return m.deed_in({
    period: isNow ? currentNames[period.columnId]() : namedPeriod(period, planning).title,
  });
}

/** In older events, the place is known only if column and date both changed. */
function placeOf({ columnId, dueDate, changes }: EventRow): PlannedPlace {
  if (columnId !== null) return { columnId, dueDate };
  const { columnId: toColumn, dueDate: toDate } = changes ?? {};
  return {
    columnId: (toColumn?.[1] ?? null) as number | null,
    dueDate: (toDate?.[1] ?? null) as string | null,
  };
}

function changedWords({ changes, goalName }: EventRow, locale: string): string {
  if (changes === null) return m.deed_changed();
  if (changes['doneDate']) return m.deed_reopened();
  const fields = Object.keys(changes);
  const { name, assignee } = changes;
  if (fields.length === 1 && assignee?.[1] === null) return m.deed_unassigned();
  // The former name is shown only if the goal still has the new name.
  if (fields.length === 1 && name?.[0] && name[1] === goalName)
    return m.deed_renamed({ before: bidiIsolated(String(name[0])) });
  const field = changedFields(changes, locale);
  return field === m.history_field_other() ? m.deed_changed() : m.deed_changed_field({ field });
}

export function thingOf({ goalName, bucketName, boardName, spaceName, type }: EventRow): string {
  if (type.startsWith('BUCKET')) return bucketName ?? '';
  if (type.startsWith('BOARD')) return boardName ?? '';
  if (type.startsWith('SPACE') || type.startsWith('MEMBERSHIP')) return spaceName ?? '';
  return goalName ?? '';
}
