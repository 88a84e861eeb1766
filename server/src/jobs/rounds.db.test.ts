import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, databaseOf } from '../db/database.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { turnClockOfJobs } from '../testing/clock-of-jobs.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { beginRounds, type Round, roundWorks } from './rounds.ts';

const minute = 60_000;
const log = pino({ level: 'silent' });

let database: TestDatabase;
let db: Database;
let clock = 0;
let done: string[];
let failures: unknown[];
const closings: (() => unknown)[] = [];
const now = () => Date.now() + clock;
beforeEach(async () => {
  [clock, done, failures] = [0, [], []];
  database = await openTestDatabase();
  db = databaseOf(database.pool);
});
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
  await database.close();
});

const onFailure = (error: unknown) => void failures.push(error);
const roundOf = (process: string, work = async () => {}): Round => ({
  name: 'walk',
  everyMs: minute,
  async work() {
    done.push(process);
    await work();
  },
});

async function startProcess(round: Round) {
  const jobs = openJobQueue({ db, now, log, works: roundWorks([round], now, onFailure) });
  closings.push(() => jobs.stop(0));
  await beginRounds(db, jobs, [round], onFailure);
  return jobs;
}
const turnClock = async (byMs: number) => {
  clock += byMs;
  await turnClockOfJobs(database.pool, clock);
};

test('a round runs immediately and again after its time, in one of several processes', async () => {
  const all = [await startProcess(roundOf('a')), await startProcess(roundOf('b'))];
  const runAll = () => Promise.all(all.map((jobs) => jobs.runDue()));
  await runAll();
  expect(done).toHaveLength(1);
  await turnClock(minute - 5_000);
  await runAll();
  expect(done).toHaveLength(1);
  await turnClock(10_000);
  await runAll();
  expect(done).toHaveLength(2);
});

test('a process that starts runs each round, also one that waits for its time', async () => {
  await (await startProcess(roundOf('a'))).runDue();
  await (await startProcess(roundOf('b'))).runDue();
  expect(done).toEqual(['a', 'b']);
});

test('a round that fails is reported, and runs again at its time', async () => {
  let isBroken = true;
  const work = async () => {
    if (isBroken) throw new Error('no');
  };
  const jobs = await startProcess(roundOf('a', work));
  await jobs.runDue();
  expect([done, failures]).toEqual([['a'], [new Error('no')]]);
  isBroken = false;
  await turnClock(minute + 1_000);
  await jobs.runDue();
  expect([done.length, failures.length]).toEqual([2, 1]);
});

test('the round of a process that has died is taken over by another', async () => {
  const stuck = await startProcess(roundOf('a', () => new Promise(() => {})));
  stuck.look();
  await expect.poll(() => done).toEqual(['a']);
  await stuck.stop(0);
  const other = await startProcess(roundOf('b'));
  await other.runDue();
  expect(done).toEqual(['a']);
  await turnClock(30_000);
  await other.clean();
  await other.runDue();
  expect(done).toEqual(['a', 'b']);
});

test('ending waits for the round in progress, and begins no other', async () => {
  let finish = () => {};
  const jobs = await startProcess(roundOf('a', () => new Promise((resolve) => (finish = resolve))));
  jobs.look();
  await expect.poll(() => done).toEqual(['a']);
  const ended = jobs.stop(minute);
  finish();
  await ended;
  await turnClock(2 * minute);
  await jobs.runDue();
  expect(done).toEqual(['a']);
});

test('a backup holds no round', async () => {
  await startProcess(roundOf('a'));
  expect((await database.pool.query('select from pgboss.job')).rowCount).toBe(1);
  expect((await database.pool.query('select from waiting_jobs')).rowCount).toBe(0);
});
