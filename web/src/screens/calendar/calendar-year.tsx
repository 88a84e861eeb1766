import { useSettings } from '@cairn/client/react/account';
import { useGoalsTotal } from '@cairn/client/react/several-periods';
import { usePeriodGoals } from '@cairn/client/react/goals';
import { calendarDate } from '@cairn/core/goals/calendar-page';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { type YearMonth, yearPage } from '@cairn/core/goals/year-page';
import { type DateOnly, dateFrom, dayOf, plusDays, yearOf } from '@cairn/core/time/date-only';
import { longDayName } from '@cairn/core/time/period-names';
import { holdsDate, type Period, periodKey } from '@cairn/core/time/periods';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useListLook } from '../../goals/list-look.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { FilterLine, ListTools } from '../../periods/list-tools.tsx';
import { CalendarPager } from './calendar-pager.tsx';
import { DayLink } from './day-cell.tsx';
import styles from './calendar-year.module.css';

/** Goals of a month or quarter that fit above its days. */
const maxGoals = 2;

/** Whether the calendar reaches this year. */
function hasYear(year: number): boolean {
  const first = dateFrom(year, 1, 1);
  return calendarDate(first) === first;
}

interface CalendarYearProps {
  readonly date: DateOnly;
  readonly switcher: ReactNode;
}

/** Twelve months. A dot marks a day with open goals; months and quarters name their goals. */
export function CalendarYear({ date, switcher }: CalendarYearProps) {
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const { today } = planning;
  const { wants } = useListLook();
  const navigate = useNavigate();
  const year = yearOf(date);
  const { firstWeekday } = useSettings();
  const quarters = useMemo(() => yearPage(year, firstWeekday), [year, firstWeekday]);
  const periods = useMemo(
    () =>
      quarters.flatMap(({ period, months }) => [
        period,
        ...months.flatMap((month) => [month.period, ...month.days]),
      ]),
    [quarters],
  );
  const total = useGoalsTotal(periods, wants);
  const grid = useRef<HTMLDivElement>(null);
  const stop = yearOf(today) === year ? today : dateFrom(year, 1, 1);
  const turn = (step: 1 | -1) => {
    const next = year + step;
    void navigate({
      to: './',
      search: (kept) => ({ ...kept, date: next === yearOf(today) ? undefined : dateFrom(next, 1, 1) }),
    });
  };
  useEffect(() => {
    const element = grid.current;
    element?.addEventListener('keydown', walkDays);
    return () => element?.removeEventListener('keydown', walkDays);
  }, []);

  // On a phone, the months are a long column.
  useLayoutEffect(() => {
    if (isNarrow) grid.current?.querySelector('[data-now]')?.scrollIntoView();
  }, [isNarrow]);

  const pager = <CalendarPager canTurn={(step) => hasYear(year + step)} onTurn={turn} />;
  return (
    <>
      <PageHead
        title={String(year)}
        end={
          <>
            {!isNarrow && switcher}
            <ListTools hasTimes hasColumns={false} hasOrders={false} />
            <HideCompleted />
          </>
        }
      >
        {!isNarrow && pager}
      </PageHead>
      <FilterLine />
      <p className="sr-only" aria-live="polite">
        {total === null ? m.loading() : year}
      </p>
      <PageBody>
        {isNarrow && (
          <div className={styles.head}>
            {pager}
            {switcher}
          </div>
        )}
        {total === 0 && <p className={styles.note}>{wants ? m.filter_none() : m.calendar_empty()}</p>}
        <div ref={grid} className={styles.quarters}>
          {quarters.map(({ period, months }) => (
            <section
              key={periodKey(period)}
              className={styles.quarter}
              aria-label={namedPeriod(period, planning).title}
            >
              <PeriodGoals period={period} />
              <div className={styles.months}>
                {months.map((month) => (
                  <Month key={periodKey(month.period)} month={month} stop={stop} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </PageBody>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move the focus from day to day. */
function walkDays(event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
  const step = steps[event.key];
  if (from === undefined || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement)
    .querySelector<HTMLElement>(`[data-day="${plusDays(from, step)}"] a`)
    ?.focus();
}

function useShownGoals(period: Period) {
  const { hideCompleted } = usePlanning();
  const { wants } = useListLook();
  const { goals } = usePeriodGoals(period);
  return goals.filter(
    (goal) => !isDivider(goal) && (!wants || wants(goal)) && (!hideCompleted || !isDone(goal)),
  );
}

function PeriodGoals({ period }: { readonly period: Period }) {
  const goals = useShownGoals(period);
  const openGoal = useOpenGoal();
  const planning = usePlanning();
  if (goals.length === 0) return null;
  return (
    <ul className={styles.goals} aria-label={namedPeriod(period, planning).title}>
      {goals.slice(0, maxGoals).map((goal) => (
        <li key={goal.key}>
          <button
            type="button"
            data-color={goal.color ?? undefined}
            data-done={isDone(goal) || undefined}
            onClick={() => openGoal(goal.key)}
          >
            <span dir="auto">{goal.name || m.goal_untitled()}</span>
          </button>
        </li>
      ))}
      {goals.length > maxGoals && <li>{m.calendar_more({ count: goals.length - maxGoals })}</li>}
    </ul>
  );
}

const Month = memo(function Month({ month, stop }: { readonly month: YearMonth; readonly stop: DateOnly }) {
  const planning = usePlanning();
  const { period, days, blanks } = month;
  const { title } = namedPeriod(period, planning);
  return (
    <section
      className={styles.month}
      aria-label={title}
      data-now={holdsDate(period, planning.today) || undefined}
    >
      <h2>
        <Link
          to="/calendar/"
          search={{ date: holdsDate(period, planning.today) ? undefined : period.firstDate }}
        >
          {title}
        </Link>
      </h2>
      <PeriodGoals period={period} />
      <ol>
        {days.map((day, index) => (
          <Day
            key={day.firstDate}
            day={day}
            column={index === 0 ? blanks + 1 : undefined}
            isStop={day.firstDate === stop}
          />
        ))}
      </ol>
    </section>
  );
});

interface DayProps {
  readonly day: Period;
  readonly column: number | undefined;
  readonly isStop: boolean;
}

function Day({ day, column, isStop }: DayProps) {
  const { today, locale } = usePlanning();
  const goals = useShownGoals(day);
  const date = day.firstDate;
  const open = goals.filter((goal) => !isDone(goal)).length;
  return (
    <li
      data-day={date}
      data-now={date === today || undefined}
      data-open={open > 0 || undefined}
      data-done={(goals.length > 0 && open === 0) || undefined}
      style={column === undefined ? undefined : { gridColumnStart: column }}
    >
      <DayLink date={date} className={undefined} isTabStop={isStop}>
        <span aria-hidden="true">{dayOf(date)}</span>
        <span className="sr-only">
          {longDayName(date, locale)}
          {goals.length > 0 && `, ${m.period_progress({ done: goals.length - open, total: goals.length })}`}
        </span>
      </DayLink>
    </li>
  );
}
