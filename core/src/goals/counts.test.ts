import { expect, test } from 'vitest';
import { countsOf, isAllDone } from './counts.ts';

const goal = (doneDate: string | null, type: 'divider' | null = null) => ({ doneDate, type });

test('dividers do not count', () => {
  expect(countsOf([goal('2026-11-21'), goal(null), goal(null, 'divider')])).toEqual({ done: 1, total: 2 });
});

test('a list is celebrated when all of it is done, and there is something in it', () => {
  expect(isAllDone(countsOf([goal('2026-11-21'), goal(null, 'divider')]))).toBe(true);
  expect(isAllDone(countsOf([goal('2026-11-21'), goal(null)]))).toBe(false);
  expect(isAllDone(countsOf([goal(null, 'divider')]))).toBe(false);
});
