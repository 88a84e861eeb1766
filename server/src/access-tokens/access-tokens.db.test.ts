import type { MadeAccessToken } from '@cairn/contract/access-tokens';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { makeBoard } from '../testing/boards.ts';
import { listenAs } from '../testing/listening.ts';
import { contextOf } from '../testing/shared-space.ts';
import { makeSpace } from '../testing/spaces.ts';
import {
  openTestServer,
  type TestPerson,
  type TestRequest,
  type TestServer,
} from '../testing/test-server.ts';
import { makeToken, scriptOf } from '../testing/tokens.ts';

let server: TestServer;
let ida: TestPerson;
let home: string;
let work: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  ida = await server.signUp();
  home = ida.user.defaultSpaceId;
  work = (await makeSpace(ida, { name: 'Work' })).id;
});
afterAll(() => server.close());

const path = '/api/v2/access-tokens/';
const create = (body: object, person = ida) => person.ask({ method: 'POST', path, body });
const list = async () => (await ida.ask({ path })).body as MadeAccessToken[];
const script = async (body: object = {}) => scriptOf(server, await makeToken(ida, body));

describe('a token', () => {
  test('is shown once, kept as a hash, and listed with what it may do', async () => {
    const made = await create({ name: ' Backup ', access: 'read', spaces: [work, work] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Backup',
      access: 'read',
      spaces: [work],
      lastUsedDatetime: null,
    });
    expect(made.body.token).toMatch(/^cairn_[\w-]{43}$/u);
    const second = await create({ name: 'Watch' });
    const listed = await list();
    expect(listed.map(({ name }) => name)).toEqual(['Watch', 'Backup']);
    expect(listed.map(({ access, spaces }) => [access, spaces])).toEqual([
      ['read', null],
      ['read', [work]],
    ]);
    expect(JSON.stringify(listed)).not.toContain('cairn_');
    const { rows } = await server.pool.query('select * from access_tokens');
    for (const { token } of [made.body, second.body])
      expect(JSON.stringify(rows)).not.toContain(token.slice(6));
  });

  test('needs a name, and spaces that are its maker’s', async () => {
    const stranger = await server.signUp();
    const refusals = await Promise.all([
      create({ name: '  ' }),
      create({ name: 'x', spaces: [stranger.user.defaultSpaceId] }),
      create({ name: 'x', spaces: ['none'] }),
      create({ name: 'x', access: 'all' }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'token.name'],
      [404, 'space.unknown'],
      [404, 'space.unknown'],
      [400, 'request.invalid'],
    ]);
    expect(await list()).toEqual([]);
  });

  test('is one of fifty at most, also when several are made at once', async () => {
    await server.pool.query(
      `insert into access_tokens (id, user_id, token_hash, name, access, created_at)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 'Old', 'read', now() from generate_series(1, 48)`,
      [ida.user.uuid],
    );
    const made = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create({ name })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400]);
    expect(made.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'token.tooMany',
      limit: 50,
    });
  });

  test('acts for its person without a cookie, and tells when it did, once a minute', async () => {
    const ask = await script({ access: 'write' });
    const made = await ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'By a script' } });
    expect([made.status, made.body.space]).toEqual([201, home]);
    expect(made.headers.get('set-cookie')).toBeNull();
    const [{ lastUsedDatetime: first } = { lastUsedDatetime: null }] = await list();
    expect(first).not.toBeNull();
    await ask({ path: '/api/goals-2/' });
    expect((await list())[0]?.lastUsedDatetime).toBe(first);
    server.turnClock(61_000);
    await ask({ path: '/api/goals-2/' });
    expect((await list())[0]?.lastUsedDatetime).not.toBe(first);
  });

  test('that is revoked ends at once, its stream too, and nobody else revokes it', async () => {
    const made = await makeToken(ida, {});
    const ask = scriptOf(server, made);
    expect((await ask({ path: '/api/goals-2/' })).status).toBe(200);
    const stream = await listenAs(ida, server.origin, { authorization: `Bearer ${made.token}` });
    const remove = (person: TestPerson) => person.ask({ method: 'DELETE', path: `${path}${made.id}/` });
    expect((await remove(await server.signUp())).status).toBe(404);
    expect((await remove(ida)).status).toBe(204);
    expect((await remove(ida)).body.code).toBe('token.unknown');
    expect((await ask({ path: '/api/goals-2/' })).body.code).toBe('token.invalid');
    await expect.poll(() => stream.hasEnded()).toBe(true);
    expect(await list()).toEqual([]);
  });

  test('to read is refused whatever writes, and every token what only a session may do', async () => {
    const [reads, writes] = [await script(), await script({ access: 'write' })];
    const goal = await ida.createGoal({});
    const write: TestRequest = { method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Run' } };
    expect((await reads(write)).body.code).toBe('token.scope');
    expect((await writes(write)).status).toBe(200);
    const sessionsOnly: TestRequest[] = [
      { path },
      { method: 'POST', path, body: { name: 'more' } },
      { method: 'PATCH', path: '/api/settings/', body: { hideCompleted: true } },
      {
        method: 'DELETE',
        path: '/api/settings/',
        body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
      },
      { path: '/api/settings/calendar-url/' },
      { path: `/api/v2/spaces/${home}/magic-links/` },
      { path: `/api/v2/spaces/${home}/invitations/` },
      { method: 'DELETE', path: `/api/v2/spaces/${work}/` },
      { method: 'POST', path: '/api/logout/', body: {} },
      { method: 'POST', path: '/api/v2/presence/', body: { goal: goal.id } },
    ];
    for (const request of sessionsOnly) {
      const answer = await writes(request);
      expect([answer.status, answer.body.code], request.path).toEqual([403, 'token.scope']);
    }
    expect((await ida.ask({ path: '/api/goals-2/' })).status).toBe(200);
  });

  test('is looked at instead of a cookie, from any page, and one that is unknown is nobody', async () => {
    const made = await makeToken(ida, { access: 'write' });
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const body = { name: 'From elsewhere' };
    const post = (headers: Record<string, string>) =>
      server.ask({ method: 'POST', path: '/api/goals-2/', body, headers });
    expect((await post({ ...elsewhere, cookie: ida.cookie })).body.code).toBe('request.origin');
    expect((await post({ ...elsewhere, authorization: `Bearer ${made.token}` })).status).toBe(201);
    for (const authorization of ['Bearer cairn_nothing', 'Bearer', `bearer ${made.token}x`, 'Bearer a b']) {
      const answer = await post({ ...elsewhere, authorization, cookie: ida.cookie });
      expect([answer.status, answer.body.code], authorization).toEqual([401, 'token.invalid']);
    }
    expect((await post({ authorization: 'Basic eDp5', cookie: ida.cookie })).status).toBe(201);
  });

  test('goes with its account', async () => {
    const ask = await script();
    await ida.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
    });
    expect((await ask({ path: '/api/goals-2/' })).status).toBe(401);
  });
});

