import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const selectDue = statement<{ name: string }>(`
  select distinct name from pgboss.job
  where name = any ($1::text[]) and state < 'active' and start_after <= pgboss.job_now()`);

export async function kindsWithDueJobs(db: Db, kinds: readonly string[]): Promise<readonly string[]> {
  return (await db.rows(selectDue, [kinds])).map(({ name }) => name);
}

export interface Attempt {
  readonly name: string;
  readonly id: string;
  readonly retryCount: number;
}

const end = statement(
  `delete from pgboss.job where name = $1 and id = $2 and retry_count = $3 and state = 'active' returning 1`,
);

/** Returns false if the attempt is no longer ours. */
export async function endJob(tx: Db, { name, id, retryCount }: Attempt): Promise<boolean> {
  return (await tx.rows(end, [name, id, retryCount])).length > 0;
}

/** Priority -1: new jobs run before retried ones. */
const setPause = statement(`
  update pgboss.job set retry_delay = $4, priority = -1, retry_limit = case when $5 then retry_count else retry_limit end
  where name = $1 and id = $2 and retry_count = $3 and state = 'active' returning 1`);

/** Call before the library's `fail`. Returns false if the attempt is no longer ours. */
export async function preparePause(
  tx: Db,
  { name, id, retryCount }: Attempt,
  pauseMs: number,
  isLast: boolean,
): Promise<boolean> {
  const rows = await tx.rows(setPause, [name, id, retryCount, Math.round(pauseMs / 1000), isLast]);
  return rows.length > 0;
}

const hurry = statement(`
  update pgboss.job set start_after = pgboss.job_now()
  where name = any ($1::text[]) and state < 'active' and start_after > pgboss.job_now()`);

/** Waiting jobs of these kinds are due now. The processes learn of it at their next look. */
export function hurryJobs(tx: Tx, kinds: readonly string[]): void {
  tx.send(hurry, [kinds]);
}

const dropAbout = statement('delete from pgboss.job where group_id = $1');

/** Also deletes dead jobs. A job that runs at this moment ends without a record. */
export async function dropJobsAbout(tx: Db, personId: string): Promise<void> {
  await tx.rows(dropAbout, [personId]);
}

const selectState = statement<{ state: string }>('select state from pgboss.job where name = $1 and id = $2');

/** Null after the job has ended. */
export async function stateOfJob(db: Db, kind: string, id: string): Promise<string | null> {
  const [job] = await db.rows(selectState, [kind, id]);
  return job?.state ?? null;
}

export interface DeadJob {
  readonly id: string;
  readonly kind: string;
  readonly sentAt: Date;
  readonly tries: number;
  readonly error: string | null;
}

const selectDead = statement<DeadJob>(`
  select id, name as kind, created_on as "sentAt", retry_count + 1 as tries, output ->> 'message' as error
  from pgboss.job where state = 'failed' order by created_on, id`);

/** The oldest first. */
export async function deadJobs(db: Db): Promise<readonly DeadJob[]> {
  return db.rows(selectDead);
}

const revive = statement(`
  update pgboss.job set state = 'retry', priority = 0, retry_limit = $3, retry_count = 0, started_on = null,
    completed_on = null, start_after = pgboss.job_now(), data = jsonb_set(data, '{sentAt}', to_jsonb($2::bigint))
  where state = 'failed' and ($1::uuid is null or id = $1) returning 1`);

/**
 * Dead jobs are tried again, as long as new ones.
 *
 * @param id null for all
 * @returns how many
 */
export async function reviveDeadJobs(db: Db, id: string | null, now: number): Promise<number> {
  return (await db.rows(revive, [id, now, endlessTries])).length;
}

/** Time ends the attempts, not their number. */
export const endlessTries = 1_000_000;

const dropDead = statement(`delete from pgboss.job where state = 'failed' and id = $1 returning 1`);

export async function dropDeadJob(db: Db, id: string): Promise<boolean> {
  return (await db.rows(dropDead, [id])).length > 0;
}
