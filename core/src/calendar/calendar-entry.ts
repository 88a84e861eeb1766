import { nameInSentence } from '../names/name-in-sentence.ts';
import type { GoalRow, Instant } from '../goals/goal.ts';
import { notesText } from '../notes/delta.ts';
import type { DateOnly } from '../time/date-only.ts';
import { lifeColumn } from '../time/horizons.ts';
import { periodOf } from '../time/periods.ts';

/** When something is: between two moments, or on whole days, both included. */
export type EntryTime =
  | { readonly kind: 'moments'; readonly from: Instant; readonly to: Instant }
  | { readonly kind: 'days'; readonly firstDate: DateOnly; readonly lastDate: DateOnly };

/** A goal as a calendar shows it. */
export interface CalendarEntry {
  /** The same as long as the goal is the same, also when it first becomes a goal of its own in its series. */
  readonly uid: string;
  readonly title: string;
  readonly notes: string | null;
  readonly time: EntryTime;
  readonly changedAt: Instant;
  /** Counts its changes. */
  readonly rev: number;
}

/** What of a goal a calendar is made from. */
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

/** The longest note of an entry, in UTF-16 units: more than any calendar program shows. */
export const maxNoteShown = 2_000;

/** How long a done goal stays in the calendar, in days. */
export const doneShownDays = 30;

/** What a person has set for their calendar feed. */
export interface CalendarWishes {
  /** Whether weeks and longer horizons are told too. */
  readonly calendarLongHorizons: boolean;
  /** Whether entries carry their notes, each up to {@link maxNoteShown}. */
  readonly calendarNotes: boolean;
}

/**
 * A goal as an entry of the calendar; null for what is none: lines between goals, goals without a day, goals of a life,
 * which no calendar shows, and longer horizons unless they are wished for.
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
