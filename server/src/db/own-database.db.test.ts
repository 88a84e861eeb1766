import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder } from '../testing/cairn-process.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import type pg from 'pg';
import { refuseUnfit } from './refuse-unfit.ts';

let server: TestDatabase;
let folder: ReturnType<typeof dataFolder>;
beforeEach(async () => {
  server = await openTestDatabase();
  folder = dataFolder();
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const open = (address: string) => openDatabase({ dataFolder: folder.path, databaseUrl: address });
const changed = (change: (url: URL) => void) => {
  const url = new URL(server.address);
  change(url);
  return url.href;
};

describe('a database of one’s own', () => {
  test.each(['LATIN1', 'SQL_ASCII'])(
    'that keeps its text as %s is refused with a sentence',
    async (encoding) => {
      const name = `unfit_${randomBytes(6).toString('hex')}`;
      await server.pool.query(
        `create database ${name} encoding '${encoding}' template template0 locale_provider libc locale 'C'`,
      );
      const opening = open(changed((url) => (url.pathname = `/${name}`))).then(({ close }) => close());
      await expect(opening).rejects.toThrow(`keeps its text as ${encoding}.`);
      await server.pool.query(`drop database ${name}`);
    },
  );

  test('in which its user may not create tables is refused with a sentence', async () => {
    const user = `weak_${randomBytes(6).toString('hex')}`;
    await server.pool.query(`create role ${user} login password 'weak'`);
    const opening = open(
      changed((url) => {
        url.username = user;
        url.password = 'weak';
      }),
    );
    await expect(opening).rejects.toThrow('may not create tables there');
    await server.pool.query(`drop role ${user}`);
  });

  test('that does not speak as the address asks is refused with a sentence', async () => {
    const opening = open(changed((url) => url.searchParams.set('sslmode', 'verify-full')));
    await expect(opening).rejects.toThrow(/^The database in DATABASE_URL cannot be reached: .*SSL/u);
  });

  test('that is older than 15 is refused with a sentence', async () => {
    const row = { version: 140_012, name: '14.12', encoding: 'UTF8', mayCreate: true };
    const old = { query: async () => ({ rows: [row] }) } as unknown as pg.Pool;
    await expect(refuseUnfit(old)).rejects.toThrow('is PostgreSQL 14.12. Cairn needs 15 or newer.');
  });

  test('behind a pooler that takes no options is opened without them, and has its settings all the same', async () => {
    const url = new URL(server.address);
    const host = url.searchParams.get('host');
    const port = Number(url.port || 5432);
    const refused: string[] = [];
    const pooler = createServer((asked) => {
      asked.on('error', () => {});
      asked.once('data', (startup: Buffer) => {
        const parameters = startup.subarray(8).toString().split('\0');
        if (parameters.includes('options')) {
          refused.push('options');
          const fields = 'SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
          const error = Buffer.from(`E\0\0\0\0${fields}`);
          error.writeUInt32BE(error.length - 1, 1);
          asked.end(error);
          return;
        }
        const passed = host?.startsWith('/')
          ? connect(join(host, `.s.PGSQL.${port}`))
          : connect(port, host ?? url.hostname);
        passed.on('error', () => asked.destroy());
        passed.write(startup);
        asked.pipe(passed).pipe(asked);
      });
    });
    await new Promise<void>((done) => pooler.listen(0, '127.0.0.1', done));
    const address = changed((own) => {
      own.searchParams.delete('host');
      own.hostname = '127.0.0.1';
      own.port = String((pooler.address() as AddressInfo).port);
    });
    const database = await open(address);
    const settings = `select current_setting('plan_cache_mode') as plan, current_setting('jit') as jit`;
    const each = await Promise.all([1, 2, 3].map(() => database.pool.query(settings)));
    for (const { rows } of each) expect(rows).toEqual([{ plan: 'force_generic_plan', jit: 'off' }]);
    expect(refused).toEqual(['options']);
    await database.close();
    await new Promise((done) => pooler.close(done));
  });

  test('that fits is opened, and its folder is free again afterwards', async () => {
    await (await open(server.address)).close();
    await (await open(server.address)).close();
  });
});
