import { columnOfSlug, dayColumn, lifeColumn } from '@cairn/core/time/horizons';
import { rangeName } from '@cairn/core/time/period-names';
import { holdsDate, periodKey } from '@cairn/core/time/periods';
import { slidesOf } from '@cairn/core/time/slides';
import { useNarrow } from '@cairn/ui/use-narrow';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { columnNames } from '../../goals/period-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { LifeSquares } from '../../periods/life-squares.tsx';
import { Pager } from '../../periods/pager.tsx';
import { PeriodPanel } from '../../periods/period-panel.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PeriodAxis } from './period-axis.tsx';
import styles from './period-view-screen.module.css';
import { SlideDots } from './slide-dots.tsx';
import { useSlidesInView } from './use-slides-in-view.ts';
import { WeekStrip } from './week-strip.tsx';

/** `/horizons/days/` to `/horizons/life/`: one horizon, its periods side by side. */
export function PeriodViewScreen() {
  const { slug } = useParams({ from: '/member/horizons/$slug' });
  const { page = 0 } = useSearch({ from: '/member/horizons/$slug' });
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const row = useRef<HTMLDivElement>(null);
  const columnId = columnOfSlug(slug) ?? dayColumn;
  const isLife = columnId === lifeColumn;
  const slides = slidesOf(columnId, planning.today, page, planning.life);
  const keys = slides.map(periodKey);
  const inView = useSlidesInView(row, keys.join());

  // Another row of slides begins at its beginning.
  useEffect(() => row.current?.scrollTo({ left: 0 }), [page, columnId]);

  const goTo = (index: number) => {
    row.current?.children[index]?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
  };
  const first = slides[0];
  const last = slides.at(-1);

  return (
    <>
      <PageHead
        title={columnNames[columnId]()}
        end={
          <>
            <HideCompleted />
            {!isNarrow && <AddButton />}
          </>
        }
      >
        {!isLife && <Pager page={page} columnId={columnId} />}
        {columnId === dayColumn && !isNarrow && first && last && (
          <span className={styles.range}>{rangeName(first.firstDate, last.lastDate, planning.locale)}</span>
        )}
      </PageHead>
      {!isNarrow && columnId === dayColumn && <WeekStrip days={slides} inView={inView} onGo={goTo} />}
      {!isNarrow && columnId !== dayColumn && !isLife && <PeriodAxis periods={slides} inView={inView} onGo={goTo} />}
      {isNarrow && !isLife && <SlideDots slides={slides} inView={inView} onGo={goTo} />}
      <div ref={row} className={styles.slides} data-life={isLife || undefined}>
        {slides.map((period, index) => (
          <div
            key={keys[index]}
            className={styles.slide}
            data-slide={keys[index]}
            data-now={holdsDate(period, planning.today) || undefined}
          >
            <PeriodPanel period={period} look="slide" greets={holdsDate(period, planning.today)} />
          </div>
        ))}
        {isLife && (
          <div className={styles.aside}>
            <LifeSquares />
          </div>
        )}
      </div>
    </>
  );
}
