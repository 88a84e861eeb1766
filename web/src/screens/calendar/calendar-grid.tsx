import { type CalendarPage, type CalendarWeek, placeOnCalendar } from '@cairn/core/goals/calendar-page';
import { isoWeekOf, type DateOnly } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { weekdayName } from '@cairn/core/time/period-names';
import { holdsDate, type Period, periodKey } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { maxDrawn } from '../../goals/list-look.ts';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import { openPlace, tabStop } from './calendar-attention.ts';
import styles from './calendar-grid.module.css';
import { DayCell, DayLink } from './day-cell.tsx';
import { Margin } from './margin.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useRoom } from './use-room.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { zoneOfPeriod } from '../../drag/zones.ts';

interface CalendarGridProps {
  readonly page: CalendarPage;
  readonly label: string;
  readonly isLoading: boolean;
  readonly onGo: (date: DateOnly) => void;
}

export function CalendarGrid({ page, label, isLoading, onGo }: CalendarGridProps) {
  const { view, weeks, months, period } = page;
  const { today } = usePlanning();
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const room = useRoom(body, weeks.length);
  const roomForCards = room.alone === Infinity ? Infinity : maxDrawn;
  const keys = useCalendarKeys(grid, page, onGo);
  useTabStop(page);
  useClosing();
  const isMonth = view === 'month';
  const first = weeks[0] as CalendarWeek;

  return (
    <div
      ref={grid}
      role="grid"
      className={styles.grid}
      aria-label={label}
      aria-busy={isLoading || undefined}
      data-calendar={view}
      data-loading={isLoading || undefined}
      {...keys}
    >
      {months.map((month, index) => (
        <Lane
          key={periodKey(month)}
          period={month}
          row={index}
          room={isMonth ? room.across : roomForCards}
          look={isMonth ? 'line' : 'card'}
        />
      ))}
      {!isMonth && <Lane period={first.period} row={months.length} room={roomForCards} look="card" />}
      <div role="row" className={styles.heads}>
        <span role={isMonth ? 'columnheader' : 'presentation'}>
          {isMonth && <span className="sr-only">{m.calendar_week()}</span>}
        </span>
        {first.days.map(({ firstDate }) => (
          <Head key={firstDate} date={firstDate} isWeek={!isMonth} isNow={firstDate === today} />
        ))}
      </div>
      <div role="rowgroup" ref={body} className={styles.body}>
        {weeks.map((week, index) =>
          isMonth ? (
            <WeekRow
              key={periodKey(week.period)}
              week={week}
              month={period}
              row={months.length + index}
              isLow={index >= weeks.length / 2}
              room={room}
            />
          ) : (
            <div role="row" className={styles.week} key={periodKey(week.period)}>
              {week.days.map((day, column) => (
                <DayCell
                  key={day.firstDate}
                  day={day}
                  row={months.length + 1}
                  column={column + 1}
                  look="card"
                  isOutside={false}
                  saysMonth={false}
                  isLow={false}
                  room={roomForCards}
                />
              ))}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

function Head(props: { readonly date: DateOnly; readonly isWeek: boolean; readonly isNow: boolean }) {
  const { locale } = usePlanning();
  const { date, isWeek, isNow } = props;
  const name = weekdayName(date, locale);
  return (
    <span role="columnheader" className={styles.head} data-now={(isWeek && isNow) || undefined}>
      {isWeek ? (
        <DayLink date={date} className={undefined}>
          {name} <b>{Number(date.slice(8))}</b>
        </DayLink>
      ) : (
        name
      )}
    </span>
  );
}

interface LaneProps {
  readonly period: Period;
  readonly row: number;
  readonly room: number;
  readonly look: 'line' | 'card';
}

function Lane({ period, row, room, look }: LaneProps): ReactNode {
  const planning = usePlanning();
  const place = useCalendarPlace(period, room);
  return (
    <div role="row" className={styles.lane}>
      <Margin place={place} row={row} look="lane" goalLook={look}>
        {namedPeriod(period, planning).title}
      </Margin>
    </div>
  );
}

interface WeekRowProps {
  readonly week: CalendarWeek;
  readonly month: Period;
  readonly row: number;
  readonly isLow: boolean;
  readonly room: ReturnType<typeof useRoom>;
}

function WeekRow({ week, month, row, isLow, room }: WeekRowProps) {
  const place = useCalendarPlace(week.period, room.across);
  const hasMargin = place.goals.length > 0 || place.isAdding || place.isAimedAt;
  return (
    <div role="row" className={styles.week} data-margin={hasMargin || undefined}>
      <Margin place={place} row={row} look="row" goalLook="line">
        {isoWeekOf(week.period.firstDate).week}
      </Margin>
      {week.days.map((day, index) => (
        <DayCell
          key={day.firstDate}
          day={day}
          row={row}
          column={index + 1}
          look="line"
          isOutside={!holdsDate(month, day.firstDate)}
          saysMonth={day.firstDate.endsWith('-01')}
          isLow={isLow}
          room={hasMargin ? room.belowMargin : room.alone}
        />
      ))}
    </div>
  );
}

/** The tab stop starts at today, or at the first day shown. */
function useTabStop(page: CalendarPage): void {
  const { today } = usePlanning();
  const date = holdsDate(page.period, today) ? today : page.period.firstDate;
  const day = placeOnCalendar(page, { columnId: dayColumn, dueDate: date });
  const zone = day && zoneOfPeriod(day);
  useLayoutEffect(() => tabStop.set(zone === null ? null : { zone, item: null }), [zone]);
  useEffect(() => () => openPlace.set(null), []);
}

function useClosing(): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const open = openPlace.get();
      if (open === null || !(target instanceof Element) || !target.closest('#page')) return;
      if (target.closest<HTMLElement>('[data-place]')?.dataset.place !== open) openPlace.set(null);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
}
