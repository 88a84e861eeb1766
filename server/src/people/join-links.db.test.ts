import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../accounts/session-rows.ts';
import { linkTo, tokenIn } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let space = '';
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  ida = await server.signUp();
  space = ida.user.defaultSpaceId;
});
afterAll(() => server.close());

const links = async () => (await ida.ask({ path: `/api/v2/spaces/${space}/magic-links/` })).body;
const offered = async (token: string) => (await server.ask({ path: `/api/v2/magic-links/${token}/` })).status;

test('a link to join is shown to its owner again and again, and its token lies nowhere in the database', async () => {
  const token = await linkTo(ida, space);
  for (let n = 0; n < 2; n += 1)
    expect(await links()).toMatchObject([{ joinUrl: `http://localhost:4280/join/${token}/` }]);
  expect(await offered(token)).toBe(200);
  const { rows } = await server.pool.query('select l::text from magic_links l where scope_id = $1', [space]);
  expect(rows).toHaveLength(1);
  expect(rows[0].l).not.toContain(token);
  for (const value of rows[0].l.slice(1, -1).split(',')) expect(await offered(value)).toBe(404);
});

test('a link whose token is of another key works, and is not shown until a new one is made', async () => {
  const former = 'K-3_'.repeat(11).slice(1);
  await linkTo(ida, space);
  await server.pool.query('update magic_links set token_hash = $2 where scope_id = $1', [
    space,
    hashOf(former),
  ]);
  expect(await links()).toMatchObject([{ joinUrl: null, role: 'EDITOR' }]);
  expect(await offered(former)).toBe(200);
  const renewed = await linkTo(ida, space);
  expect(tokenIn((await links())[0].joinUrl)).toBe(renewed);
  expect([await offered(former), await offered(renewed)]).toEqual([404, 200]);
});

test('a link goes on working when the database learns to keep a hash of its token', async () => {
  const migrations = join(import.meta.dirname, '..', 'db', 'migrations');
  const token = 'K-3_'.repeat(11).slice(1);
  const client = await server.pool.connect();
  try {
    await client.query('begin; create schema former; set local search_path to former, public');
    await client.query('create table magic_links (scope_id uuid, token text not null unique)');
    await client.query('insert into magic_links values ($1, $2)', [space, token]);
    await client.query(readFileSync(join(migrations, '0040-hashed-join-links.sql'), 'utf8'));
    const { rows } = await client.query('select token_hash from magic_links');
    expect(rows).toEqual([{ token_hash: hashOf(token) }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
