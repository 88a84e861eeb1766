import type { DateOnly } from '@cairn/core/time/date-only';
import { minutesAt } from '@cairn/core/time/hours';

/** In pixels: a pointer this close to the grid's side aims at other days. */
const edge = 24;

export interface GridPoint {
  readonly date: DateOnly;
  /** A grid line in minutes; null over the strip. */
  readonly minutes: number | null;
}

export function pointOnGrid(root: HTMLElement, x: number, y: number): GridPoint | null {
  const box = root.getBoundingClientRect();
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
  const day = Array.from(root.querySelectorAll<HTMLElement>('[data-hours-day]')).find((one) => {
    const { left, right } = one.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (!day) return null;
  const head = day.querySelector('[data-hours-head]')?.getBoundingClientRect();
  const date = day.dataset.hoursDay ?? '';
  return { date, minutes: head && y < head.bottom ? null : minutesOn(day, y) };
}

/** @param y in window coordinates */
export function minutesOn(day: HTMLElement, y: number): number {
  const top = day.querySelector('[data-hours-body]')?.getBoundingClientRect().top ?? 0;
  return minutesAt(y - top);
}

export function dayOf(root: HTMLElement, date: DateOnly): HTMLElement | null {
  return root.querySelector(`[data-hours-day="${CSS.escape(date)}"]`);
}

/** Returns -1 left of the grid's days, 1 right of them, 0 between. */
export function sideOf(root: HTMLElement, x: number): -1 | 0 | 1 {
  const { left, right } = root.getBoundingClientRect();
  const first = root.querySelector('[data-hours-day]')?.getBoundingClientRect().left ?? left;
  if (x < Math.max(left + edge, first)) return -1;
  return x > right - edge ? 1 : 0;
}