describe('a token that reaches one space', () => {
  test('sees nothing of the others, wherever it looks', async () => {
    const inside = await ida.createGoal({ space: work, name: 'xyzzy inside' });
    const outside = await ida.createGoal({ space: home, name: 'xyzzy outside' });
    await makeBoard(ida, { space: home, name: 'Outside' });
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { activeSpacesIds: [home, work] } });
    const ask = await script({ access: 'write', spaces: [work] });
    const text = async (at: string) => {
      const answer = await ask({ path: at });
      expect([at, answer.status]).toEqual([at, 200]);
      return answer.text;
    };
    const lists = [
      '/api/goals-2/',
      `/api/goals-2/?space=${home},${work}`,
      `/api/boards-2/?space=${home},${work}`,
      '/api/v2/spaces/',
      '/api/v2/search/?q=xyzzy',
      `/api/v2/search/?q=xyzzy&space=${home}`,
      '/api/v2/events/?limit=1000',
      `/api/v2/events/?spaces=${home}`,
      `/api/v2/events/?goal=${outside.id}`,
      '/api/folders/',
      '/api/folder-goals/',
      '/api/v2/feed/?limit=2000',
      '/api/v2/feed/?limit=2000&today=2026-11-21',
      '/api/v2/notices/',
      '/api/settings/',
      '/api/deleted-goals/',
      '/api/deleted-boards/',
    ];
    for (const at of lists) {
      const said = await text(at);
      for (const secret of [home, outside.id, 'outside', 'Outside']) expect(said, at).not.toContain(secret);
    }
    expect(await text('/api/goals-2/')).toContain(inside.id);
    expect(await text('/api/v2/search/?q=xyzzy')).toContain(inside.id);
    const feed = JSON.parse(await text('/api/v2/feed/?limit=2000'));
    expect(Object.keys(feed.scopes)).toEqual([work]);
    const folders = JSON.parse(await text('/api/folders/'));
    expect(folders.map((folder: { isPrivate: boolean }) => folder.isPrivate)).toEqual([false]);
    expect(JSON.parse(await text('/api/settings/')).defaultSpaceId).toBe(work);
  });

  test('changes nothing of the others, by id, by temporary id, by key or by moving things there', async () => {
    const tempId = 'offline-outside';
    const outside = await ida.createGoal({ space: home, name: 'Outside', tempId });
    const inside = await ida.createGoal({ space: work });
    const ask = await script({ access: 'write', spaces: [work] });
    const asked: TestRequest[] = [
      { path: `/api/goals-2/${outside.id}/` },
      { path: `/api/goals-2/${tempId}/` },
      { method: 'PUT', path: `/api/goals-2/${outside.id}/`, body: { name: 'Seen' } },
      { method: 'DELETE', path: `/api/goals-2/${outside.id}/` },
      { method: 'POST', path: '/api/goals-2/', body: { name: 'New', space: home } },
      { method: 'PUT', path: `/api/goals-2/${inside.id}/`, body: { space: home } },
      { method: 'PUT', path: `/api/goals-2/${inside.id}/`, body: { parent: outside.id } },
      { method: 'POST', path: '/api/goals-2/', body: { name: 'x', space: work, tempId } },
      { path: `/api/v2/spaces/${home}/` },
      { path: `/api/v2/spaces/${home}/memberships/` },
    ];
    for (const request of asked) {
      const answer = await ask(request);
      expect(answer.status, `${request.method} ${request.path}`).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('Outside');
    }
    const batch = await ask({
      method: 'POST',
      path: '/api/v2/goals-2/batch/',
      body: {
        goals: [
          { name: 'x', space: work, tempId },
          { name: 'y', space: home, tempId: 'offline-y' },
        ],
      },
    });
    expect(batch.text).not.toContain('Outside');
    expect(batch.body.results.map(({ status }: { status: number }) => status >= 400)).toEqual([true, true]);
    expect((await ida.ask({ path: `/api/goals-2/${outside.id}/` })).body).toMatchObject({
      name: 'Outside',
      rev: 1,
    });
    expect((await ida.ask({ path: `/api/goals-2/${inside.id}/` })).body).toMatchObject({
      space: work,
      rev: 1,
    });
  });

  test('is answered nothing of what a session did under the same key', async () => {
    const request = (headers: Record<string, string> = {}): TestRequest => ({
      method: 'POST',
      path: '/api/goals-2/',
      body: { name: 'Keyed', space: work },
      headers: { 'idempotency-key': 'morning', ...headers },
    });
    const ask = await script({ access: 'write', spaces: [work] });
    const [first, second, again] = [await ida.ask(request()), await ask(request()), await ask(request())];
    expect(second.body.id).not.toBe(first.body.id);
    expect(again.body.id).toBe(second.body.id);
  });

  test('makes things without naming a space where only one is meant, and nowhere among several', async () => {
    const third = (await makeSpace(ida, { name: 'Third' })).id;
    const one = await script({ access: 'write', spaces: [work] });
    const two = await script({ access: 'write', spaces: [work, third] });
    const post = { method: 'POST', path: '/api/goals-2/', body: { name: 'Somewhere' } };
    expect((await one(post)).body.space).toBe(work);
    expect((await two(post)).body.code).toBe('space.unknown');
  });

  test('hears of its space only, and follows who leaves it', async () => {
    const made = await makeToken(ida, { spaces: [work] });
    const ask = scriptOf(server, made);
    const stream = await listenAs(ida, server.origin, { authorization: `Bearer ${made.token}` });
    await ida.createGoal({ space: home });
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { hideCompleted: true } });
    await ida.createGoal({ space: work });
    await expect.poll(() => stream.heard).toEqual([work]);
    await leaveSpace(contextOf(server), work, ida.user.uuid);
    await expect.poll(async () => (await ask({ path: `/api/v2/spaces/${work}/` })).status).toBe(403);
    expect((await ask({ path: '/api/goals-2/' })).body).toEqual([]);
    expect((await ask({ path: '/api/v2/feed/' })).body.scopes).toEqual({});
    await stream.close();
  });

  test('leaves everything as it was for its person’s session on the same connections', async () => {
    const ask = await script({ spaces: [work] });
    for (let round = 0; round < 20; round += 1) {
      const [limited, whole] = await Promise.all([
        ask({ path: '/api/v2/spaces/' }),
        ida.ask({ path: '/api/v2/spaces/' }),
      ]);
      expect([limited.body.length, whole.body.length]).toEqual([1, 2]);
    }
  });
});

test('who tries tokens that are none has to wait in the end, and whoever has one goes on', async () => {
  const minute = 60_000;
  const strict = await openTestServer({
    limits: { badToken: { perAddress: { count: 3, withinMs: 15 * minute } } },
  });
  const person = await strict.signUp();
  const ask = scriptOf(strict, await makeToken(person, {}));
  const guess = () =>
    strict.ask({ path: '/api/goals-2/', headers: { authorization: `Bearer cairn_${'x'.repeat(43)}` } });
  for (let tries = 0; tries < 3; tries += 1) expect((await guess()).status).toBe(401);
  const refused = await guess();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await ask({ path: '/api/goals-2/' })).status).toBe(200);
  await strict.close();
});
