import { useSettings } from '@cairn/client/react/account';
import { useGoalsTotal } from '@cairn/client/react/several-periods';
import {
  calendarDate,
  calendarPage,
  type CalendarPage,
  type CalendarView,
} from '@cairn/core/goals/calendar-page';
import { type DateOnly, yearOf } from '@cairn/core/time/date-only';
import { holdsDate, periodKey } from '@cairn/core/time/periods';
import { Segmented } from '@cairn/ui/segmented';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { useListLook } from '../../goals/list-look.ts';
import { namedPeriod, type Planning, usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { ListLookProvider } from '../../periods/list-look-provider.tsx';
import { FilterLine, ListTools } from '../../periods/list-tools.tsx';
import { usePageSwipe } from '../../drag/page-swipe.ts';
import { PageHead } from '../../page/page-head.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarPager, useDateBeside } from './calendar-pager.tsx';
import { CalendarPhone } from './calendar-phone.tsx';
import styles from './calendar-screen.module.css';
import { CalendarYear } from './calendar-year.tsx';

/** `/calendar/`: a month or a week. Margins have the goals of weeks and months. */
export function CalendarScreen() {
  const { view = 'month', date } = useSearch({ from: '/member/calendar' });
  const { today } = usePlanning();
  const shown = calendarDate(date ?? today);
  const { firstWeekday } = useSettings();
  const page = useMemo(
    () => calendarPage(view === 'week' ? view : 'month', shown, firstWeekday),
    [view, shown, firstWeekday],
  );
  const { show } = useCalendarAddress(page);
  const switcher = <ViewChoice view={view} onChange={show} />;
  return (
    <ListLookProvider hasTimes>
      {view === 'year' ? (
        <CalendarYear date={shown} switcher={switcher} />
      ) : (
        <Calendar page={page} date={shown} switcher={switcher} />
      )}
    </ListLookProvider>
  );
}

type ShownView = CalendarView | 'year';

interface ViewChoiceProps {
  readonly view: ShownView;
  readonly onChange: (view: ShownView) => void;
}

function ViewChoice({ view, onChange }: ViewChoiceProps) {
  return (
    <Segmented<ShownView>
      label={m.calendar_view()}
      value={view}
      segments={[
        { value: 'week', label: m.calendar_week() },
        { value: 'month', label: m.calendar_month() },
        { value: 'year', label: m.calendar_year() },
      ]}
      onChange={onChange}
    />
  );
}

interface CalendarProps {
  readonly page: CalendarPage;
  readonly date: DateOnly;
  readonly switcher: ReactNode;
}

function Calendar({ page, date, switcher }: CalendarProps) {
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const { wants } = useListLook();
  const { goTo } = useCalendarAddress(page);
  const { title, subtitle } = pageName(page, planning);
  const pageKey = `${page.view} ${periodKey(page.period)}`;
  const periods = useMemo(
    () => [...page.months, ...page.weeks.flatMap((week) => [week.period, ...week.days])],
    [page],
  );
  const total = useGoalsTotal(periods, wants);
  const content = useRef<HTMLDivElement>(null);
  const dateBeside = useDateBeside(page, date);
  const turn = (step: 1 | -1) => {
    const beside = dateBeside(step);
    if (beside !== null) goTo(beside);
  };
  usePageSwipe(content, turn);
  const pager = <CalendarPager canTurn={(step) => dateBeside(step) !== null} onTurn={turn} />;
  const name = `${title} ${subtitle}`;
  const note = total === 0 ? (wants ? m.filter_none() : m.calendar_empty()) : null;

  return (
    <div ref={content} className={styles.content}>
      <PageHead
        title={isNarrow ? m.nav_calendar() : title}
        end={
          <>
            {!isNarrow && switcher}
            <ListTools hasTimes hasColumns={false} />
            <HideCompleted />
            {!isNarrow && <AddButton />}
          </>
        }
      >
        {!isNarrow && (
          <>
            <span className={styles.detail}>{subtitle}</span>
            {pager}
            {note !== null && <span className={styles.note}>{note}</span>}
          </>
        )}
      </PageHead>
      <FilterLine />
      <p className="sr-only" aria-live="polite">
        {total === null ? m.loading() : name}
      </p>
      {isNarrow ? (
        <CalendarPhone
          key={pageKey}
          page={page}
          date={date}
          label={name}
          isLoading={total === null}
          onGo={goTo}
          head={
            <>
              <h2>
                {title} <span>{subtitle}</span>
              </h2>
              {pager}
              {switcher}
            </>
          }
        />
      ) : (
        <CalendarGrid page={page} label={name} isLoading={total === null} onGo={goTo} />
      )}
    </div>
  );
}

/** A week that leaves the current year has the next year in its subtitle. */
function pageName({ view, period }: CalendarPage, planning: Planning) {
  const { title, subtitle } = namedPeriod(period, planning);
  const year = yearOf(period.lastDate);
  const thisYear = yearOf(planning.today);
  return view === 'week' && year !== thisYear && yearOf(period.firstDate) === thisYear
    ? { title, subtitle: `${subtitle} ${year}` }
    : { title, subtitle };
}

/** The page with today has no date in its address. */
function useCalendarAddress(page: CalendarPage) {
  const navigate = useNavigate();
  const { today } = usePlanning();
  const isNarrow = useNarrow();
  const dateOf = (view: CalendarView, date: DateOnly) => {
    const { period } = calendarPage(view, date);
    // A phone shows one day below the grid.
    if (isNarrow) return date === today ? undefined : date;
    return holdsDate(period, today) ? undefined : period.firstDate;
  };
  return {
    goTo: (date: DateOnly) => {
      const isHere = holdsDate(page.period, date);
      void navigate({
        to: './',
        search: (kept) => ({ ...kept, date: dateOf(page.view, date) }),
        // Another day of the same page makes no history entry.
        replace: isHere,
      });
    },
    show: (view: ShownView) =>
      void navigate({
        to: './',
        search: (kept) => {
          const { date = today } = kept as { readonly date?: DateOnly };
          return {
            ...kept,
            view: view === 'month' ? undefined : view,
            date: view === 'year' ? (kept as { readonly date?: DateOnly }).date : dateOf(view, date),
          };
        },
      }),
  };
}
