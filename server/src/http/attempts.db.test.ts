import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { secondsLeft, secondsToWait } from './attempts.ts';

let database: TestDatabase;
const limit = { count: 3, withinMs: 60_000 };
const noon = Date.UTC(2026, 10, 26, 12);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const attempt = (who: string, now: number) =>
  secondsToWait(databaseOf(database.pool), 'test', who, limit, now);

test('attempts that come at once count in whatever order they reach the database', async () => {
  const waits: (number | null)[] = [];
  for (const earlierMs of [4, 3, 2, 1, 0]) waits.push(await attempt('ida', noon + 5 - (4 - earlierMs)));
  expect(waits).toEqual([null, null, null, 61, 61]);
  expect(await secondsLeft(databaseOf(database.pool), 'test', 'ida', limit, noon)).toBe(61);
});

test('a stretch that began far in the future, by a wrong clock, is over', async () => {
  for (let n = 0; n < 4; n += 1) await attempt('ben', noon + 3_600_000);
  expect(await attempt('ben', noon)).toBeNull();
  expect(await secondsLeft(databaseOf(database.pool), 'test', 'ben', limit, noon)).toBeNull();
});
