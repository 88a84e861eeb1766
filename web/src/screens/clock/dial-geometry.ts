import type { Lane } from '@cairn/core/time/blocks-beside';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { minutesPerDay } from '@cairn/core/time/hours';

/** The drawing is 900 units wide and high, with its centre at 0 0. */
export const dialUnits = 900;

/** Radii of the ring of arcs. */
export interface Band {
  readonly inner: number;
  readonly outer: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a point at a share of the circle: 0 is at the bottom, and shares rise clockwise. */
export function pointAt(share: number, radius: number): Point {
  const angle = share * 2 * Math.PI;
  return { x: -radius * Math.sin(angle), y: radius * Math.cos(angle) };
}

const written = (share: number, radius: number) => {
  const { x, y } = pointAt(share, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** Returns the path of a line along the circle. */
export function linePath(from: number, to: number, radius: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${written(from, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${written(to, radius)}`;
}

/** Returns the outline of a piece of a ring. */
export function piecePath(from: number, to: number, { inner, outer }: Band): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  return [
    linePath(from, to, outer),
    `L${written(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${written(from, inner)}Z`,
  ].join('');
}

/** Space between lanes, in units. */
const laneGap = 2;

/** Returns the radii of a lane; the first lane is outside. */
export function laneBand({ inner, outer }: Band, { lane, lanes }: Lane): Band {
  const gap = lanes > 6 ? 0 : laneGap;
  const width = (outer - inner - gap * (lanes - 1)) / lanes;
  const top = outer - lane * (width + gap);
  return { inner: top - width, outer: top };
}

export interface RoundPiece {
  readonly path: string;
  /** Width of the stroke that rounds the corners. */
  readonly stroke: number;
}

const maxCorner = 6;

/** Returns an arc whose round corners stay within its times and radii. */
export function roundPiece({ from, to }: DayBlock, band: Band): RoundPiece {
  const middle = (band.inner + band.outer) / 2;
  const length = ((to - from) / minutesPerDay) * 2 * Math.PI * middle;
  const corner = Math.min(maxCorner, (band.outer - band.inner) / 3, length / 3);
  const inset = corner / (2 * Math.PI * middle);
  return {
    path: piecePath(from / minutesPerDay + inset, to / minutesPerDay - inset, {
      inner: band.inner + corner,
      outer: band.outer - corner,
    }),
    stroke: corner * 2,
  };
}
