import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newId } from '../base/ids.ts';
import { databaseOf } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { turnClockOfJobs } from '../testing/clock-of-jobs.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { mailWork } from './mail-job.ts';

const migrations = join(import.meta.dirname, '..', 'db', 'migrations');
const hour = 3_600_000;

test('mails that waited in the former table leave as jobs, each at its time', async () => {
  const beside = await openTestDatabase();
  const address = new URL(beside.address);
  const name = `${address.pathname.slice(1)}_former`;
  await beside.pool.query(`create database ${name}`);
  address.pathname = `/${name}`;
  const pool = openPool(address.href, 4);
  const folder = mkdtempSync(join(tmpdir(), 'cairn-migrations-'));
  for (const file of readdirSync(migrations).filter((each) => each < '0053'))
    cpSync(join(migrations, file), join(folder, file));
  await migrate(pool, folder);
  const person = newId(0);
  await pool.query(
    `insert into users (id, code, name, email, created_at, updated_at)
     values ($1, 'ida', 'Ida', 'ida@example.com', now(), now())`,
    [person],
  );
  for (const [to, tries, dueIn] of [
    ['new@example.com', 0, 0],
    ['tried@example.com', 3, 1],
  ] as const) {
    await pool.query(
      `insert into mails (id, user_id, recipient, subject, body, tries, due_at, expires_at)
       values ($1, $2, $3, 'A "subject"', 'text', $4, now() + $5 * interval '1 hour', now() + interval '2 days')`,
      [newId(0), person, to, tries, dueIn],
    );
  }
  await migrate(pool);
  const [db, sent] = [databaseOf(pool), [] as object[]];
  const [sender, log] = [{ send: async (mail: object) => void sent.push(mail) }, pino({ level: 'silent' })];
  let clock = 0;
  const now = () => Date.now() + clock;
  const jobs = openJobQueue({ db, now, log, works: [mailWork({ db, now, sender, log })] });
  await jobs.runDue();
  expect(sent).toEqual([
    {
      to: 'new@example.com',
      subject: 'A "subject"',
      text: 'text',
      html: null,
      headers: {},
    },
  ]);
  clock = hour;
  await turnClockOfJobs(pool, clock);
  await jobs.runDue();
  expect(sent).toMatchObject([{ to: 'new@example.com' }, { to: 'tried@example.com' }]);
  expect((await pool.query('select from pgboss.job')).rowCount).toBe(0);
  await pool.end();
  await beside.pool.query(`drop database ${name} with (force)`);
  await beside.close();
  rmSync(folder, { recursive: true });
});
