import { expect, test } from 'vitest';
import { isNews, newsSince } from './news.ts';

const [before, joined, between, seen, after] = ['20', '21', '22', '23', '24'].map(
  (day) => `2026-11-${day}T10:00:00.000Z`,
) as [string, string, string, string, string];

test('what happened before somebody came is no news to them, though they never looked', () => {
  expect(newsSince({ joined, seen: null })).toBe(joined);
  // This user looked, left the space and joined again.
  expect(newsSince({ joined, seen: before })).toBe(joined);
  expect(newsSince({ joined, seen })).toBe(seen);
});

test('news is what others did since then', () => {
  const reader = { userId: 'ida', joined, seen: null };
  const newOf = (userId: string, ...moments: string[]) =>
    moments.filter((datetime) => isNews({ userId, datetime }, reader));
  expect(newOf('ben', before, joined, between, after)).toEqual([between, after]);
  expect(newOf('ida', between, after)).toEqual([]);
  expect(isNews({ userId: 'ben', datetime: between }, { ...reader, seen })).toBe(false);
});
