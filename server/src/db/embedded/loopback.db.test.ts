import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { openCommits } from '../../feed/commits.ts';
import { openPublisher } from '../../feed/publisher.ts';
import { diskOf } from '../../files/file-store.ts';
import { folderStore } from '../../files/folder-store.ts';
import { openBeside, openDatabase } from '../open-database.ts';
import { ownPlatform, type Platform, platformOf } from './platform.ts';
import { connectionOf, type EmbeddedPostgres, startPostgres } from './postgres.ts';

/** As close to Windows as this platform allows. */
const platform: Platform = { ...ownPlatform, reach: 'loopback', endedBy: 'pg_ctl' };
const unsafe = { fsync: 'off' };

let folder = '';
let servers: EmbeddedPostgres[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-loopback-'));
  chmodSync(folder, 0o700);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  rmSync(folder, { recursive: true, force: true });
});

async function started(on: Platform = platform): Promise<EmbeddedPostgres> {
  const server = await startPostgres(folder, unsafe, on);
  servers.push(server);
  return server;
}

async function asked(connection: pg.PoolConfig, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

const portIsOpen = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

async function listening(): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

const portOf = (server: Server) => (server.address() as { readonly port: number }).port;

describe('PostgreSQL over 127.0.0.1', () => {
  test('is what Windows has, and nobody else', () => {
    expect(platformOf('win32')).toMatchObject({
      reach: 'loopback',
      endedBy: 'pg_ctl',
      programSuffix: '.exe',
    });
    for (const name of ['linux', 'darwin', 'freebsd'] as const)
      expect(platformOf(name)).toMatchObject({ reach: 'socket', endedBy: 'signal', programSuffix: '' });
  });

  test('lets in who has the password of its folder, and nobody without it or with another', async () => {
    const { connectionTo } = await started();
    const connection = connectionTo('postgres');
    expect(await asked(connection, 'select current_user')).toEqual(['cairn']);
    const passwordFile = join(folder, 'postgres', 'cairn-password');
    expect(readFileSync(passwordFile, 'utf8').trim()).toBe(connection.password);
    expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
    expect(existsSync(join(folder, 'postgres.new.password'))).toBe(false);

    const { password, ...without } = connection;
    expect(String(password).length).toBeGreaterThan(40);
    await expect(asked(without, 'select 1')).rejects.toThrow(/password/u);
    await expect(asked({ ...without, password: '' }, 'select 1')).rejects.toThrow(/password/u);
    await expect(asked({ ...without, password: `${String(password)}x` }, 'select 1')).rejects.toThrow(
      /password authentication failed/u,
    );
    expect(
      await asked(
        connection,
        "select distinct auth_method from pg_hba_file_rules where auth_method <> 'scram-sha-256'",
      ),
    ).toEqual([]);
    expect(
      await asked(connection, "select left(rolpassword, 13) from pg_authid where rolname = 'cairn'"),
    ).toEqual(['SCRAM-SHA-256']);
  });

  test('listens there and nowhere else, not on a socket either', async () => {
    const connection = (await started()).connectionTo('postgres');
    const port = Number(connection.port);
    expect(await portIsOpen(port, '127.0.0.1')).toBe(true);
    // A server that listens on all addresses would answer here.
    expect(await portIsOpen(port, '127.0.0.2')).toBe(false);
    expect(await portIsOpen(port, '::1')).toBe(false);
    expect(
      await asked(
        connection,
        "select setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories') order by name",
      ),
    ).toEqual(['127.0.0.1', '']);
    expect(existsSync(join(folder, 'run'))).toBe(false);
  });

  test('keeps what it has over a restart, and its password', async () => {
    const first = await started();
    await asked(first.connectionTo('postgres'), 'create table stones (name text)');
    await asked(first.connectionTo('postgres'), "insert into stones values ('base')");
    await first.stop();
    expect(await first.ended).toMatch(/received fast shutdown request.*database system is shut down/su);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    const again = (await started()).connectionTo('postgres');
    expect(await asked(again, 'select name from stones')).toEqual(['base']);
    expect(again.password).toBe(first.connectionTo('postgres').password);
  });

  test('is ended by the next start when an earlier one has left it behind', async () => {
    const left = await started();
    const connection = left.connectionTo('postgres');
    const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const next = await started();
    expect(await left.ended).toContain('PostgreSQL has ended');
    await expect(asked(connection, 'select 1')).rejects.toThrow(/ECONNREFUSED/u);
    expect(await asked(next.connectionTo('postgres'), 'select 1')).toEqual([1]);
    expect(Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])).not.toBe(
      pid,
    );
  });

  test('takes another port when somebody was quicker', async () => {
    const quicker = await listening();
    const ports = [portOf(quicker), portOf(quicker)];
    const unlucky = { ...platform, freePort: async () => ports.pop() ?? platform.freePort() };
    const connection = (await started(unlucky)).connectionTo('postgres');
    expect(connection.port).not.toBe(portOf(quicker));
    expect(await asked(connection, 'select 1')).toEqual([1]);
    await new Promise((done) => quicker.close(done));
  });

  test('is reached by a command beside it only once it is open', async () => {
    expect(() => connectionOf(folder, 'postgres', platform)).toThrow('is not open yet');
    const server = await started();
    expect(connectionOf(folder, 'postgres', platform)).toEqual(server.connectionTo('postgres'));
  });
});

describe('a database that another platform has made', () => {
  test.each([
    ['over a socket', 'over 127.0.0.1', ownPlatform, platform],
    ['over 127.0.0.1', 'over a socket', platform, ownPlatform],
  ])('and serves %s is not opened to serve %s', async (_made, _opened, maker, opener) => {
    await (await started({ ...maker, endedBy: 'signal' })).stop();
    await expect(started(opener)).rejects.toThrow('was made on another platform. Take a backup there');
    expect(await asked((await started(maker)).connectionTo('postgres'), 'select 1')).toEqual([1]);
  });
});

describe('Cairn over 127.0.0.1', () => {
  const config = () => ({ dataFolder: folder, databaseUrl: null });

  test('is backed up while it runs and restored while it does not; what listens for commits hears them', async () => {
    const storage = {
      store: folderStore(join(folder, 'files')),
      incomingFolder: folder,
      disk: () => diskOf(folder),
    };
    const backup = join(folder, 'cairn.backup');
    const epochOf = async ({ pool }: { readonly pool: pg.Pool }) =>
      (await pool.query<{ epoch: string }>('select epoch from server_state')).rows[0]?.epoch;

    const running = await openDatabase(config(), platform);
    const publisher = openPublisher(running.pool);
    const commits = openCommits(running.pool);
    const heard: string[] = [];
    commits.listen(['space:1'], (scope, version) => heard.push(`${scope} ${version}`));
    await expect
      .poll(() => {
        publisher.publish('space:1', 7);
        return heard;
      })
      .toContain('space:1 7');
    await publisher.settled();
    await commits.close();
    const before = await epochOf(running);
    const beside = await openBeside(config(), platform);
    expect(await epochOf(beside)).toBe(before);
    await writeBackup(beside.pool, storage.store, backup, new Date());
    await beside.close();
    await running.close();

    const restored = await openDatabase(config(), platform);
    await restoreBackup(restored.pool, storage, backup, { keepsAccess: false });
    expect(await epochOf(restored)).not.toBe(before);
    await restored.close();
  });
});
