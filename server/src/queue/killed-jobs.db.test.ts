import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { chanceFrom } from '../testing/chance.ts';
import { turnClockOfJobs } from '../testing/clock-of-jobs.ts';
import { countedWork, effectsIn, makeEffects, sendCounted } from '../testing/counted-jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openJobQueue } from './job-queue.ts';

const [rounds, count] = process.env['TEST_FURTHER'] === undefined ? [3, 100] : [50, 1000];
const script = join(import.meta.dirname, '..', 'testing', 'counting-process.ts');

/** Kills the process when it has begun so many jobs. */
function runAndKill(address: string, name: string, begun: number): Promise<NodeJS.Signals | null> {
  const args = [script, address, name, String(begun)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString().split('\n').length - 1;
    if (lines >= begun) child.kill('SIGKILL');
  });
  return new Promise((done) => child.once('close', (_code, signal) => done(signal)));
}

test(
  `two processes that are killed while they run ${count} jobs lose none and double none, in ${rounds} rounds`,
  { timeout: 60_000 + rounds * 10_000 },
  async () => {
    const database = await openTestDatabase();
    const db = databaseOf(database.pool);
    await makeEffects(database.pool);
    const work = countedWork('last', async () => {});
    const parts = { db, now: Date.now, log: pino({ level: 'silent' }) };
    const last = openJobQueue({ ...parts, works: [work] });
    const idle = openJobQueue({ ...parts, works: [] });
    await sendCounted(db, last, count);
    const chance = chanceFrom(1);
    for (let round = 1; round <= rounds; round += 1) {
      const both = ['one', 'other'].map((name) =>
        runAndKill(database.address, `${name} of ${round}`, 1 + chance.below(9)),
      );
      expect(await Promise.all(both)).toEqual(['SIGKILL', 'SIGKILL']);
      await turnClockOfJobs(database.pool, round * 60_000);
      await idle.clean();
    }
    // The database may give a dead process a job that it asked for, and a freed job waits a second.
    for (const minute of [1, 2, 3]) {
      await turnClockOfJobs(database.pool, (rounds + minute) * 60_000);
      await last.clean();
    }
    await last.runDue();
    const effects = await effectsIn(database.pool);
    expect(effects.map(({ number }) => number)).toEqual([...Array(count).keys()]);
    expect(new Set(effects.map(({ process }) => process)).size).toBeGreaterThan(1);
    await database.close();
  },
);
