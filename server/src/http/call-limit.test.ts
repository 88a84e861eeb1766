import { expect, test } from 'vitest';
import { openCallLimit } from './call-limit.ts';

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
