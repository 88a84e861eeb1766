import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, databaseOf } from '../db/database.ts';
import { openCommits } from '../feed/commits.ts';
import { turnClockOfJobs } from '../testing/clock-of-jobs.ts';
import { countedKind, countedWork, effectsIn, makeEffects, sendCounted } from '../testing/counted-jobs.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openBoss } from './boss.ts';
import type { JobWork } from './job-kind.ts';
import { openJobQueue } from './job-queue.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
let db: Database;
const closings: (() => unknown)[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
  db = databaseOf(database.pool);
  await makeEffects(database.pool);
});
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
  await database.close();
});

function open(work: JobWork<never>, now = Date.now) {
  const jobs = openJobQueue({ db, now, log, works: [work] });
  closings.push(() => jobs.stop(0));
  return jobs;
}
const quick = async () => {};
const numbers = async () => (await effectsIn(database.pool)).map(({ number }) => number);
const states = async () =>
  (await database.pool.query<{ state: string }>('select state from pgboss.job')).rows.map(
    ({ state }) => state,
  );

/** A promise and the function that resolves it. */
function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), passed };
}

describe('a job', () => {
  test('exists if its transaction commits, and not otherwise', async () => {
    const jobs = open(countedWork('a', quick));
    const undone = db.transact(async (tx) => {
      await jobs.send(tx, countedKind, { number: 1 });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await db.transact((tx) => jobs.send(tx, countedKind, { number: 2 }));
    await jobs.runDue();
    expect([await numbers(), await states()]).toEqual([[2], []]);
  });

  test('starts right after its commit in whichever process listens, also if that process only begins to', async () => {
    const [sender, runner] = [open(countedWork('a', quick)), open(countedWork('b', quick))];
    await sendCounted(db, sender, 1);
    const commits = openCommits(database.pool, null, runner);
    closings.push(() => commits.close());
    await expect.poll(numbers).toEqual([0]);
    await db.transact((tx) => sender.send(tx, countedKind, { number: 7 }));
    await expect.poll(numbers).toEqual([0, 7]);
  });

  test('whose record fails has no effect, and one when that succeeds', async () => {
    let isBroken = true;
    const { run, ...work } = countedWork('a', quick);
    const jobs = open({
      ...work,
      async run(payload) {
        const record = await run(payload);
        return async (tx, sender) => {
          await record?.(tx, sender);
          if (isBroken) throw new Error('no');
        };
      },
    } as typeof work & { run: typeof run });
    await sendCounted(db, jobs, 1);
    await jobs.runDue();
    expect([await numbers(), await states()]).toEqual([[], ['retry']]);
    isBroken = false;
    await turnClockOfJobs(database.pool, 2_000);
    await jobs.runDue();
    expect([await numbers(), await states()]).toEqual([[0], []]);
  });

  test('that was sent for a later moment waits for it', async () => {
    let clock = 0;
    const jobs = open(countedWork('a', quick), () => Date.now() + clock);
    await db.transact((tx) => jobs.send(tx, countedKind, { number: 1 }, { startAt: Date.now() + 60_000 }));
    await jobs.runDue();
    expect(await numbers()).toEqual([]);
    clock = 61_000;
    await turnClockOfJobs(database.pool, clock);
    await jobs.runDue();
    expect(await numbers()).toEqual([1]);
  });

  test('that begins while a process asks whether jobs are due is waited for', async () => {
    const { open: finish, passed } = gate();
    let questions = 0;
    const asked: Database = {
      ...db,
      async rows(...question) {
        questions += 1;
        if (questions === 2) {
          await sendCounted(db, jobs, 1);
          jobs.look(countedKind.name);
          await expect.poll(states).toEqual(['active']);
        }
        if (questions === 3) finish();
        return db.rows(...question);
      },
    };
    const work = countedWork('a', () => passed);
    const jobs = openJobQueue({ db: asked, now: Date.now, log, works: [work] });
    closings.push(() => jobs.stop(0));
    await jobs.runDue();
    expect(await numbers()).toEqual([0]);
  });

  test('that a slow process still runs after another took it over has its effect once', async () => {
    const { open: finish, passed } = gate();
    const slow = open(countedWork('slow', () => passed));
    await sendCounted(db, slow, 1);
    const running = slow.runDue();
    await expect.poll(states).toEqual(['active']);
    await turnClockOfJobs(database.pool, 60_000);
    const other = open(countedWork('other', quick));
    await other.clean();
    await other.runDue();
    finish();
    await running;
    expect(await effectsIn(database.pool)).toEqual([{ number: 0, process: 'other' }]);
  });
});

test('two processes on one database share 200 jobs, and each job has its effect once', async () => {
  const [first, second] = [gate(), gate()];
  const both = [
    open(countedWork('a', () => (first.open(), second.passed))),
    open(countedWork('b', () => (second.open(), first.passed))),
  ];
  await sendCounted(db, both[0] as (typeof both)[0], 200);
  await Promise.all(both.map((jobs) => jobs.runDue()));
  const effects = await effectsIn(database.pool);
  expect(effects.map(({ number }) => number)).toEqual([...Array(200).keys()]);
  expect(new Set(effects.map(({ process }) => process))).toEqual(new Set(['a', 'b']));
});

test('jobs of one person leave room for those of others', async () => {
  const { open: finish, passed } = gate();
  const begun: number[] = [];
  const { run, kind } = countedWork('a', async (number) => {
    begun.push(number);
    if (number < 4) await passed;
  });
  const limited = { ...kind, ofPersonAtOnce: 2 };
  const jobs = open({ kind: limited, run } as JobWork<never>);
  const sent = [0, 1, 2, 3, 4].map((number) => ({
    payload: { number },
    personId: number < 4 ? 'slow' : 'quick',
  }));
  await db.transact((tx) => jobs.sendAll(tx, limited, sent));
  const running = jobs.runDue();
  await expect.poll(numbers).toEqual([4]);
  expect(begun.toSorted()).toEqual([0, 1, 4]);
  finish();
  await running;
  expect(await numbers()).toEqual([0, 1, 2, 3, 4]);
});

test('a process runs as many jobs of a kind at once as the kind says', async () => {
  const { open: finish, passed } = gate();
  let running = 0;
  const jobs = open(
    countedWork('a', async () => {
      running += 1;
      await passed;
    }),
  );
  await sendCounted(db, jobs, 10);
  const done = jobs.runDue();
  await expect.poll(() => running).toBe(countedKind.atOnce);
  expect((await states()).filter((state) => state === 'active')).toHaveLength(countedKind.atOnce);
  finish();
  await done;
  expect(await numbers()).toHaveLength(10);
});

test('ending waits for the jobs in progress and begins no other, or leaves them to another process', async () => {
  const { open: finish, passed } = gate();
  const jobs = open(countedWork('a', () => passed));
  await sendCounted(db, jobs, 5);
  jobs.look();
  await expect.poll(async () => (await states()).filter((state) => state === 'active').length).toBe(3);
  const ended = jobs.stop(60_000);
  finish();
  await ended;
  expect([(await numbers()).length, await states()]).toEqual([3, ['created', 'created']]);
  const stuck = open(countedWork('b', () => new Promise(() => {})));
  stuck.look();
  await expect.poll(states).toEqual(['active', 'active']);
  await stuck.stop(0);
  await turnClockOfJobs(database.pool, 60_000);
  const other = open(countedWork('c', quick));
  await other.clean();
  await other.runDue();
  expect(await numbers()).toHaveLength(5);
});

test('the tables of jobs are those that the library expects', async () => {
  const boss = await openBoss(db, [countedKind], log);
  const { ok, ...drift } = await boss.detectSchemaDrift();
  expect(ok, JSON.stringify(drift)).toBe(true);
  await boss.start();
  await boss.stop();
});
