import { type PointerEvent, type RefObject, useRef } from 'react';

/** Minimum speed of a closing swipe, in px per ms. */
const closingSpeed = 0.1;
/** Minimum length of a closing swipe, in px. */
const closingDistance = 50;

/** Drags the sheet with a finger; on release, the sheet closes or springs back. */
export function useSheetSwipe(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);

  const follow = (distance: number | null) => pull(sheet.current, distance);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) follow(Math.max(0, event.clientY - start.current.y));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const distance = event.clientY - start.current.y;
      const speed = distance / Math.max(1, event.timeStamp - start.current.at);
      start.current = null;
      follow(null);
      if (distance > closingDistance && speed > closingSpeed) onClose();
    },
    onPointerCancel: () => {
      start.current = null;
      follow(null);
    },
  };
}

function pull(sheet: HTMLElement | null, distance: number | null): void {
  if (!sheet) return;
  sheet.style.transition = distance === null ? '' : 'none';
  if (distance === null) sheet.style.removeProperty('--sheet-y');
  else sheet.style.setProperty('--sheet-y', `${distance}px`);
}
