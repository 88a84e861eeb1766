import { plusDays } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { longDayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { Pager } from '../../periods/pager.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { DayPicker } from './day-picker.tsx';
import { HourGrid } from './hour-grid.tsx';
import styles from './hours-screen.module.css';
import { ViewSwitch } from './view-switch.tsx';

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
