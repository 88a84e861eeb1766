import { calendarEntry, type CalendarGoal, doneShownDays } from '@cairn/core/calendar/calendar-entry';
import { calendarText } from '@cairn/core/calendar/calendar-text';
import { untouchedOccurrences } from '@cairn/core/recurrence/occurrence';
import { type DateOnly, minusDays, plusDays } from '@cairn/core/time/date-only';
import { horizonSpecs, lifeColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import type { Person } from '../accounts/person.ts';
import { seriesWithin } from '../recurrences/series-within.ts';
import type { House } from '../writes/write-context.ts';
import { calendarGoals, type ColumnStretch, exportedSpaces } from './calendar-goal-rows.ts';

/** How far a calendar reaches, in days before and after today. */
const daysBack = 60;
const daysAhead = 400;

/** Most entries of one calendar, those nearest to today: more than anybody reads, less than programs choke on. */
const maxEntries = 10_000;

/** A person's calendar as iCalendar text: the goals of the spaces that they have chosen (`product.md` 5.30). */
export async function calendarOf(house: House, person: Person): Promise<string> {
  const { settings } = person;
  const zone = settings.timezone;
  const today = todayIn(zone, house.now(), settings.dayEndsAtHour);
  const [from, to] = [minusDays(today, daysBack), plusDays(today, daysAhead)];
  const stretches = stretchesOf(settings.calendarLongHorizons, from, to);
  const spaces = await exportedSpaces(house.db, person.id, person.spaceIds);
  const [goals, series] = await Promise.all([
    calendarGoals(house.db, {
      spaces,
      stretches,
      doneSince: minusDays(today, doneShownDays),
      withNotes: settings.calendarNotes,
      today,
      limit: maxEntries,
    }),
    seriesWithin(house.db, spaces, settings.calendarLongHorizons ? null : 1, from, to),
  ]);
  const untouched: CalendarGoal[] = [];
  for (const { series: each, taken } of series) {
    if (untouched.length >= maxEntries) break;
    const days = new Set(taken);
    untouched.push(...untouchedOccurrences(each, { from, to, today, zone }, (date) => days.has(date)));
  }
  const entries = [...goals, ...untouched]
    .flatMap((goal) => {
      const entry = calendarEntry(goal, settings);
      return entry ? [{ entry, dueDate: goal.dueDate as DateOnly }] : [];
    })
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .map(({ entry }) => entry);
  return calendarText('Cairn', entries);
}

const placeOf = ({
  entry,
  dueDate,
}: {
  readonly entry: { readonly uid: string };
  readonly dueDate: DateOnly;
}) => `${dueDate} ${entry.uid}`;

/** The due dates whose periods the calendar reaches, of each horizon that it tells of. */
function stretchesOf(isLong: boolean, from: DateOnly, to: DateOnly): readonly ColumnStretch[] {
  return horizonSpecs
    .filter(({ id }) => id === 1 || (isLong && id !== lifeColumn))
    .map(({ id }) => ({
      columnId: id,
      from: periodOf(id, from).firstDate,
      to: periodOf(id, to).lastDate,
    }));
}
