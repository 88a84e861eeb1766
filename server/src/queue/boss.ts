import { createHash } from 'node:crypto';
import type { Db as BossDb, PgBoss, Queue } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import type { JobKind } from './job-kind.ts';
import { endlessTries } from './job-rows.ts';

/** The schema of migration 0053. */
const schema = 'pgboss';

const daySeconds = 86_400;

/** Operators find a dead job for this time. */
export const deadKeptForMs = 7 * daySeconds * 1000;

/** After this time without a sign of life, a process counts as dead and its jobs are free. */
export const heartbeatMs = 20_000;

export interface BossLog {
  error(about: object, text: string): void;
  warn(about: object, text: string): void;
}

/**
 * The library with a queue for each kind. Its timers and its own connections stay unused: Cairn asks for the jobs of
 * all kinds by one statement.
 *
 * Loaded by need, because its code takes 0.1 s to load.
 */
export async function openBoss(
  db: Database,
  kinds: readonly Pick<JobKind<never>, 'name' | 'isAlone'>[],
  log: BossLog,
): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => db.pool.query(text, values) },
    schema,
    migrate: false,
    createSchema: false,
    monitorIntervalSeconds: Math.round(heartbeatMs / 2000),
    maintenanceIntervalSeconds: 3_600,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The queue of jobs met an error.'));
  boss.on('warning', ({ message }) => log.warn({ about: message }, 'The queue of jobs warns.'));
  await prepareQueues(boss, kinds);
  return boss;
}

/** Signs of life keep a job that takes long; this ends one that hangs. */
const longestSeconds = { alone: 6 * 3_600, shared: 900 } as const;

const settings = {
  retryLimit: endlessTries,
  retryDelay: 0,
  // Unfinished jobs are never deleted before they were tried.
  retentionSeconds: 365 * daySeconds,
  deleteAfterSeconds: deadKeptForMs / 1000,
  heartbeatSeconds: heartbeatMs / 1000,
} as const satisfies Partial<Queue>;

async function prepareQueues(
  boss: PgBoss,
  kinds: readonly Pick<JobKind<never>, 'name' | 'isAlone'>[],
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, isAlone = false } of kinds) {
    const queue = known.get(name);
    const wanted = { ...settings, expireInSeconds: longestSeconds[isAlone ? 'alone' : 'shared'] };
    if (!queue) await boss.createQueue(name, { ...wanted, policy: isAlone ? 'exclusive' : 'standard' });
    else if (Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof wanted] !== value))
      await boss.updateQueue(name, wanted);
  }
}

/** Lets the library write in a transaction of ours. */
export function bossDbWithin(tx: Db): BossDb {
  return { executeSql: async (text, values = []) => ({ rows: await tx.rows(named(text), values) }) };
}

/** The library makes a few texts again and again, which PostgreSQL then parses only one time. */
function named(text: string) {
  return { name: createHash('sha1').update(text).digest('base64url'), text };
}
