import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../base/start-error.ts';
import { openForeignPool } from './pool.ts';

/** How long the replica's tables may be missing at the start. */
const longestLagMs = 5_000;
const lookEveryMs = 250;

/**
 * Fails at the start rather than at a later search. Null without a replica.
 *
 * @param lagMs how long tables may be missing, as right after the very first start
 * @throws StartError
 */
export async function openReplica(
  databaseReadUrl: string | null,
  lagMs = longestLagMs,
): Promise<pg.Pool | null> {
  if (databaseReadUrl === null) return null;
  const pool = await openForeignPool(databaseReadUrl);
  try {
    for (let waitedMs = 0; waitedMs <= lagMs; waitedMs += lookEveryMs) {
      if (waitedMs > 0) await sleep(lookEveryMs);
      if (await hasTables(pool)) return pool;
    }
    throw new StartError(
      'The database in DATABASE_READ_URL is no replica of Cairn’s: its tables are not there.',
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function hasTables(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ are: boolean }>(
      `select to_regclass('migrations') is not null as are`,
    );
    return rows[0]?.are === true;
  } catch (error) {
    throw new StartError(`The database in DATABASE_READ_URL cannot be reached: ${(error as Error).message}.`);
  }
}
