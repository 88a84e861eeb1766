import { nameInSentence } from '../names/name-in-sentence.ts';
import type { GoalRow, Instant } from '../goals/goal.ts';
import { notesText } from '../notes/delta.ts';
import type { DateOnly } from '../time/date-only.ts';
import { lifeColumn } from '../time/horizons.ts';
import { periodOf } from '../time/periods.ts';

/** `from` and `to` are inclusive. */
export type EntryTime =
  | { readonly kind: 'moments'; readonly from: Instant; readonly to: Instant }
  | { readonly kind: 'days'; readonly firstDate: DateOnly; readonly lastDate: DateOnly };

export interface CalendarEntry {
  /** Unchanged when the first edit makes an occurrence a goal. */
  readonly uid: string;
  readonly title: string;
  readonly notes: string | null;
  readonly time: EntryTime;
  readonly changedAt: Instant;
  readonly rev: number;
}

export type CalendarGoal = Pick<
  GoalRow,
  | 'id'
  | 'name'
  | 'type'
  | 'columnId'
  | 'dueDate'
  | 'doneDate'
  | 'datetimeFr'
  | 'datetimeTo'
  | 'recurrence'
  | 'richThoughts'
  | 'modifiedDatetime'
  | 'rev'
>;

/** In UTF-16 units; no calendar program shows more. */
export const maxNoteShown = 2_000;

export const doneShownDays = 30;

export interface CalendarWishes {
  readonly calendarLongHorizons: boolean;
  /** Notes are cut to {@link maxNoteShown}. */
  readonly calendarNotes: boolean;
}

/**
 * Returns null for dividers, goals without a date and goals of a life. Weeks and longer horizons are included
 * only on request.
 */
export function calendarEntry(goal: CalendarGoal, wishes: CalendarWishes): CalendarEntry | null {
  const { columnId, dueDate, type, recurrence, name, doneDate, richThoughts } = goal;
  if (type !== null || columnId === null || dueDate === null || columnId === lifeColumn) return null;
  if (columnId !== 1 && !wishes.calendarLongHorizons) return null;
  const notes = wishes.calendarNotes ? beginningOf(notesText(richThoughts).trim()) : '';
  return {
    uid: recurrence ? `${recurrence.id}-${recurrence.originalDate}` : goal.id,
    title: nameInSentence(doneDate === null ? name : `✓ ${name}`),
    notes: notes === '' ? null : notes,
    time: timeOf(goal, columnId, dueDate),
    changedAt: goal.modifiedDatetime,
    rev: goal.rev,
  };
}

function beginningOf(text: string): string {
  return text.length <= maxNoteShown ? text : `${text.slice(0, maxNoteShown - 1).toWellFormed()}…`;
}

function timeOf(
  { datetimeFr, datetimeTo }: CalendarGoal,
  columnId: NonNullable<GoalRow['columnId']>,
  dueDate: DateOnly,
): EntryTime {
  if (columnId === 1 && datetimeFr !== null && datetimeTo !== null)
    return { kind: 'moments', from: datetimeFr, to: datetimeTo };
  const { firstDate, lastDate } = periodOf(columnId, dueDate);
  return { kind: 'days', firstDate, lastDate };
}
