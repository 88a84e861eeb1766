import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Must differ from other programs' advisory locks. */
const migrationLock = 4_280_001;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export class MigrationError extends Error {}

/**
 * Each migration is one transaction. Of several processes, one migrates and the others wait.
 *
 * @throws {@link MigrationError} if an old migration's file changed or the database is newer than this Cairn
 */
export async function migrate(
  pool: pg.Pool,
  folder = join(import.meta.dirname, 'migrations'),
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, ran_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    for (const migration of pendingOf(await migrationsIn(folder), rows)) await run(client, migration);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

async function migrationsIn(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function pendingOf(
  known: readonly Migration[],
  ran: readonly { name: string; checksum: string }[],
): readonly Migration[] {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of ran) {
    if (!checksums.has(name)) {
      throw new MigrationError(
        `The database was made by a newer Cairn: it has run ${name}, which this one does not know.`,
      );
    }
    if (checksums.get(name) !== checksum) {
      throw new MigrationError(`The migration ${name} is not the one that this database has run.`);
    }
  }
  const done = new Set(ran.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}

async function run(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
