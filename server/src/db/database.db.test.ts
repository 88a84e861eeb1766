import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { databaseOf, databaseWithin } from './database.ts';
import { statement } from './statement.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table notes (id integer primary key, text text)');
});
afterAll(() => database.close());

const insert = statement('insert into notes (id, text) values ($1, $2)');
const all = async () =>
  (await database.pool.query('select id from notes order by id')).rows.map(({ id }) => id);

describe('a transaction', () => {
  test('keeps what was sent and not waited for', async () => {
    await databaseOf(database.pool).transact(async (tx) => tx.send(insert, [1, 'a']));
    expect(await all()).toEqual([1]);
  });

  test('is undone, and tells, when something that was only sent fails', async () => {
    const writing = databaseOf(database.pool).transact(async (tx) => {
      tx.send(insert, [2, 'b']);
      tx.send(insert, ['no number', 'c']);
    });
    await expect(writing).rejects.toThrow('invalid input syntax');
    expect(await all()).toEqual([1]);
  });

  test('is undone when its work throws, and the connection serves the next one', async () => {
    for (let n = 0; n < 20; n += 1) {
      const writing = databaseOf(database.pool).transact(async (tx) => {
        tx.send(insert, [2, 'b']);
        throw new Error('changed my mind');
      });
      await expect(writing).rejects.toThrow('changed my mind');
    }
    expect(await all()).toEqual([1]);
  });

  test('whose connection breaks is undone, and nothing else ends', async () => {
    const pid = statement<{ pid: number }>('select pg_backend_pid() as pid');
    const writing = databaseOf(database.pool).transact(async (tx) => {
      tx.send(insert, [2, 'b']);
      const [own] = await tx.rows(pid);
      await database.pool.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
      return tx.rows(pid);
    });
    await expect(writing).rejects.toThrow(/terminat|not queryable/u);
    expect(await all()).toEqual([1]);
  });
});

describe('a short reading', () => {
  const one = statement<{ n: number }>('select $1::integer as n');

  test('shares its connection with others, each getting its own answer', async () => {
    const db = databaseOf(database.pool);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => db.read(one, [n])));
    expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
    const failing = [db.read(one, ['none']), db.read(one, [7])];
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
    ]);
    await db.close();
  });

  test('takes another connection when its own has broken', async () => {
    const db = databaseOf(database.pool);
    const pids = statement<{ pid: number }>('select pg_backend_pid() as pid');
    const broken = [await db.read(pids), await db.read(pids)].flat();
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as t (pid)', [
      broken.map(({ pid }) => pid),
    ]);
    await expect
      .poll(() =>
        db.read(one, [1]).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await db.close();
  });
});

describe('a database within somebody’s reach', () => {
  const [me, other] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const [home, work] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];
  const whose = statement('select scope_id as space, user_id as person from memberships order by 1, 2');
  const within = () => databaseWithin({ pool: database.pool }, { personId: me, spaceIds: [work] });

  beforeAll(async () => {
    await database.pool.query(`insert into scopes (id, kind) values ($1, 'space'), ($2, 'space')`, [
      home,
      work,
    ]);
    await database.pool.query(
      `insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
       select space, gen_random_uuid(), 1, now(), now(), person, 'EDITOR'
       from unnest($1::uuid[]) space, unnest($2::uuid[]) person`,
      [
        [home, work],
        [me, other],
      ],
    );
  });

  test('finds them in no other space, however it is asked, and everybody else where they are', async () => {
    const mine = { space: work, person: me };
    const theirs = [home, work].map((space) => ({ space, person: other }));
    const seen = [theirs[0], mine, theirs[1]];
    expect(await within().rows(whose)).toEqual(seen);
    expect(await within().read(whose)).toEqual(seen);
    expect(await within().transact((tx) => tx.rows(whose))).toEqual(seen);
  });

  test('changes nothing for who comes after it on the same connection', async () => {
    const whole = databaseOf(database.pool);
    for (let round = 0; round < 30; round += 1) {
      const [limited, all] = await Promise.all([within().rows(whose), whole.rows(whose)]);
      expect([limited.length, all.length]).toEqual([3, 4]);
    }
    await expect(within().transact(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await whole.rows(whose)).toHaveLength(4);
  });

  test('knows every column of the table, and shows nothing where no reach is set', async () => {
    const columnsOf = async (schema: string) =>
      (
        await database.pool.query(
          `select column_name as name from information_schema.columns
           where table_name = 'memberships' and table_schema = $1 order by 1`,
          [schema],
        )
      ).rows;
    expect(await columnsOf('within_reach')).toEqual(await columnsOf('public'));
    await expect(database.pool.query('select * from within_reach.memberships')).rejects.toThrow(
      /cairn.reach|uuid/u,
    );
  });
});

describe('the migrations', () => {
  const folderWith = (change: (name: string, text: string) => string | null) => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-migrations-'));
    const source = join(import.meta.dirname, 'migrations');
    for (const name of readdirSync(source)) {
      const text = change(name, readFileSync(join(source, name), 'utf8'));
      if (text !== null) writeFileSync(join(folder, name), text);
    }
    return folder;
  };

  test('that ran do not run again, also when two processes start at once', async () => {
    await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
  });

  test('that have changed since they ran stop the start with a sentence', async () => {
    const folder = folderWith((name, text) => (name.startsWith('0002') ? `${text}\n` : text));
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      '0002-goals.sql is not the one that this database has run',
    );
    rmSync(folder, { recursive: true });
  });

  test('of a newer Cairn stop an older one with a sentence', async () => {
    const folder = folderWith((name, text) => (name.startsWith('0003') ? null : text));
    await expect(migrate(database.pool, folder)).rejects.toThrow('made by a newer Cairn');
    rmSync(folder, { recursive: true });
  });
});
