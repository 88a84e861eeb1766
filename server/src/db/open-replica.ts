import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { openPool } from './pool.ts';

/**
 * Reaches the replica for reading queries; null when there is none.
 *
 * Throws a StartError with a sentence when it cannot be reached: better at the start than at somebody's first search.
 */
export async function openReplica(databaseReadUrl: string | null): Promise<pg.Pool | null> {
  if (databaseReadUrl === null) return null;
  const pool = openPool(databaseReadUrl);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new StartError(`The database in DATABASE_READ_URL cannot be reached: ${(error as Error).message}.`);
  }
}
