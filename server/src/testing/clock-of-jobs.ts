import type pg from 'pg';

/** The database's clock decides when a job is due. This moves it for jobs alone, in one database. */
export async function turnClockOfJobs(pool: pg.Pool, offsetMs: number): Promise<void> {
  await pool.query(`create or replace function pgboss.job_now() returns timestamptz language sql stable as
    $$ select pg_catalog.now() + interval '${offsetMs} milliseconds' $$`);
}
