import type { StepPlace } from '@cairn/core/climbs/climb-shape';
import { anySteps } from '@cairn/core/testing/climbs';
import { stepPlaces } from '@cairn/core/climbs/climb-shape';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileHeight, profileShape, profileWidth, type StoneState } from './profile-shape.ts';

const ahead = (): StoneState => 'ahead';
const day = (index: number): StepPlace => [1, index, 1, true];

test('a climb is drawn alike each time, from left to right and within its picture', () => {
  fc.assert(
    fc.property(anySteps, fc.string(), (steps, seed) => {
      const { stones, ...rest } = profileShape(stepPlaces(steps), ahead, seed);
      expect(profileShape(stepPlaces(steps), ahead, seed)).toEqual({ stones, ...rest });
      expect(stones).toHaveLength(steps.length);
      const places = stones.map(({ x }) => x);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { x, y } of stones) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(profileWidth);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(profileHeight);
      }
    }),
  );
});

test('a year of days shows some of its stones, with the next one', () => {
  const year = Array.from({ length: 365 }, (_, index) => day(index + 1));
  const { stones } = profileShape(year, (index) => (index === 200 ? 'next' : 'ahead'), 'c');
  expect(stones.length).toBeLessThan(30);
  expect(stones.filter(({ state }) => state === 'next')).toHaveLength(1);
});

test('the solid line ends at the last done stone, and at the flag when all is done', () => {
  const steps = [day(1), day(2), day(3)];
  const some = profileShape(steps, (index) => (index < 2 ? 'done' : 'next'), 'c');
  expect(some.doneTo).toBe(some.stones[1]?.x);
  const all = profileShape(steps, () => 'done', 'c');
  expect(all.doneTo).toBe(all.flag.x);
  expect(profileShape(steps, ahead, 'c').doneTo).toBeLessThan(0);
});
