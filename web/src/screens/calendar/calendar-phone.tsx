import type { CalendarPage } from '@cairn/core/goals/calendar-page';
import type { DateOnly } from '@cairn/core/time/date-only';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { weekdayName } from '@cairn/core/time/period-names';
import { holdsDate, type Period, periodKey, periodOf } from '@cairn/core/time/periods';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { PeriodPanel } from '../../periods/period-panel.tsx';
import { tabStop } from './calendar-attention.ts';
import styles from './calendar-phone.module.css';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { goalPlaceOf, zoneOfPeriod } from '../../drag/zones.ts';

/** Maximum for a day. */
const maxDots = 4;

interface CalendarPhoneProps {
  readonly page: CalendarPage;
  readonly date: DateOnly;
  readonly label: string;
  readonly isLoading: boolean;
  readonly head: ReactNode;
  readonly onGo: (date: DateOnly) => void;
}

/** Each goal is a dot. Below the grid are the goals of the chosen day, its week and its month. */
export function CalendarPhone({ page, date, label, isLoading, head, onGo }: CalendarPhoneProps) {
  const { view, weeks, period, months } = page;
  const { locale } = usePlanning();
  const grid = useRef<HTMLDivElement>(null);
  const keys = useCalendarKeys(grid, page, onGo, (zone) => {
    const place = goalPlaceOf(zone);
    if ('dueDate' in place) onGo(place.dueDate);
  });
  const chosen = periodOf(dayColumn, date);
  const chosenZone = zoneOfPeriod(chosen);
  useLayoutEffect(() => tabStop.set({ zone: chosenZone, item: null }), [chosenZone]);
  const month = months.find((one) => holdsDate(one, date));

  return (
    <div className={styles.phone}>
      <div className={styles.bar}>{head}</div>
      <div
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={label}
        aria-busy={isLoading || undefined}
        data-page-swipe
        {...keys}
      >
        <div role="row" className={styles.week} data-heads>
          {weeks[0]?.days.map(({ firstDate }) => (
            <span role="columnheader" key={firstDate}>
              {weekdayName(firstDate, locale)}
            </span>
          ))}
        </div>
        {weeks.map((week, row) => (
          <div role="row" className={styles.week} key={periodKey(week.period)}>
            {week.days.map((day, index) => (
              <PhoneDay
                key={day.firstDate}
                day={day}
                row={row}
                column={index + 1}
                isOutside={view === 'month' && !holdsDate(period, day.firstDate)}
                isChosen={day.firstDate === date}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.lists}>
        <PeriodPanel key={date} period={chosen} look="column" />
        <PeriodPanel period={periodOf(weekColumn, date)} look="column" />
        {month && <PeriodPanel period={month} look="column" />}
      </div>
    </div>
  );
}

interface PhoneDayProps {
  readonly day: Period;
  readonly row: number;
  readonly column: number;
  readonly isOutside: boolean;
  readonly isChosen: boolean;
}

const PhoneDay = memo(function PhoneDay(props: PhoneDayProps) {
  const { day, row, column, isOutside, isChosen } = props;
  const { today } = usePlanning();
  const place = useCalendarPlace(day, maxDots);
  const { zone, label, accessibleName: said, goals, stop } = place;
  const date = day.firstDate;
  return (
    <div
      role="gridcell"
      className={styles.day}
      tabIndex={stop === null ? -1 : 0}
      aria-label={said}
      aria-selected={isChosen}
      aria-current={date === today ? 'date' : undefined}
      data-place={zone}
      data-row={row}
      data-column={column}
      data-now={date === today || undefined}
      data-outside={isOutside || undefined}
      data-aimed={place.isAimedAt || undefined}
      // For the chosen day, the list below takes drops instead.
      {...(isChosen ? {} : { 'data-drop-zone': zone, 'data-drop-label': label })}
    >
      <b>{Number(date.slice(8))}</b>
      <span className={styles.dots}>
        {goals.slice(0, maxDots).map((goal) => (
          <i
            key={goal.key}
            data-color={goal.color ?? undefined}
            data-done={goal.doneDate !== null || undefined}
          />
        ))}
      </span>
    </div>
  );
});
