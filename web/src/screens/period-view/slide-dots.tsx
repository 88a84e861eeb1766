import { type Period, periodKey } from '@cairn/core/time/periods';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect } from 'react';
import { usePageSwipe } from '../../drag/page-swipe.ts';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import styles from './slide-dots.module.css';

export interface SlideDotsProps {
  readonly slides: readonly Period[];
  readonly inView: ReadonlySet<string>;
  readonly onGo: (index: number) => void;
  readonly row: RefObject<HTMLElement | null>;
  /** 0 is today's row. */
  readonly page: number;
}

/** On a phone, a swipe beyond the last slide opens the next row. */
export function SlideDots({ slides, inView, onGo, row, page }: SlideDotsProps) {
  const planning = usePlanning();
  useSwipeBeyond(row, page);
  return (
    <div className={styles.dots}>
      {slides.map((period, index) => (
        <button
          key={periodKey(period)}
          type="button"
          aria-label={namedPeriod(period, planning).title}
          aria-current={inView.has(periodKey(period)) || undefined}
          onClick={() => onGo(index)}
        />
      ))}
    </div>
  );
}

let comesFromLater = false;

/** A swipe before the first slide opens the previous row at its end. */
function useSwipeBeyond(row: RefObject<HTMLElement | null>, page: number): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    // A microtask runs before the paint, but after the row is mounted.
    const toEnd = () => row.current?.scrollTo({ left: row.current.scrollWidth, behavior: 'instant' });
    if (comesFromLater) queueMicrotask(toEnd);
    comesFromLater = false;
  }, [row]);
  const turn = (step: 1 | -1) => {
    const next = page + step;
    comesFromLater = step === -1;
    void navigate({ to: './', search: (search) => ({ ...search, page: next === 0 ? undefined : next }) });
  };
  const isAtEnd = (step: 1 | -1) => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = row.current ?? {};
    return step === 1 ? scrollLeft + clientWidth >= scrollWidth - 2 : scrollLeft <= 2;
  };
  usePageSwipe(row, turn, isAtEnd);
}
