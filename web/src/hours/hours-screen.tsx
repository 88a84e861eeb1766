import { plusDays } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { longDayName, rangeName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { ownPageOf, ownSlidesOf, periodsBefore } from '@cairn/core/time/slides';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { AddButton } from '../periods/add-button.tsx';
import { HideCompleted } from '../periods/hide-completed.tsx';
import { ListLookProvider } from '../periods/list-look-provider.tsx';
import { FilterLine, ListTools } from '../periods/list-tools.tsx';
import { Pager } from '../periods/pager.tsx';
import { PageHead } from '../page/page-head.tsx';
import { DayPicker } from './day-picker.tsx';
import { HourGrid } from './hour-grid.tsx';
import styles from './hours-screen.module.css';
import { ViewSwitch } from './view-switch.tsx';

// Exported here, so that all parts of the hours load as one file.
export { ViewSwitch };

/**
 * `/horizons/hours/` shows one day, `page` days from today. `/horizons/days/?view=hours` shows seven, on a
 * phone one at a time.
 */
export function HoursScreen() {
  const { slug } = useParams({ from: '/member/horizons/$slug' });
  const { page = 0, view } = useSearch({ from: '/member/horizons/$slug' });
  const isNarrow = useNarrow();
  if (slug === 'days' && !isNarrow && !view) return <Navigate to="./" search={{ view: 'hours' }} replace />;
  if (slug === 'hours' || !isNarrow)
    return (
      <ListLookProvider hasTimes>
        {slug === 'hours' ? <OneDay page={page} /> : <SevenDays page={page} />}
      </ListLookProvider>
    );
  return (
    <Navigate
      to="/horizons/$slug/"
      params={{ slug: 'hours' }}
      search={{ page: page * 7 || undefined }}
      replace
    />
  );
}

function OneDay({ page }: { readonly page: number }) {
  const goTo = usePaging();
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const date = plusDays(planning.today, page);
  const { today, daysBegin } = planning;
  const weekPage = ownPageOf(dayColumn, page, periodsBefore(dayColumn, today, daysBegin));
  return (
    <>
      <Head title={m.hours_title()} page={page} weekPage={weekPage}>
        {!isNarrow && (
          <>
            <span className={styles.day}>{longDayName(date, planning.locale, planning.today)}</span>
            <Link
              to="/horizons/$slug/"
              params={{ slug: 'days' }}
              search={{ view: 'hours', page: weekPage || undefined }}
              className={styles.way}
            >
              {m.hours_seven()}
            </Link>
          </>
        )}
      </Head>
      <FilterLine />
      <DayPicker date={date} onPick={goTo} />
      <HourGrid days={[periodOf(dayColumn, date)]} onPage={(step) => goTo(page + step)} />
    </>
  );
}

function SevenDays({ page }: { readonly page: number }) {
  const goTo = usePaging();
  const { today, life, locale, daysBegin } = usePlanning();
  const days = ownSlidesOf(dayColumn, today, page, life, daysBegin);
  return (
    <>
      <Head title={m.horizon_days()} page={page} weekPage={page}>
        <span className={styles.day}>
          {rangeName(days[0]?.firstDate ?? today, days.at(-1)?.lastDate ?? today, today, locale)}
        </span>
      </Head>
      <FilterLine />
      <HourGrid days={days} onPage={(step) => goTo(page + step)} />
    </>
  );
}

interface HeadProps {
  readonly title: string;
  readonly page: number;
  readonly weekPage: number;
  readonly children: ReactNode;
}

function Head({ title, page, weekPage, children }: HeadProps) {
  const isNarrow = useNarrow();
  return (
    <PageHead
      title={title}
      end={
        <>
          <ViewSwitch view="hours" page={weekPage} />
          <ListTools hasTimes hasColumns={false} hasOrders={false} />
          <HideCompleted />
          {!isNarrow && <AddButton />}
        </>
      }
    >
      <Pager page={page} columnId={dayColumn} />
      {children}
    </PageHead>
  );
}

function usePaging(): (page: number) => void {
  const navigate = useNavigate();
  return (page) =>
    void navigate({ to: './', search: (search) => ({ ...search, page: page === 0 ? undefined : page }) });
}
