import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../db/embedded/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { openPool } from '../db/pool.ts';
import { addressVariable, templateName } from './test-database.ts';
import { timedWait } from './timed-wait.ts';

export function setup(): Promise<() => Promise<void>> {
  return timedWait('databases', openTemplate());
}

async function openTemplate(): Promise<() => Promise<void>> {
  const given = process.env[addressVariable];
  const own = given === undefined ? await startOwn() : null;
  const address = given ?? (own?.address as string);
  process.env[addressVariable] = address;
  const admin = openPool(address, 1);
  await admin.query(`drop database if exists ${templateName}`);
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const template = openPool(withDatabase(address, templateName), 1);
  await migrate(template);
  await template.end();
  return async () => {
    await own?.stop();
  };
}

async function startOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'));
  // Fast but not durable. Tests of durability start Cairn as a process.
  const server = await startPostgres(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '100',
  });
  const { host, port, user, password } = server.connectionTo('postgres');
  const credentials = typeof password === 'string' ? `${user}:${password}` : user;
  return {
    address: `postgres://${credentials}@localhost:${port}/postgres?host=${encodeURIComponent(host as string)}`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
