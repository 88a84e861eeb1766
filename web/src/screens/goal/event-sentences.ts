import type { EventRow, FieldChanges } from '@cairn/core/events/event';
import { isColumnId } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { isolated } from '../../goals/isolated.ts';
import { namedPeriod, type Planning } from '../../goals/planning.ts';

/** Where a goal stands on the time axis. */
interface Place {
  readonly columnId: number | null;
  readonly dueDate: string | null;
}

/** The fields that have a name of their own; whatever else changed is told in general. */
const fieldNames: Readonly<Record<string, () => string>> = {
  name: m.history_field_name,
  richThoughts: m.history_field_note,
  color: m.history_field_color,
  parent: m.history_field_parent,
  datetimeFr: m.history_field_time,
  datetimeTo: m.history_field_time,
  tags: m.history_field_tags,
  assignee: m.history_field_assignee,
  bucketId: m.history_field_list,
  recurrence: m.history_field_repeat,
};

/**
 * A goal's history in words, one sentence for each event.
 *
 * @param events newest first
 * @param now where the goal stands after all of them: an event tells only what it changed
 * @param nameOf what a person is called who did it, or to whom it was done
 */
export function eventSentences(
  events: readonly EventRow[],
  now: Place,
  planning: Planning,
  nameOf: (userId: string, isActor: boolean) => string,
): readonly string[] {
  let after: Place = now;
  return events.map((event) => {
    const before = placeBefore(after, event.changes ?? {});
    const sentence = sentenceOf(event, before, after, planning, nameOf);
    after = before;
    return sentence;
  });
}

function placeBefore(after: Place, changes: FieldChanges): Place {
  const { columnId, dueDate } = changes;
  return {
    columnId: columnId ? (columnId[0] as number | null) : after.columnId,
    dueDate: dueDate ? (dueDate[0] as string | null) : after.dueDate,
  };
}

function sentenceOf(
  { type, userId, otherUserId, changes }: EventRow,
  before: Place,
  after: Place,
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
      return m.history_done({ who });
    case 'GOAL_RESCHEDULED':
      // Nobody's hand moved what was left over from the day before.
      return changes?.['automatic']
        ? m.history_moved_on({ to: periodTitle(after, planning) ?? '' })
        : movedSentence(who, periodTitle(before, planning), periodTitle(after, planning));
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

function periodTitle({ columnId, dueDate }: Place, planning: Planning): string | null {
  if (!isColumnId(columnId) || dueDate === null) return null;
  return namedPeriod(periodOf(columnId, dueDate, planning.life), planning).title;
}

function movedSentence(who: string, from: string | null, to: string | null): string {
  if (to === null) return m.history_date_removed({ who });
  return from === null ? m.history_dated({ who, to }) : m.history_moved({ who, from, to });
}

function changedSentence(who: string, changes: FieldChanges, locale: string): string {
  const fields = Object.keys(changes);
  if (changes['doneDate']) return m.history_reopened({ who });
  if (fields.length === 1 && changes['name'])
    return m.history_renamed({ who, name: isolated(String(changes['name'][1])) });
  const named = new Set(fields.map((field) => fieldNames[field]?.() ?? m.history_field_other()));
  if (named.size === 0) return m.history_changed({ who, field: m.history_field_other() });
  return m.history_changed({ who, field: new Intl.ListFormat(locale).format(named) });
}
