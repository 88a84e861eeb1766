import type { EventRow } from '@cairn/core/events/event';
import { holdsDate } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { changedFields, periodAt, type Place } from '../goals/event-parts.ts';
import { isolated } from '../goals/isolated.ts';
import { currentNames } from '../goals/period-words.ts';
import { namedPeriod, type Planning } from '../goals/planning.ts';

/** What somebody did, around the name of what they did it to: `moved` … `to Week 47`. */
export interface Deed {
  readonly before: string;
  readonly after: string;
}

/**
 * What somebody did, in words that stand before and after the name of what they did it to.
 *
 * @param nameOf what the person is called to whom it was done
 */
export function deedWords(event: EventRow, planning: Planning, nameOf: (userId: string) => string): Deed {
  const { type, userId, otherUserId } = event;
  const person = otherUserId === null ? '' : isolated(nameOf(otherUserId));
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
    case 'SPACE_CREATED':
    case 'SPACE_CREATED_BY_CLONING':
      return deed(m.deed_space_created());
    // Who may see the copy sees its own beginning there; the others only learn that theirs was copied.
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

/** The same edit can move a goal and give it to somebody, since edits made with no network arrive as one. */
const givenTo = (person: string) => (person === '' ? '' : m.deed_and_assigned({ person }));

function movedDeed(event: EventRow, planning: Planning, given: string): Deed {
  // Nobody's hand moved what was left over from the day before.
  if (event.changes?.['automatic']) return deed(m.deed_moved_on(), inPeriod(event, planning));
  const period = periodAt(placeOf(event), planning);
  if (period !== null)
    return deed(m.deed_moved(), m.deed_to({ period: namedPeriod(period, planning).title }), given);
  const { columnId, dueDate } = event.changes ?? {};
  const isTakenOff = columnId?.[1] === null || dueDate?.[1] === null;
  return deed(isTakenOff ? m.deed_date_removed() : m.deed_moved(), given);
}

/** The period that the goal stood in then, as it is called now: `(This week)`; nothing where that is not known. */
function inPeriod(event: EventRow, planning: Planning): string {
  const period = periodAt(placeOf(event), planning);
  if (period === null) return '';
  const isNow = holdsDate(period, planning.today);
  return m.deed_in({
    period: isNow ? currentNames[period.columnId]() : namedPeriod(period, planning).title,
  });
}

/** Events from before there was a place in them say it where both halves of it changed. */
function placeOf({ columnId, dueDate, changes }: EventRow): Place {
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
  // What it was called then is told only where it is still called what it became.
  if (fields.length === 1 && name?.[0] && name[1] === goalName)
    return m.deed_renamed({ before: isolated(String(name[0])) });
  const field = changedFields(changes, locale);
  return field === m.history_field_other() ? m.deed_changed() : m.deed_changed_field({ field });
}

/** What an event is about: a goal, a board, a list, or the space. */
export function thingOf({ goalName, bucketName, boardName, spaceName, type }: EventRow): string {
  if (type.startsWith('BUCKET')) return bucketName ?? '';
  if (type.startsWith('BOARD')) return boardName ?? '';
  if (type.startsWith('SPACE') || type === 'MEMBERSHIP_CREATED') return spaceName ?? '';
  return goalName ?? '';
}
