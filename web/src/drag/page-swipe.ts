import { type RefObject, useEffect, useRef } from 'react';
import { isDragging } from './dragged.ts';
import { sideways } from './gestures.ts';

/** In pixels; a shorter swipe does not turn the page. */
const turningDistance = 50;

/**
 * A swipe to the left turns to the next page. Only elements with `data-page-swipe` react, to one finger, and
 * not during a drag or the swipe of a row.
 *
 * @param mayTurn called at the touch
 */
export function usePageSwipe(
  area: RefObject<HTMLElement | null>,
  onTurn: (step: 1 | -1) => void,
  mayTurn?: (step: 1 | -1) => boolean,
): void {
  const turn = useRef({ onTurn, mayTurn });
  useEffect(() => {
    turn.current = { onTurn, mayTurn };
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let start: { readonly x: number; readonly y: number; readonly steps: readonly number[] } | null = null;

    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const isSwiped = (event.target as Element).closest('[data-page-swipe]') !== null;
      const steps = ([-1, 1] as const).filter((step) => turn.current.mayTurn?.(step) ?? true);
      start =
        touch && event.touches.length === 1 && isSwiped
          ? { x: touch.clientX, y: touch.clientY, steps }
          : null;
    };
    const move = () => {
      if (isDragging() || document.documentElement.hasAttribute('data-swiping')) start = null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch || event.touches.length > 0) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      const step = across < 0 ? 1 : -1;
      const isOffered = start.steps.includes(step);
      start = null;
      if (Math.abs(across) < turningDistance || Math.abs(across) < sideways * Math.abs(down)) return;
      if (isOffered) turn.current.onTurn(step);
    };
    const forget = () => {
      start = null;
    };

    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    element.addEventListener('touchstart', begin, options);
    element.addEventListener('touchmove', move, options);
    element.addEventListener('touchend', end, options);
    element.addEventListener('touchcancel', forget, options);
    return () => stop.abort();
  }, [area]);
}
