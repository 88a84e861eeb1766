import { type RefObject, useLayoutEffect } from 'react';
import { pointedSince } from '../../goals/pointed-since.ts';

/** Frames to wait until all periods are drawn. */
const patience = 60;

/** By the shown columns: how far the row and each column were scrolled, in pixels. */
const kept = new Map<string, readonly (readonly [left: number, top: number])[]>();

/** Restores the scroll of the last visit. A press meanwhile cancels it. */
export function useKeptScroll(row: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const root = row.current;
    if (!root) return undefined;
    const scrollers = () => [root, ...root.querySelectorAll('[data-walk]')];
    const isOver = pointedSince();
    let frame = 0;
    const restore = (frames: number) => {
      const places = kept.get(shown) ?? [];
      const all = scrollers();
      for (const [index, [left, top]] of places.entries())
        all[index]?.scrollTo({ left, top, behavior: 'instant' });
      const isThere = places.every(([left, top], index) => {
        const one = all[index];
        return !one || (Math.abs(one.scrollLeft - left) < 1 && Math.abs(one.scrollTop - top) < 1);
      });
      if (!isThere && frames > 0)
        frame = requestAnimationFrame(() => {
          if (!isOver()) restore(frames - 1);
        });
    };
    restore(patience);
    return () => {
      cancelAnimationFrame(frame);
      kept.set(
        shown,
        scrollers().map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]),
      );
    };
  }, [row, shown]);
}
