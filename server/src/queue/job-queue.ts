import type { Job, PgBoss } from 'pg-boss';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { bossDbWithin, type BossLog, heartbeatMs, openBoss } from './boss.ts';
import type { JobKind, JobSender, JobWork } from './job-kind.ts';
import { kindsWithDueJobs } from './job-rows.ts';
import { openLanes } from './lanes.ts';
import { type Envelope, runJob } from './run-job.ts';

/** PostgreSQL channel on which each transaction with a new job announces the job's kind. */
export const jobsChannel = 'cairn_jobs';

/** How late a retried job may start. New jobs are announced. */
const lookEveryMs = 5_000;

export interface JobQueueParts {
  readonly db: Database;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly log: BossLog;
  readonly works: readonly JobWork<never>[];
}

/** Jobs in the database. Runs those of other processes, too. */
export interface JobQueue extends JobSender {
  /** Looks for due jobs regularly, and frees the jobs of dead processes, until `stop`. */
  start(): void;
  /** Starts due jobs of one kind, or of all kinds. */
  look(kind?: string): void;
  /** Runs jobs until none is due. */
  runDue(): Promise<void>;
  /** Frees the jobs of dead processes, and deletes dead jobs after their time. */
  clean(): Promise<void>;
  /** Begins no further job, and waits for those in progress for `withinMs` at most. */
  stop(withinMs: number): Promise<void>;
}

const announce = statement('select pg_notify($1, $2)');

export function openJobQueue({ db, now, log, works }: JobQueueParts): JobQueue {
  const timers: NodeJS.Timeout[] = [];
  const cutOff = new AbortController();
  const boss = openedOnce(() =>
    openBoss(
      db,
      works.map(({ kind }) => kind),
      log,
    ),
  );
  const complain = (error: unknown) => log.error({ err: error }, 'Jobs could not be read from the database.');
  const lanes = openLanes(
    works,
    async (work, onTaken) => {
      const library = await boss();
      const job = await nextJob(library, work.kind);
      if (!job) return false;
      onTaken();
      await runJob({ boss: library, db, jobs, now, log, cutOff: cutOff.signal }, work, job);
      return true;
    },
    complain,
  );
  const dueKinds = () => kindsWithDueJobs(db, lanes.kinds);
  const lookForAll = async () => {
    for (const kind of await dueKinds()) lanes.start(kind);
  };
  const clean = async () => {
    await (await boss()).supervise();
    await lookForAll();
  };

  const jobs: JobQueue = {
    async send(tx, kind, payload, { personId, startAt } = {}) {
      const envelope = { sentAt: startAt ?? now(), payload };
      const id = await (
        await boss()
      ).send(kind.name, envelope, {
        db: bossDbWithin(tx),
        ...(personId !== undefined && { group: { id: personId } }),
        ...(startAt !== undefined && { startAfter: new Date(startAt) }),
      });
      if (startAt === undefined) tx.send(announce, [jobsChannel, kind.name]);
      return id;
    },
    async sendAll(tx, kind, many) {
      if (many.length === 0) return;
      await (await boss()).insert(kind.name, rowsOf(many, now()), { db: bossDbWithin(tx) });
      tx.send(announce, [jobsChannel, kind.name]);
    },
    start() {
      timers.push(
        setInterval(() => void lookForAll().catch(complain), lookEveryMs),
        setInterval(() => void clean().catch(complain), heartbeatMs),
      );
      void clean().catch(complain);
    },
    look(kind) {
      if (kind === undefined) void lookForAll().catch(complain);
      else lanes.start(kind);
    },
    async runDue() {
      let starts: number;
      do {
        ({ starts } = lanes);
        await lookForAll();
        await lanes.settled();
        // An announced job may begin during the last question, which then does not count it as due.
      } while (!cutOff.signal.aborted && ((await dueKinds()).length > 0 || lanes.starts > starts));
    },
    clean,
    async stop(withinMs) {
      lanes.close();
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.race([lanes.settled(), sleep(withinMs, undefined, { ref: false })]);
      cutOff.abort();
    },
  };
  return jobs;
}

function rowsOf(many: readonly { readonly payload: object; readonly personId: string }[], sentAt: number) {
  return many.map(({ payload, personId }) => ({ data: { sentAt, payload }, group: { id: personId } }));
}

async function nextJob(
  library: PgBoss,
  { name, ofPersonAtOnce }: Pick<JobKind<never>, 'name' | 'ofPersonAtOnce'>,
): Promise<Job<Envelope> | undefined> {
  const limit = ofPersonAtOnce === undefined ? {} : { groupConcurrency: ofPersonAtOnce };
  const [job] = await library.fetch<Envelope>(name, limit);
  return job;
}

/** Opens again after a failure. */
function openedOnce(open: () => Promise<PgBoss>): () => Promise<PgBoss> {
  let opening: Promise<PgBoss> | null = null;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}
