import type { Job, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { plainError } from '../http/log.ts';
import { bossDbWithin, type BossLog, heartbeatMs } from './boss.ts';
import type { JobSender, JobWork } from './job-kind.ts';
import { type Attempt, endJob, preparePause } from './job-rows.ts';

/** The content of a job in the database. */
export interface Envelope {
  /** In ms since 1970. An operator who revives a dead job renews it. */
  readonly sentAt: number;
  readonly payload: never;
}

export interface RunParts {
  readonly boss: PgBoss;
  readonly db: Database;
  readonly jobs: JobSender;
  readonly now: () => number;
  readonly log: BossLog;
  /** Ends the signs of life, so other processes take over. */
  readonly cutOff: AbortSignal;
}

/** Another process has the job now, or it was deleted. */
class LostJob extends Error {}

/** Ends the job, or notes the failed attempt. */
export async function runJob(parts: RunParts, work: JobWork<never>, job: Job<Envelope>): Promise<void> {
  const { boss, db, jobs, now, log, cutOff } = parts;
  const { name } = work.kind;
  const attempt: Attempt = { name, id: job.id, retryCount: job.retryCount };
  const { sentAt, payload } = job.data;
  const beat = setInterval(
    () =>
      void boss
        .touch(name, [attempt])
        .catch((error: unknown) => log.warn({ err: error }, 'A job gave no sign.')),
    heartbeatMs / 3,
  );
  const endBeat = () => clearInterval(beat);
  cutOff.addEventListener('abort', endBeat);
  try {
    if (now() >= sentAt + work.kind.triedForMs) throw new Error('The time for its attempts is over.');
    const record = await work.run(payload);
    await db.transact(async (tx) => {
      if (!(await endJob(tx, attempt))) throw new LostJob();
      await record?.(tx, jobs);
    });
  } catch (error) {
    if (!(error instanceof LostJob)) await postpone(parts, work, job, attempt, error);
  } finally {
    endBeat();
    cutOff.removeEventListener('abort', endBeat);
  }
}

async function postpone(
  { boss, db, now, log }: RunParts,
  { kind, failed }: JobWork<never>,
  { data: { sentAt, payload } }: Job<Envelope>,
  attempt: Attempt,
  error: unknown,
): Promise<void> {
  const { pausesMs, triedForMs, name } = kind;
  const pauseMs = pausesMs[Math.min(attempt.retryCount, pausesMs.length - 1)] as number;
  const isLast = now() + pauseMs >= sentAt + triedForMs;
  const tries = attempt.retryCount + 1;
  log.error(
    { err: error, job: name, tries },
    isLast ? 'A job is dead: see npx cairn jobs.' : 'A job failed.',
  );
  const { message } = plainError(error instanceof Error ? error : new Error(String(error)));
  await db.transact(async (tx) => {
    if (!(await preparePause(tx, attempt, pauseMs, isLast))) return;
    await failed?.(tx, payload);
    await boss.fail(name, [attempt], { message }, { db: bossDbWithin(tx) });
  });
}
