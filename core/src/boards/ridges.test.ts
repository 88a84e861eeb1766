import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing, sceneOf } from './ridges.ts';

const points = (outline: string) =>
  [...outline.matchAll(/[ML](?<x>[\d.]+) (?<y>[\d.]+)/gu)].map(({ groups }) => [
    Number(groups?.['x']),
    Number(groups?.['y']),
  ]);

test('the mountains of a seed are the same each time and stay in the drawing, the sun in the sky', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const scene = sceneOf(seed);
      expect(sceneOf(seed)).toEqual(scene);
      expect(scene.color).toMatch(/^#[\dA-F]{6}$/u);
      const isInside = ([x = -1, y = -1]: readonly number[]) =>
        x >= 0 && x <= drawing.width && y > 0 && y < drawing.height + 40;
      expect(scene.ridges.flatMap(points).every(isInside)).toBe(true);
      expect(scene.sun.y).toBeLessThan(drawing.height / 2);
    }),
  );
});

test('different boards have different mountains', () => {
  const seeds = Array.from({ length: 100 }, (_, at) => `board-${at}`);
  expect(new Set(seeds.map((seed) => sceneOf(seed).ridges.join(''))).size).toBe(100);
  expect(new Set(seeds.map((seed) => sceneOf(seed).color)).size).toBe(8);
});
