import { expect, test } from 'vitest';
import { awaitsItsEnd, countsOf, isAllDone, isJustDone } from './counts.ts';

const goal = (doneDate: string | null, type: 'divider' | null = null) => ({ doneDate, type });

test('dividers do not count', () => {
  expect(countsOf([goal('2026-11-21'), goal(null), goal(null, 'divider')])).toEqual({ done: 1, total: 2 });
});

test('a list is celebrated when all of it is done, and there is something in it', () => {
  expect(isAllDone(countsOf([goal('2026-11-21'), goal(null, 'divider')]))).toBe(true);
  expect(isAllDone(countsOf([goal('2026-11-21'), goal(null)]))).toBe(false);
  expect(isAllDone(countsOf([goal(null, 'divider')]))).toBe(false);
});

test('a list is finished by the last tick, not by being read, emptied or left as it was', () => {
  expect(isJustDone({ done: 2, total: 3 }, { done: 3, total: 3 })).toBe(true);
  expect(isJustDone({ done: 0, total: 0 }, { done: 3, total: 3 })).toBe(false);
  expect(isJustDone({ done: 2, total: 3 }, { done: 2, total: 2 })).toBe(false);
  expect(isJustDone({ done: 3, total: 3 }, { done: 3, total: 3 })).toBe(false);
  expect(isJustDone({ done: 1, total: 3 }, { done: 2, total: 3 })).toBe(false);
});

test('a goal awaits its end when it is open, and all there is below it is done', () => {
  const [open, done, line] = [goal(null), goal('2026-11-21'), goal(null, 'divider')];
  expect(awaitsItsEnd(open, [done, line, done])).toBe(true);
  expect(awaitsItsEnd(open, [done, open])).toBe(false);
  expect(awaitsItsEnd(open, [line])).toBe(false);
  expect(awaitsItsEnd(done, [done])).toBe(false);
});
