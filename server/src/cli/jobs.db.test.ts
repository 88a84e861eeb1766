import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, databaseOf } from '../db/database.ts';
import type { JobKind, JobWork } from '../queue/job-kind.ts';
import { type JobQueue, openJobQueue } from '../queue/job-queue.ts';
import { turnClockOfJobs } from '../testing/clock-of-jobs.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { dropJob, listDeadJobs, retryDeadJobs } from './jobs.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Letter {
  readonly text: string;
}
const kind: JobKind<Letter> = { name: 'letter', pausesMs: [hour], triedForMs: 2.5 * hour, atOnce: 1 };

let database: TestDatabase;
let db: Database;
let jobs: JobQueue;
let clock = 0;
let isBroken = true;
const arrived: string[] = [];
const now = () => Date.now() + clock;

beforeAll(async () => {
  database = await openTestDatabase();
  db = databaseOf(database.pool);
  const work: JobWork<Letter> = {
    kind,
    async run({ text }) {
      if (isBroken) throw new Error('No way\nto <ida@example.com>');
      arrived.push(text);
    },
  };
  jobs = openJobQueue({ db, now, log: pino({ level: 'silent' }), works: [work] });
});
afterAll(() => database.close());
beforeEach(async () => {
  isBroken = true;
  arrived.length = 0;
  await database.pool.query('delete from pgboss.job');
});

const later = async (byMs: number) => {
  clock += byMs;
  await turnClockOfJobs(database.pool, clock);
  await jobs.runDue();
};
async function letDie(...texts: readonly string[]) {
  for (const text of texts) await db.transact((tx) => jobs.send(tx, kind, { text }));
  for (const pause of [0, hour, hour]) await later(pause);
}
const listed = async () => (await listDeadJobs(db, now())).map((line) => line.split('\t'));
const idOf = async (at: number) => (await listed())[at]?.[0] as string;

test('a dead job is listed with its kind, age, tries and last error, and nothing of its content', async () => {
  await letDie('secret');
  expect((await listed()).map(([, ...rest]) => rest)).toEqual([['letter', '2 h', '3×', 'No way to <…>']]);
  await database.pool.query(`update pgboss.job set output = '{"message": "one\\ntwo"}'`);
  clock += 3 * day;
  expect((await listed())[0]?.slice(2)).toEqual(['3 days', '3×', 'one two']);
  expect((await listDeadJobs(db, now())).join('')).not.toContain('secret');
});

test('a job that waits or runs is not on the list, and cannot be dropped', async () => {
  const id = await db.transact((tx) => jobs.send(tx, kind, { text: 'waits' }));
  await later(0);
  expect(await listed()).toEqual([]);
  await expect(dropJob(db, id as string)).rejects.toThrow(`There is no dead job ${id}.`);
  await expect(retryDeadJobs(db, id as string, now())).rejects.toThrow(`There is no dead job ${id}.`);
});

test('a dead job that is tried again has all its attempts again', async () => {
  await letDie('one', 'two');
  expect(await retryDeadJobs(db, await idOf(0), now())).toBe('1 job is tried again while Cairn runs.');
  await later(0);
  expect(await listed()).toHaveLength(1);
  isBroken = false;
  await later(hour);
  expect([arrived, await listed()]).toEqual([['one'], [expect.arrayContaining(['letter'])]]);
  expect(await retryDeadJobs(db, null, now())).toBe('1 job is tried again while Cairn runs.');
  await later(0);
  expect([arrived, await listed()]).toEqual([['one', 'two'], []]);
  expect(await retryDeadJobs(db, null, now())).toBe('0 jobs are tried again while Cairn runs.');
});

test('a dropped job is gone', async () => {
  await letDie('one', 'two');
  const id = await idOf(0);
  expect(await dropJob(db, id)).toBe('The job is deleted, and nothing comes of it.');
  await expect(dropJob(db, id)).rejects.toThrow('There is no dead job');
  await expect(dropJob(db, 'one')).rejects.toThrow('There is no dead job one.');
  expect(await listed()).toHaveLength(1);
});

test('a dead job is kept for a week', async () => {
  await letDie('one');
  await later(7 * day - hour);
  await jobs.clean();
  expect(await listed()).toHaveLength(1);
  await later(2 * hour);
  await jobs.clean();
  expect(await listed()).toEqual([]);
});
