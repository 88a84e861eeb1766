import type { DayBlock } from '@cairn/core/time/day-blocks';
import { minutesPerDay } from '@cairn/core/time/hours';
import { pointAt } from './dial-geometry.ts';

export interface Labelled {
  readonly key: string;
  readonly name: string;
  readonly time: string;
  readonly drawn: DayBlock;
}

export interface ArcLabel extends Labelled {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Average width of a letter, and height of a line, for a font size of 1. */
const letterWidth = 0.52;
const lineHeight = 1.25;

/** Distances from the arcs to try, in units. */
const gaps = [20, 26, 33, 42];

interface Room {
  /** Inner radius of the arcs, in units. */
  readonly inner: number;
  readonly fontSize: number;
  /** Parts of the dial with other text. */
  readonly taken: readonly Box[];
}

/**
 * Returns the labels that fit between the arcs and other text. Earlier arcs in the list go first. No two labels are
 * over each other.
 */
export function labelsThatFit(arcs: readonly Labelled[], room: Room): readonly ArcLabel[] {
  const taken = [...room.taken];
  const placed: ArcLabel[] = [];
  for (const arc of arcs) {
    for (const gap of gaps) {
      const [label, box] = labelAt(arc, room, gap);
      if (!isInside(box, room.inner - 8) || taken.some((other) => touch(box, other))) continue;
      taken.push(box);
      placed.push(label);
      break;
    }
  }
  return placed;
}

function labelAt(arc: Labelled, { inner, fontSize }: Room, gap: number): readonly [ArcLabel, Box] {
  const share = (arc.drawn.from + arc.drawn.to) / 2 / minutesPerDay;
  const { x, y } = pointAt(share, inner - gap);
  const anchor = Math.abs(x) < inner / 4 ? 'middle' : x < 0 ? 'start' : 'end';
  const width = Math.max(lettersOf(arc.name), lettersOf(arc.time)) * fontSize * letterWidth;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const height = fontSize * lineHeight;
  // Above the centre, the label hangs below its point, and the other way round.
  const top = y - height + (-y / inner) * height;
  const box = { left, right: left + width, top, bottom: top + height * 2 };
  return [{ ...arc, x, y: top + fontSize, anchor }, box];
}

/** Letters of Chinese, Japanese and Korean, and emoji, are twice as wide as others. */
function lettersOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e_80 ? 2 : 1), 0);
}

function isInside({ left, right, top, bottom }: Box, radius: number): boolean {
  return [left, right].every((x) => [top, bottom].every((y) => Math.hypot(x, y) <= radius));
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
