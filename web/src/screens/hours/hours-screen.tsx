import { plusDays } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { longDayName } from '@cairn/core/time/period-names';
import { type Period, periodOf } from '@cairn/core/time/periods';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { Pager } from '../../periods/pager.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { DayPicker } from './day-picker.tsx';
import { HourGrid } from './hour-grid.tsx';
import styles from './hours-screen.module.css';
import { ViewSwitch } from './view-switch.tsx';

// With the rest of what the hours need, so that they are one file to fetch.
export { ViewSwitch };

/** `/horizons/hours/`: one day with its hours; `page` counts days from today. */
export function HoursScreen() {
  const { page = 0 } = useSearch({ from: '/member/horizons/hours' });
  const navigate = useNavigate();
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const date = plusDays(planning.today, page);
  const goTo = (next: number) =>
    void navigate({ to: './', search: (search) => ({ ...search, page: next === 0 ? undefined : next }) });

  return (
    <>
      <PageHead
        title={m.hours_title()}
        end={
          <>
            <ViewSwitch view="hours" page={Math.floor(page / 7)} />
            <HideCompleted />
            {!isNarrow && <AddButton />}
          </>
        }
      >
        <Pager page={page} columnId={dayColumn} />
        {!isNarrow && (
          <>
            <span className={styles.day}>{longDayName(date, planning.locale)}</span>
            <Link
              to="/horizons/$slug/"
              params={{ slug: 'days' }}
              search={{ view: 'hours', page: Math.floor(page / 7) || undefined }}
              className={styles.way}
            >
              {m.hours_seven()}
            </Link>
          </>
        )}
      </PageHead>
      <DayPicker date={date} onPick={goTo} />
      <HourGrid days={[periodOf(dayColumn, date)]} onPage={(step) => goTo(page + step)} />
    </>
  );
}

interface DaysGridProps {
  readonly days: readonly Period[];
  readonly page: number;
}

/** The days view with its hours: all seven side by side; on a phone one day at a time (`language.md` §7). */
export function DaysGrid({ days, page }: DaysGridProps) {
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const goTo = (next: number) =>
    void navigate({ to: './', search: (search) => ({ ...search, page: next === 0 ? undefined : next }) });
  if (isNarrow) return <Navigate to="/horizons/hours/" search={{ page: page * 7 || undefined }} replace />;
  return <HourGrid days={days} onPage={(step) => goTo(page + step)} />;
}
