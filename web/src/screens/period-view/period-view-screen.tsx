import { useSettings } from '@cairn/client/react/account';
import { columnOfSlug, dayColumn, lifeColumn } from '@cairn/core/time/horizons';
import { rangeName } from '@cairn/core/time/period-names';
import { holdsDate, periodKey } from '@cairn/core/time/periods';
import { isLongHorizon, ownSlidesOf } from '@cairn/core/time/slides';
import { useNarrow } from '@cairn/ui/use-narrow';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { columnNames } from '../../goals/period-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { ListLookProvider } from '../../periods/list-look-provider.tsx';
import { FilterLine, ListTools } from '../../periods/list-tools.tsx';
import { Pager } from '../../periods/pager.tsx';
import { quietPart } from '../../base/quiet-part.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ViewSwitchProps } from '../../hours/view-switch.tsx';
import styles from './period-view-screen.module.css';
import { SlideRow } from './slide-row.tsx';

const loadHours = () => import('../../hours/hours-screen.tsx');
const HoursScreen = lazy(() => loadHours().then((part) => ({ default: part.HoursScreen })));
/** Loaded after the first paint. If loading fails, the days are still shown, so no message is needed. */
const ViewSwitch = quietPart<ViewSwitchProps>(() => loadHours().then((part) => part.ViewSwitch));
const Ladder = quietPart(() => import('../../periods/ladder.tsx').then((part) => part.Ladder));

/** `/horizons/days/` to `/horizons/life/`: periods side by side. `/horizons/hours/`: the hours of a day. */
export function PeriodViewScreen() {
  const { slug } = useParams({ from: '/member/horizons/$slug' });
  const { view, page } = useSearch({ from: '/member/horizons/$slug' });
  const { daysView } = useSettings();
  const showsHours = view ?? (page === undefined && daysView === 'hours');
  if (slug === 'hours' || (slug === 'days' && showsHours))
    return (
      <Suspense fallback={null}>
        <HoursScreen />
      </Suspense>
    );
  return <SlidesScreen slug={slug} />;
}

function SlidesScreen({ slug }: { readonly slug: string }) {
  const { page = 0 } = useSearch({ from: '/member/horizons/$slug' });
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const columnId = columnOfSlug(slug) ?? dayColumn;
  const slides = ownSlidesOf(columnId, planning.today, page, planning.life, planning.daysBegin);
  const first = slides[0];
  const last = slides.at(-1);

  return (
    <ListLookProvider hasTimes={columnId === dayColumn}>
      <PageHead
        title={columnNames[columnId]()}
        end={
          <>
            {columnId === dayColumn && <ViewSwitch view="list" page={page} />}
            <ListTools hasTimes={columnId === dayColumn} hasColumns={false} />
            <HideCompleted />
            {!isNarrow && <AddButton />}
          </>
        }
      >
        {columnId !== lifeColumn && <Pager page={page} columnId={columnId} />}
        {columnId === dayColumn && !isNarrow && first && last && (
          <span className={styles.range}>
            {rangeName(first.firstDate, last.lastDate, planning.today, planning.locale)}
          </span>
        )}
      </PageHead>
      <FilterLine />
      <SlideRow key={slides.map(periodKey).join()} columnId={columnId} slides={slides} page={page} />
      {isLongHorizon(columnId) && first && (
        <div className={styles.ladder}>
          <Ladder period={slides.find((slide) => holdsDate(slide, planning.today)) ?? first} />
        </div>
      )}
    </ListLookProvider>
  );
}
