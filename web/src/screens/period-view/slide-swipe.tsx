import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect } from 'react';
import { usePageSwipe } from '../../drag/page-swipe.ts';

export interface SlideSwipeProps {
  readonly row: RefObject<HTMLElement | null>;
  /** The row of slides that is shown, 0 being today's. */
  readonly page: number;
}

/** Whether the row that comes next is entered at its end. */
let comesFromLater = false;

/** A finger that swipes beyond the last slide of a row comes to the next row's first, and back to the last of the one before. */
export function SlideSwipe({ row, page }: SlideSwipeProps) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (comesFromLater) row.current?.scrollTo({ left: row.current.scrollWidth, behavior: 'instant' });
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
  return null;
}
