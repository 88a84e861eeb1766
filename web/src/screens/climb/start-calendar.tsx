import type { PlannedGoal } from '@cairn/core/climbs/planned-goals';
import { type DateOnly, dayOf, isoWeekOf, plusDays } from '@cairn/core/time/date-only';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { dayName, narrowWeekdayName } from '@cairn/core/time/period-names';
import { weekOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../../goals/planning.ts';
import styles from './start-card.module.css';

const mostWeeks = 6;

interface StartCalendarProps {
  readonly planned: readonly PlannedGoal[];
  readonly color: string;
}

/** The days and weeks that get goals. Drawn for climbs of a few weeks. */
export function StartCalendar({ planned, color }: StartCalendarProps) {
  const { today, locale } = usePlanning();
  const drawn = planned.filter(({ columnId }) => columnId === dayColumn || columnId === weekColumn);
  const dates = drawn.map(({ opensOn }) => opensOn).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return null;
  const mondays = mondaysBetween(weekOf(first).firstDate, weekOf(last).firstDate);
  if (mondays.length > mostWeeks) return null;
  const days = new Set(drawn.flatMap(({ columnId, opensOn }) => (columnId === dayColumn ? opensOn : [])));
  const weeks = new Set(drawn.flatMap(({ columnId, opensOn }) => (columnId === weekColumn ? opensOn : [])));
  const nameOf = (date: DateOnly) => dayName(date, today, locale);
  return (
    <div
      className={styles.calendar}
      data-color={color}
      role="img"
      aria-label={m.climb_calendar({ first: nameOf(first), last: nameOf(last) })}
    >
      <div aria-hidden="true">
        <span />
        <i />
        {daysFrom(weekOf(first).firstDate).map((day) => (
          <em key={day}>{narrowWeekdayName(day, locale)}</em>
        ))}
      </div>
      {mondays.map((monday) => (
        <div key={monday} aria-hidden="true">
          <span>{isoWeekOf(monday).week}</span>
          <i data-some={weeks.has(monday) || undefined} />
          {daysFrom(monday).map((day) => (
            <b key={day} data-some={days.has(day) || undefined}>
              {dayOf(day)}
            </b>
          ))}
        </div>
      ))}
    </div>
  );
}

const daysFrom = (monday: DateOnly) => Array.from({ length: 7 }, (_, index) => plusDays(monday, index));

function mondaysBetween(first: DateOnly, last: DateOnly): readonly DateOnly[] {
  const mondays: DateOnly[] = [];
  // One more than is drawn tells a longer climb.
  for (let monday = first; monday <= last && mondays.length <= mostWeeks; monday = plusDays(monday, 7))
    mondays.push(monday);
  return mondays;
}
