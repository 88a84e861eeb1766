import type { ExportedGoal, ExportedSeries } from '@cairn/core/exports/cairn-export';
import { clearedChecklist } from '@cairn/core/notes/checklist';
import { untouchedOccurrence } from '@cairn/core/recurrence/occurrence';
import {
  isOccurrenceDate,
  nextOccurrenceDate,
  originalDateOf,
} from '@cairn/core/recurrence/occurrence-dates';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { type RecurrenceWish, wishedRecurrence } from '@cairn/core/recurrence/recurrence-edit';
import { ruleFrom, ruleText } from '@cairn/core/recurrence/rule';
import { isSame } from '@cairn/core/same';
import { type DateOnly, dayOf, plusDays } from '@cairn/core/time/date-only';

/** A series that the import begins on `date`. */
export interface PlannedSeries {
  readonly date: DateOnly;
  /** The exported goal of that date; null if nobody has edited the occurrence. */
  readonly goal: ExportedGoal | null;
  readonly wish: RecurrenceWish;
  readonly touched: readonly ExportedGoal[];
  readonly skipped: readonly DateOnly[];
}

const maxFirstDays = 1000;

/**
 * A series' first goal is also its template. So the series begins on the first date with unchanged name, day,
 * times and notes. Goals of earlier dates become plain goals, as after the end of a series.
 *
 * @returns null if there is no such date, or the rule is invalid
 */
export function plannedSeries(
  exported: ExportedSeries,
  goals: readonly ExportedGoal[],
  zone: string,
): PlannedSeries | null {
  const series = asRow(exported);
  const byDate = new Map(goals.map((goal) => [goal.recurrence?.originalDate ?? '', goal]));
  const first =
    series.anchor === 'completion' ? openDay(series, goals, byDate) : firstDay(series, byDate, zone);
  if (first === null) return null;
  const goal = byDate.get(first) ?? null;
  const { columnId, anchor, dateTo } = series;
  const asked = { rule: ruleBegunOn(series, first), anchor, dateTo };
  const wish = wishedRecurrence(asked, { columnId, public: false, type: null, hasSubgoals: false });
  if (!wish.ok) return null;
  const isLater = (date: DateOnly) => date > first && isOccurrenceDate(series, date);
  return {
    date: first,
    goal,
    wish: wish.value,
    touched:
      anchor === 'completion'
        ? []
        : goals.filter((each) => each.recurrence !== null && isLater(each.recurrence.originalDate)),
    skipped:
      anchor === 'completion' ? [] : series.skippedDates.filter((date) => isLater(date) && !byDate.has(date)),
  };
}

export function asRow(exported: ExportedSeries): RecurrenceRow {
  const at = '2000-01-01T00:00:00.000Z';
  const birth = {
    tempId: null,
    zone: null,
    space: '',
    createdBy: '',
    createdDatetime: at,
    modifiedDatetime: at,
  };
  return { ...exported, ...birth, version: 0, rev: 0 };
}

function openDay(
  series: RecurrenceRow,
  goals: readonly ExportedGoal[],
  byDate: ReadonlyMap<string, ExportedGoal>,
): DateOnly | null {
  const open = goals.find(({ doneDate }) => doneDate === null);
  if (open?.recurrence) return isPlainDay(open, series) ? open.recurrence.originalDate : null;
  const date = originalDateOf(series.columnId, series.dateFr);
  const isOver = series.dateTo !== null && series.dateFr > series.dateTo;
  return isOver || byDate.has(date) || series.skippedDates.includes(date) ? null : date;
}

function isPlainDay({ columnId, dueDate, recurrence }: ExportedGoal, series: RecurrenceRow): boolean {
  if (columnId !== series.columnId || dueDate === null) return false;
  return originalDateOf(series.columnId, dueDate) === recurrence?.originalDate;
}

function firstDay(
  series: RecurrenceRow,
  byDate: ReadonlyMap<string, ExportedGoal>,
  zone: string,
): DateOnly | null {
  let date = nextOccurrenceDate(series, series.dateFr);
  for (let days = 0; date !== null && days < maxFirstDays; days += 1) {
    const goal = byDate.get(date);
    if (!goal || isAsSeriesSays(goal, series, date, zone)) return date;
    date = nextOccurrenceDate(series, plusDays(date, 1));
  }
  return null;
}

/** Order numbers are excluded: every move in a list changes them. */
const shared = [
  'name',
  'color',
  'durationMinutes',
  'tags',
  'assignee',
  'columnId',
  'datetimeFr',
  'datetimeTo',
] as const;

function isAsSeriesSays(goal: ExportedGoal, series: RecurrenceRow, date: DateOnly, zone: string): boolean {
  const untouched = untouchedOccurrence(series, date, zone);
  const isPlain = shared.every((field) => isSame(goal[field], untouched[field]));
  const notes = clearedChecklist(goal.richThoughts);
  return isPlain && isPlainDay(goal, series) && isSame(notes, clearedChecklist(series.richThoughts));
}

/**
 * Returns the rule, with the day of the month if the rule counted from its start. Otherwise, a series that
 * now begins in February would never return to the 31st.
 */
function ruleBegunOn({ rule, countedFrom, columnId }: RecurrenceRow, first: DateOnly): string {
  const read = ruleFrom(rule);
  if (!read.ok) return rule;
  const { frequency, days, monthDays } = read.value;
  const isByStart = columnId === 1 && frequency === 'MONTHLY' && days.length === 0 && monthDays.length === 0;
  if (!isByStart || dayOf(countedFrom) === dayOf(first)) return ruleText(read.value);
  return ruleText({ ...read.value, monthDays: [dayOf(countedFrom)] });
}
