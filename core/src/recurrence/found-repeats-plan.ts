import type { RepeatBase, RepeatPlan } from '../goals/quick-goal-repeat.ts';
import { type DateOnly, dayOf, isoWeekday, monthOf, plusDays } from '../time/date-only.ts';
import { type ColumnId, dayColumn, monthColumn } from '../time/horizons.ts';
import { dueDateOf, periodOf } from '../time/periods.ts';
import { endOfSpan, type SpokenEdge } from './found-repeats-edges.ts';
import type { SpokenRule } from './found-repeats-rule.ts';
import { nthOccurrenceDate } from './nth-occurrence.ts';
import { nextOccurrenceDate } from './occurrence-dates.ts';
import { ruleFitsColumn } from './options.ts';
import { type RecurrenceWish, wishedRecurrence } from './recurrence-edit.ts';
import { type Rule, ruleFrom, ruleText } from './rule.ts';

const isBare = ({ days, monthDays, months }: Rule) =>
  days.length === 0 && monthDays.length === 0 && months.length === 0;

/** Returns the first occurrence and its series; null if no series has this rule, or if it ends before it begins. */
export function repeatPlan(
  { rule: read, anchor }: SpokenRule,
  edges: readonly SpokenEdge[],
  base: RepeatBase,
): RepeatPlan | null {
  const normal = ruleFrom(ruleText(read));
  if (!normal.ok) return null;
  const rule = normal.value;
  const columnId = columnOf(rule, base);
  const first = firstDate(rule, columnId, edges, base);
  if (first === null) return null;
  const wish = acceptedWish({ rule: ruleText(rule), anchor, dateTo: null }, columnId);
  if (!wish) return null;
  const shortRule = anchor === 'date' ? ruleText(withoutImplied(rule, columnId, first)) : wish.rule;
  const dateTo = endDate(shortRule, columnId, first, anchor, edges);
  if (dateTo === undefined) return null;
  const repeat = acceptedWish({ rule: shortRule, anchor, dateTo }, columnId);
  return repeat && { schedule: { columnId, dueDate: first }, repeat };
}

function acceptedWish(wish: RecurrenceWish, columnId: ColumnId): RecurrenceWish | null {
  const goal = { columnId, public: false, type: null, hasSubgoals: false };
  const outcome = wishedRecurrence(wish, goal);
  return outcome.ok ? outcome.value : null;
}

/** The place's column if the rule fits whole periods of it; a month for `every March`; else a day. */
function columnOf(rule: Rule, { schedule }: RepeatBase): ColumnId {
  if (rule.months.length > 0 && rule.monthDays.length === 0 && rule.days.length === 0) return monthColumn;
  if (!schedule || !isBare(rule) || !ruleFitsColumn(rule, schedule.columnId)) return dayColumn;
  return schedule.columnId;
}

function firstDate(
  rule: Rule,
  columnId: ColumnId,
  edges: readonly SpokenEdge[],
  base: RepeatBase,
): DateOnly | null {
  const from = startDate(columnId, edges, base);
  // The interval counts from the first occurrence, so the next one of any interval is the first.
  const single = ruleText({ ...rule, interval: 1 });
  const series = { columnId, rule: single, anchor: 'date', dateFr: from, countedFrom: from } as const;
  return nextOccurrenceDate({ ...series, dateTo: null, skippedDates: [] }, from);
}

function startDate(columnId: ColumnId, edges: readonly SpokenEdge[], base: RepeatBase): DateOnly {
  const { schedule, today, life, isTodayOver } = base;
  const earliest = isTodayOver && columnId === dayColumn ? plusDays(today, 1) : today;
  const later = (date: DateOnly) => (date > earliest ? date : earliest);
  const stated = edges.find((edge) => edge.kind === 'start');
  const begin =
    stated?.date ??
    (schedule && schedule.columnId !== dayColumn
      ? periodOf(schedule.columnId, schedule.dueDate, life).firstDate
      : schedule?.dueDate);
  if (columnId !== dayColumn) {
    const date = stated ? later(stated.date) : (schedule?.dueDate ?? today);
    return schedule?.columnId === columnId || stated
      ? dueDateOf(periodOf(columnId, date, life))
      : later(begin ?? today);
  }
  // A day in the past stays the base: its list is where the user writes.
  if (!stated && schedule?.columnId === dayColumn && schedule.dueDate < today) return schedule.dueDate;
  return later(begin ?? today);
}

/** Leaves out days that the first occurrence implies, as the menus of the options do. */
function withoutImplied(rule: Rule, columnId: ColumnId, first: DateOnly): Rule {
  const { frequency, days, monthDays, months } = rule;
  const isOwnMonth = months.length === 1 && months[0] === monthOf(first);
  if (columnId === monthColumn) return frequency === 'YEARLY' && isOwnMonth ? { ...rule, months: [] } : rule;
  if (columnId !== dayColumn) return rule;
  const isOwnDay = monthDays.length === 1 && monthDays[0] === dayOf(first);
  const [day] = days;
  if (frequency === 'WEEKLY' && days.length === 1 && day?.weekday === isoWeekday(first))
    return { ...rule, days: [] };
  if (frequency === 'MONTHLY' && isOwnDay && months.length === 0) return { ...rule, monthDays: [] };
  return frequency === 'YEARLY' && isOwnDay && isOwnMonth ? { ...rule, monthDays: [], months: [] } : rule;
}

/** Returns null without an end, and undefined for an end that no series can have. */
function endDate(
  rule: string,
  columnId: ColumnId,
  first: DateOnly,
  anchor: SpokenRule['anchor'],
  edges: readonly SpokenEdge[],
): DateOnly | null | undefined {
  const end = edges.find((edge) => edge.kind !== 'start');
  if (!end) return null;
  if (end.kind === 'until') return end.date < first ? undefined : end.date;
  if (end.kind === 'span')
    return endOfSpan(
      columnId === dayColumn ? first : periodOf(columnId, first).firstDate,
      end.count,
      end.unit,
    );
  // The n-th occurrence of a series that counts from completion has no date yet.
  if (anchor === 'completion') return undefined;
  const series = {
    columnId,
    rule,
    anchor,
    dateFr: first,
    countedFrom: first,
    skippedDates: [],
  };
  return nthOccurrenceDate(series, first, end.count) ?? undefined;
}
