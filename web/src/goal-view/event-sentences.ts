import type { EventRow, FieldChanges } from '@cairn/core/events/event';
import { m } from '@cairn/words/messages';
import { changedFields, type PlannedPlace, placeTitle } from '../goals/event-parts.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import type { Planning } from '../goals/planning.ts';

/**
 * @param events newest first
 * @param now the goal's current place, from which earlier places are derived
 * @param nameOf returns the name of the actor or the other person
 */
export function eventSentences(
  events: readonly EventRow[],
  now: PlannedPlace,
  planning: Planning,
  nameOf: (userId: string, isActor: boolean) => string,
): readonly string[] {
  let after: PlannedPlace = now;
  return events.map((event) => {
    // A recorded place is more reliable than one derived from later events.
    if (event.columnId !== null) after = event;
    const before = placeBefore(after, event.changes ?? {});
    const sentence = sentenceOf(event, before, after, planning, nameOf);
    after = before;
    return sentence;
  });
}

function placeBefore(after: PlannedPlace, changes: FieldChanges): PlannedPlace {
  const { columnId, dueDate } = changes;
  return {
    columnId: columnId ? (columnId[0] as number | null) : after.columnId,
    dueDate: dueDate ? (dueDate[0] as string | null) : after.dueDate,
  };
}

function sentenceOf(
  { type, userId, otherUserId, changes }: EventRow,
  before: PlannedPlace,
  after: PlannedPlace,
  planning: Planning,
  nameOf: (userId: string, isActor: boolean) => string,
): string {
  const who = nameOf(userId, true);
  switch (type) {
    case 'GOAL_CREATED':
      return m.history_created({ who });
    case 'GOAL_DELETED':
      return m.history_deleted({ who });
    case 'GOAL_DONE':
      return withPerson(m.history_done({ who }), otherUserId, nameOf);
    case 'GOAL_RESCHEDULED':
      // Moved automatically from the day before.
      return changes?.['automatic']
        ? m.history_moved_on({ to: placeTitle(after, planning) ?? '' })
        : withPerson(
            movedSentence(who, placeTitle(before, planning), placeTitle(after, planning)),
            otherUserId,
            nameOf,
          );
    case 'GOAL_ASSIGNED':
      return otherUserId === null
        ? changedSentence(who, changes ?? {}, planning.locale)
        : m.history_assigned({ who, person: nameOf(otherUserId, false) });
    case 'COMMENT_CREATED':
      return m.history_commented({ who });
    case 'COMMENT_MODIFIED':
      return m.history_comment_changed({ who });
    case 'COMMENT_DELETED':
      return m.history_comment_deleted({ who });
    case 'MENTION_CREATED':
      return m.history_mentioned({ who, person: otherUserId === null ? '' : nameOf(otherUserId, false) });
    default:
      return changedSentence(who, changes ?? {}, planning.locale);
  }
}

function withPerson(
  sentence: string,
  otherUserId: string | null,
  nameOf: (userId: string, isActor: boolean) => string,
): string {
  if (otherUserId === null) return sentence;
  return `${sentence} ${m.deed_and_assigned({ person: nameOf(otherUserId, false) })}`;
}

function movedSentence(who: string, from: string | null, to: string | null): string {
  if (to === null) return m.history_date_removed({ who });
  return from === null ? m.history_dated({ who, to }) : m.history_moved({ who, from, to });
}

function changedSentence(who: string, changes: FieldChanges, locale: string): string {
  const fields = Object.keys(changes);
  if (changes['doneDate']) return m.history_reopened({ who });
  if (fields.length === 1 && changes['name'])
    return m.history_renamed({ who, name: bidiIsolated(String(changes['name'][1])) });
  return m.history_changed({ who, field: changedFields(changes, locale) });
}
