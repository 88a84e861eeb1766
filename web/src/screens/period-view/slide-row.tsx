import { type ColumnId, dayColumn, lifeColumn } from '@cairn/core/time/horizons';
import { holdsDate, type Period, periodKey } from '@cairn/core/time/periods';
import { isLongHorizon } from '@cairn/core/time/slides';
import { useNarrow } from '@cairn/ui/use-narrow';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import { LifeSquares } from '../../periods/life-squares.tsx';
import { useDrawn } from '../../periods/now-first.ts';
import { PeriodPanel } from '../../periods/period-panel.tsx';
import { paintedPart } from '../../base/quiet-part.tsx';
import type { PeriodAxisProps } from './period-axis.tsx';
import styles from './period-view-screen.module.css';
import type { SlideDotsProps } from './slide-dots.tsx';
import { useSlidesInView } from './use-slides-in-view.ts';
import { WeekStrip } from './week-strip.tsx';

/** Loaded after the first paint, in reserved space. Most visits start on days, which have no axis. */
const PeriodAxis = paintedPart<PeriodAxisProps>(() =>
  import('./period-axis.tsx').then((part) => part.PeriodAxis),
);

const SlideDots = paintedPart<SlideDotsProps>(() =>
  import('./slide-dots.tsx').then((part) => part.SlideDots),
);

interface SlideRowProps {
  readonly columnId: ColumnId;
  readonly slides: readonly Period[];
  /** Rows of slides between this row and the row with today. */
  readonly page: number;
}

/** Use a new element for each row, so that the row starts unscrolled. */
export function SlideRow({ columnId, slides, page }: SlideRowProps) {
  const { today } = usePlanning();
  const isNarrow = useNarrow();
  const row = useRef<HTMLDivElement>(null);
  const inView = useSlidesInView(row);
  const nowIndex = slides.findIndex((period) => holdsDate(period, today));
  const firstIndex = Math.max(nowIndex, 0);
  const nowFirst = useMemo(
    () => [...slides.slice(firstIndex), ...slides.slice(0, firstIndex)],
    [slides, firstIndex],
  );
  const drawnPart = useDrawn(nowFirst);
  const isLife = columnId === lifeColumn;
  const isLong = isLongHorizon(columnId);
  const isSeen = (at: number) => inView.has(periodKey(slides.at(at) as Period));

  // Starts at the current period, with a part of the previous period visible.
  useLayoutEffect(() => {
    if (nowIndex > 0) showSlide(row.current, nowIndex, 'instant');
  }, [nowIndex]);

  const goTo = (index: number) => showSlide(row.current, index, 'smooth');

  return (
    <>
      {!isNarrow && columnId === dayColumn && <WeekStrip days={slides} inView={inView} onGo={goTo} />}
      {!isNarrow && columnId !== dayColumn && !isLife && (
        <div className={styles.axis}>
          <PeriodAxis periods={slides} inView={inView} onGo={goTo} />
        </div>
      )}
      {isNarrow && !isLife && (
        <div className={styles.dots}>
          <SlideDots slides={slides} inView={inView} onGo={goTo} row={row} page={page} />
        </div>
      )}
      <div
        ref={row}
        className={styles.slides}
        data-life={isLife || undefined}
        data-long={isLong || undefined}
        data-page-swipe={(isNarrow && !isLife) || undefined}
        data-more-before={(inView.size > 0 && !isSeen(0)) || undefined}
        data-more-after={(inView.size > 0 && !isSeen(-1)) || undefined}
      >
        {slides.map((period) => (
          <div
            key={periodKey(period)}
            className={styles.slide}
            data-slide={periodKey(period)}
            data-now={holdsDate(period, today) || undefined}
          >
            <PeriodPanel
              period={period}
              look="slide"
              greets={holdsDate(period, today)}
              drawn={drawnPart(nowFirst.indexOf(period))}
            />
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

function showSlide(row: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  row?.children[index]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
}
