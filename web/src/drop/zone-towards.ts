import { zonesOnPage } from '../drag/dragged.ts';

/** One of the four directions: x to the right, y down. */
export interface Way {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Borders of neighbouring lists may overlap, in pixels. */
const slack = 2;

/**
 * Returns the list beside a list. Where none is above or below, up and down lead to the list before or after
 * it. Undefined at the edge.
 */
export function zoneTowards(zone: HTMLElement, way: Way): HTMLElement | undefined {
  const dialog = zone.closest('[role="dialog"]');
  const zones = zonesOnPage().filter(
    (one) => one.closest('[role="dialog"]') === dialog && one.getBoundingClientRect().width > 0,
  );
  if (zone.dataset.dropColumn !== undefined) return cellTowards(zone, zones, way);
  const from = zone.getBoundingClientRect();
  const [nearest] = zones
    .filter((one) => one !== zone && isTowards(from, one.getBoundingClientRect(), way))
    .sort((one, other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return gapTowards(from, a, way) - gapTowards(from, b, way) || gapBeside(from, a) - gapBeside(from, b);
    });
  if (nearest || way.x !== 0) return nearest;
  const inSamePart = zones.filter((one) => one.closest('main') === zone.closest('main'));
  return inSamePart[inSamePart.indexOf(zone) + way.y];
}

/** In the calendar, up and down keep the weekday. Left and right may lead to another week. */
function cellTowards(
  zone: HTMLElement,
  zones: readonly HTMLElement[],
  { x, y }: Way,
): HTMLElement | undefined {
  const { dropColumn } = zone.dataset;
  const cells = zones.filter(({ dataset }) =>
    x === 0 ? dataset.dropColumn === dropColumn : dataset.dropColumn !== undefined,
  );
  return cells[cells.indexOf(zone) + inReadingOrder(zone, x) + y];
}

/** Returns 1 for the next in a row, -1 for the one before. */
export function inReadingOrder(element: Element, x: Way['x']): number {
  return getComputedStyle(element).direction === 'rtl' ? -x : x;
}

function isTowards(from: DOMRect, to: DOMRect, way: Way): boolean {
  return (
    gapTowards(from, to, way) >= -slack && (way.x !== 0 || (to.left < from.right && to.right > from.left))
  );
}

function gapTowards(from: DOMRect, to: DOMRect, { x, y }: Way): number {
  if (x !== 0) return x > 0 ? to.left - from.right : from.left - to.right;
  return y > 0 ? to.top - from.bottom : from.top - to.bottom;
}

/** 0 for lists at the same height. */
function gapBeside(from: DOMRect, to: DOMRect): number {
  return Math.max(0, to.top - from.bottom, from.top - to.bottom);
}
