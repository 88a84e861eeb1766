import type { StepState } from '@cairn/client/replica/running-climbs';
import { daysBefore, type StepPlace } from '@cairn/core/climbs/climb-shape';

/** Only the editor has a chosen stone. */
export type StoneState = StepState | 'chosen';

export interface Stone {
  /** Of the step. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly state: StoneState;
}

export interface ProfileShape {
  readonly stones: readonly Stone[];
  readonly flag: { readonly x: number; readonly y: number };
  /** SVG paths. */
  readonly way: string;
  readonly land: string;
  readonly far: string;
  readonly near: string;
  /** Where the solid line of done steps ends. */
  readonly doneTo: number;
}

export const profileWidth = 390;
export const profileHeight = 96;
/** More stones would lie on top of each other. */
const maxStones = 24;
const [firstX, lastX, flagX] = [22, 322, 364];
const [lowest, highest] = [77, 34];

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the drawing of a climb, the same for the same steps. A stone is between its place in time and its place
 * among the steps, so that stones of one day do not hide each other.
 *
 * @param seed varies the hills behind, such as the climb's code
 */
export function profileShape(
  steps: readonly StepPlace[],
  stateOf: (index: number) => StoneState,
  seed: string,
): ProfileShape {
  const chance = chanceFrom(seed);
  const shown = sampled(steps.map((place, index) => ({ index, place, state: stateOf(index) })));
  const days = shown.map(({ place }) => daysBefore(place));
  const longest = Math.max(...days, 1);
  const count = Math.max(shown.length - 1, 1);
  const along = shown
    .map((_, index) => 0.5 * (index / count) + 0.5 * ((days[index] ?? 0) / longest))
    .toSorted((one, other) => one - other);
  const stones = shown.map(({ index, state }, at): Stone => {
    const share = shown.length === 1 ? 0.5 : (along[at] ?? 0);
    const wobble = (chance() - 0.5) * 9;
    const y = lowest - share * (lowest - highest) + wobble;
    return { index, x: firstX + share * (lastX - firstX), y, state };
  });
  const flag = { x: flagX, y: 30 };
  const way = [{ x: -6, y: 83 }, ...stones, flag];
  const path = smooth(way);
  const doneTo = stones.findLast(({ state }) => state === 'done')?.x ?? -6;
  const isAtTop = stones.length > 0 && stones.every(({ state }) => state === 'done' || state === 'off');
  return {
    stones,
    flag,
    way: path,
    land: `${path}${slope}`,
    far: hills(chance, 8, 48, 20),
    near: hills(chance, 6, 68, 14),
    doneTo: isAtTop ? flag.x : doneTo,
  };
}

const slope = 'C373.5 31.3 371.2 39.8 377 45.4C382.8 50.9 394.4 59.7 398 62.6L398 96L-6 96Z';

/** Keeps the first and the last step, and the next one. */
function sampled<Step extends { readonly state: StoneState }>(steps: readonly Step[]): readonly Step[] {
  if (steps.length <= maxStones) return steps;
  const ratio = (steps.length - 1) / (maxStones - 1);
  const kept = new Set(Array.from({ length: maxStones }, (_, index) => Math.round(index * ratio)));
  return steps.filter(({ state }, index) => kept.has(index) || state === 'next');
}

function hills(chance: () => number, count: number, middle: number, height: number): string {
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const y = middle + (chance() - 0.5) * height + (index % 2 === 0 ? 8 : -8);
    return `L${rounded((index * profileWidth) / count)} ${rounded(y)}`;
  });
  return `M0 ${profileHeight}${points.join('')}L${profileWidth} ${profileHeight}Z`;
}

/** A curve through the points that never goes back. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let before = first;
  let path = `M${rounded(first.x)} ${rounded(first.y)}`;
  for (const point of rest) {
    const half = (point.x - before.x) / 2;
    path += `C${rounded(before.x + half)} ${rounded(before.y)} ${rounded(point.x - half)} ${rounded(point.y)} `;
    path += `${rounded(point.x)} ${rounded(point.y)}`;
    before = point;
  }
  return path;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Returns numbers from 0, below 1, the same for the same text. */
function chanceFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}
