import { describe, expect, it } from 'vitest';
import { walked, type WalkPlace, type WalkStop } from './calendar-walk.ts';

/** A month's margin, then two weeks with their margins. The first Monday has two goals, its week's margin one. */
const places: readonly WalkPlace[] = [
  { row: 0, column: 0, count: 1 },
  ...[1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => ({
      row,
      column,
      count: row === 1 ? ([1, 2][column] ?? 0) : 0,
    })),
  ),
];
const placeOf = (row: number, column: number) =>
  places.findIndex((place) => place.row === row && place.column === column);

function after(row: number, column: number, ...keys: readonly string[]): unknown {
  let stop: WalkStop = { place: placeOf(row, column), item: -1 };
  for (const key of keys) {
    const next = walked(places, stop, key);
    if (next === null || typeof next === 'string') return next;
    stop = next;
  }
  const { row: endRow, column: endColumn } = places[stop.place] as WalkPlace;
  return [endRow, endColumn, stop.item];
}

describe('arrow keys on the calendar', () => {
  it('go down through the goals of a day and on to the same day a week later', () => {
    expect(after(1, 1, 'ArrowDown')).toEqual([1, 1, 0]);
    expect(after(1, 1, 'ArrowDown', 'ArrowDown')).toEqual([1, 1, 1]);
    expect(after(1, 1, 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([2, 1, -1]);
  });

  it('go up the same way', () => {
    expect(after(2, 1, 'ArrowUp')).toEqual([1, 1, 1]);
    expect(after(2, 1, 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([1, 1, -1]);
    expect(after(1, 3, 'ArrowUp')).toEqual([0, 0, -1]);
  });

  it('go to the day beside, also from a goal, and over a week margin into the next week', () => {
    expect(after(1, 2, 'ArrowLeft')).toEqual([1, 1, -1]);
    expect(after(1, 1, 'ArrowDown', 'ArrowRight')).toEqual([1, 2, -1]);
    expect(after(1, 7, 'ArrowRight')).toEqual([2, 0, -1]);
    expect(after(1, 7, 'ArrowRight', 'ArrowRight')).toEqual([2, 1, -1]);
  });

  it('go through the goals of a margin sideways', () => {
    expect(after(1, 0, 'ArrowRight')).toEqual([1, 0, 0]);
    expect(after(1, 0, 'ArrowRight', 'ArrowRight')).toEqual([1, 1, -1]);
    expect(after(1, 0, 'ArrowRight', 'ArrowLeft')).toEqual([1, 0, -1]);
    expect(after(1, 0, 'ArrowDown')).toEqual([2, 0, -1]);
  });

  it('turn the page at its ends', () => {
    expect(after(2, 7, 'ArrowRight')).toBe('later');
    expect(after(2, 4, 'ArrowDown')).toBe('later');
    expect(after(0, 0, 'ArrowLeft')).toBe('earlier');
    expect(after(0, 0, 'ArrowUp')).toBe('earlier');
    expect(after(1, 4, 'PageDown')).toBe('later');
  });

  it('go to the ends of a week', () => {
    expect(after(2, 4, 'Home')).toEqual([2, 1, -1]);
    expect(after(2, 4, 'End')).toEqual([2, 7, -1]);
    expect(after(2, 4, 'a')).toBeNull();
  });
});
