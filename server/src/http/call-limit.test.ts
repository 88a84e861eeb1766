import { expect, test } from 'vitest';
import { openCallLimit, goalWrites } from './call-limit.ts';

test('each person may change so much in a stretch of time, and then again', () => {
  let now = 1_000_000;
  const writes = openCallLimit({ count: 2, withinMs: 60_000 }, () => now);
  const wait = (person: string) => writes.secondsToWait(person);
  expect([wait('ida'), wait('ida'), wait('ida'), wait('ben')]).toEqual([null, null, 60, null]);
  now += 59_500;
  expect(wait('ida')).toBe(1);
  now += 500;
  expect(wait('ida')).toBe(null);
});

test('a stretch that began by a clock ahead of time is over', () => {
  let now = 1_000_000;
  const writes = openCallLimit({ count: 1, withinMs: 60_000 }, () => now);
  writes.secondsToWait('ida');
  now -= 1_000;
  expect(writes.secondsToWait('ida')).toBe(null);
});

test('a batch counts as one write for every ten of its goals', () => {
  const writes = openCallLimit({ count: 21, withinMs: 60_000 }, () => 1_000_000);
  const batch = { goals: Array.from({ length: 200 }, (_, line) => ({ name: `line ${line}` })) };
  expect([
    goalWrites(batch),
    goalWrites({ goals: [{}] }),
    goalWrites({ name: 'one' }),
    goalWrites(undefined),
  ]).toEqual([20, 1, 1, 1]);
  expect(writes.secondsToWait('ida', goalWrites(batch))).toBe(null);
  expect(writes.secondsToWait('ida')).toBe(null);
  expect(writes.secondsToWait('ida')).toBe(60);
});
