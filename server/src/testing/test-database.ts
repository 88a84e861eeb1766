import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openPool } from '../db/pool.ts';
import { timedWait } from './timed-wait.ts';

/** Variable with the address of the tests' PostgreSQL. Set by the global set-up, or from outside. */
export const addressVariable = 'CAIRN_TEST_DATABASE_URL';
export const templateName = 'cairn_template';

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly address: string;
  close(): Promise<void>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env[addressVariable];
  if (server === undefined) throw new Error('Database tests run through the vitest projects db and sim.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Faster than PostgreSQL's default, which copies through its log.
  await timedWait(
    'databases',
    onServer(server, `create database ${name} template ${templateName} strategy = file_copy`),
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, 8);
  return {
    pool,
    address: url.href,
    async close() {
      await pool.end();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(address: string, text: string): Promise<void> {
  const pool = openPool(address, 1);
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        await pool.query(text);
        return;
      } catch (error) {
        // Only one connection at a time can copy a template.
        if ((error as { code?: string }).code !== '55006' || tries === 50) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  } finally {
    await pool.end();
  }
}
