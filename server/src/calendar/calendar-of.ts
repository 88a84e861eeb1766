import {
  type CalendarEntry,
  calendarEntry,
  type CalendarGoal,
  doneShownDays,
} from '@cairn/core/calendar/calendar-entry';
import { calendarPieces } from '@cairn/core/calendar/calendar-text';
import { untouchedOccurrences } from '@cairn/core/recurrence/occurrence';
import { type DateOnly, daysBetween, minusDays, plusDays } from '@cairn/core/time/date-only';
import { horizonSpecs, lifeColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Person } from '../context/person.ts';
import { seriesWithin } from '../recurrences/series-within.ts';
import { versionsOf } from '../writes/scope-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { calendarGoals, type ColumnStretch, exportedSpaces } from './calendar-goal-rows.ts';

const daysBack = 60;
const daysAhead = 400;

/** More than anyone reads, fewer than calendar programs fail on. */
const maxEntries = 10_000;

/** In characters, for all notes. */
const maxNotes = 2_000_000;

/** This many entries take a few hundredths of a second. Then other requests get a turn. */
const entriesAtOnce = 200;

/** Increase when the text for unchanged goals changes. */
const format = 2;

/** `tag` changes only with the calendar. */
export interface CalendarSource {
  readonly tag: string;
  readonly today: DateOnly;
  readonly spaces: readonly string[];
}

/** Reads no goals, so an unchanged calendar is cheap. */
export async function calendarSource(context: ServerContext, person: Person): Promise<CalendarSource> {
  const { settings } = person;
  const today = todayIn(settings.timezone, context.now(), settings.dayEndsAtHour);
  const spaces = await exportedSpaces(context.db, person.id, person.spaceIds);
  const versions = await versionsOf(context.db, spaces);
  const { timezone, calendarLongHorizons, calendarNotes } = settings;
  const facts = JSON.stringify([format, today, timezone, calendarLongHorizons, calendarNotes, versions]);
  return { tag: createHash('sha256').update(facts).digest('base64url'), today, spaces };
}

export async function calendarOf(
  context: ServerContext,
  person: Person,
  { today, spaces }: CalendarSource,
): Promise<string> {
  const { settings } = person;
  const zone = settings.timezone;
  const [from, to] = [minusDays(today, daysBack), plusDays(today, daysAhead)];
  const stretches = stretchesOf(settings.calendarLongHorizons, from, to);
  const [goals, series] = await Promise.all([
    calendarGoals(context.db, {
      spaces,
      stretches,
      doneSince: minusDays(today, doneShownDays),
      withNotes: settings.calendarNotes,
      today,
      limit: maxEntries,
    }),
    seriesWithin(context.db, spaces, settings.calendarLongHorizons ? null : 1, from, to),
  ]);
  const untouched: CalendarGoal[] = [];
  for (const { series: each, taken } of series) {
    if (untouched.length >= maxEntries) break;
    const days = new Set(taken);
    untouched.push(...untouchedOccurrences(each, { from, to, today, zone }, (date) => days.has(date)));
    await setImmediate();
  }
  const entries = [...goals, ...untouched]
    .flatMap((goal) => {
      const entry = calendarEntry(goal, settings);
      return entry ? [{ entry, dueDate: goal.dueDate as DateOnly }] : [];
    })
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const pieces: string[] = [];
  for (const piece of calendarPieces('Cairn', withNotesThatFit(entries, today))) {
    pieces.push(piece);
    if (pieces.length % entriesAtOnce === 0) await setImmediate();
  }
  return pieces.join('');
}

interface DatedEntry {
  readonly entry: CalendarEntry;
  readonly dueDate: DateOnly;
}

function withNotesThatFit(entries: readonly DatedEntry[], today: DateOnly): readonly CalendarEntry[] {
  const distance = ({ dueDate }: DatedEntry) => Math.abs(daysBetween(today, dueDate));
  let left = maxNotes;
  const cut = new Set<CalendarEntry>();
  for (const { entry } of entries.toSorted((one, other) => distance(one) - distance(other))) {
    left -= entry.notes?.length ?? 0;
    if (left < 0) cut.add(entry);
  }
  return entries.map(({ entry }) => (cut.has(entry) ? { ...entry, notes: null } : entry));
}

const placeOf = ({ entry, dueDate }: DatedEntry) => `${dueDate} ${entry.uid}`;

function stretchesOf(isLong: boolean, from: DateOnly, to: DateOnly): readonly ColumnStretch[] {
  return horizonSpecs
    .filter(({ id }) => id === 1 || (isLong && id !== lifeColumn))
    .map(({ id }) => ({
      columnId: id,
      from: periodOf(id, from).firstDate,
      to: periodOf(id, to).lastDate,
    }));
}
