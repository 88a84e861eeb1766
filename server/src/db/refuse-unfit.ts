import type pg from 'pg';
import { StartError } from '../base/start-error.ts';

const oldestVersion = 150_000;

interface Found {
  readonly version: number;
  readonly name: string;
  readonly encoding: string;
  readonly mayCreate: boolean | null;
}

const look = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
    current_setting('server_encoding') as encoding, has_schema_privilege(current_schema(), 'create')
      -- Migrations make two schemas of their own.
      and (to_regnamespace('within_reach') is not null and to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'create'))
      as "mayCreate"`;

/** @throws StartError if the database is unreachable, too old, not UTF-8, or not writable */
export async function refuseUnfit(pool: pg.Pool): Promise<void> {
  const { version, name, encoding, mayCreate } = await found(pool);
  if (version < oldestVersion)
    throw new StartError(`The database in DATABASE_URL is PostgreSQL ${name}. Cairn needs 15 or newer.`);
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The database in DATABASE_URL keeps its text as ${encoding}. Make one with "create database … encoding 'UTF8' template template0".`,
    );
  }
  if (mayCreate !== true)
    throw new StartError('The user in DATABASE_URL may not create tables there. Make it the owner.');
}

async function found(pool: pg.Pool): Promise<Found> {
  try {
    const { rows } = await pool.query<Found>(look);
    return rows[0] as Found;
  } catch (error) {
    throw new StartError(`The database in DATABASE_URL cannot be reached: ${(error as Error).message}.`);
  }
}
