import { endpoints } from '@cairn/contract/endpoints';
import { request } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createApp } from '../app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  server.ask({ method: 'POST', path, body, headers });

describe('every answer', () => {
  test('carries an id and the headers that keep a browser safe', async () => {
    const { headers } = await server.ask({ path: '/api/health/' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is the same with and without the trailing slash', async () => {
    expect((await server.ask({ path: '/api/health' })).body.status).toBe('ok');
    expect((await post('/api/logout', '{}')).status).toBe(200);
  });
});

describe('a request that is not right is refused with a sentence', () => {
  test.each([
    ['an unknown path', 'GET', '/api/nothing/', undefined, json, 404, 'request.unknownPath'],
    ['the root of the calls', 'GET', '/api/', undefined, json, 404, 'request.unknownPath'],
    ['another method', 'PUT', '/api/login/email/', '{}', json, 405, 'request.method'],
    ['malformed JSON', 'POST', '/api/signup/', '{"email":', json, 400, 'request.malformed'],
    ['a list for an object', 'POST', '/api/signup/', '[]', json, 400, 'request.invalid'],
    [
      'another type',
      'POST',
      '/api/signup/',
      '<a/>',
      { 'content-type': 'text/xml' },
      415,
      'request.mediaType',
    ],
    [
      'a form',
      'POST',
      '/api/signup/',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'request.mediaType',
    ],
    ['a NUL in the body', 'POST', '/api/signup/', '{"email":"a\\u0000b"}', json, 400, 'request.nul'],
    ['a NUL in the path', 'GET', '/api/goals-2/a%00b/', undefined, json, 400, 'request.nul'],
    ['a broken escape', 'GET', '/api/goals-2/%E0%A4%A/', undefined, json, 400, 'request.malformed'],
    [
      'ten megabytes',
      'POST',
      '/api/signup/',
      `{"email":"${'a'.repeat(10_000_000)}"}`,
      json,
      413,
      'request.tooLarge',
    ],
    ['deep nesting', 'POST', '/api/signup/', '['.repeat(100_000), json, 400, 'request.malformed'],
  ])('%s', async (_, method, path, body, headers, status, code) => {
    const answer = await server.ask({ method, path, body, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/^[A-Z].*\.$/u);
    expect(answer.text).not.toMatch(/node_modules|at \w+ \(|select |\.ts:/u);
  });

  test('a typed backslash-u0000 is text like any other', async () => {
    const ida = await server.signUp();
    expect((await ida.createGoal({ name: 'about \\u0000 in JSON' })).name).toBe('about \\u0000 in JSON');
  });

  test('half of a surrogate pair is kept as the sign for what cannot be shown', async () => {
    const ida = await server.signUp();
    const answer = await ida.ask({
      method: 'POST',
      path: '/api/goals-2/',
      body: '{"name":"half \\ud83e","richThoughts":{"ops":[{"insert":"\\ud83e\\n"}]}}',
    });
    expect([answer.status, answer.body.name]).toEqual([201, 'half \ufffd']);
    expect((await ida.createGoal({ name: '\u{1faa8}' })).name).toBe('\u{1faa8}');
  });
});

describe('a page of somebody else', () => {
  test.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['its site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('that tells %s cannot change anything', async (_, headers) => {
    const ida = await server.signUp();
    const answer = await ida.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'x' }, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'request.origin']);
    expect((await ida.ask({ path: '/api/goals-2/', headers })).body).toEqual([]);
  });

  test('is told from our own by the configured address or the host that was asked', async () => {
    const ida = await server.signUp();
    for (const origin of ['http://localhost:4280', server.origin]) {
      const answer = await ida.ask({
        method: 'POST',
        path: '/api/goals-2/',
        body: { name: 'x' },
        headers: { origin },
      });
      expect(answer.status).toBe(201);
    }
  });
});

describe('a page of the host that was asked', () => {
  const ask = (host: string, origin: string) =>
    server.app.inject({ method: 'POST', url: '/api/logout/', headers: { host, origin }, payload: {} });

  test.each([
    ['localhost:4280', 'http://localhost:4280', 200],
    ['planner.localhost:4280', 'http://planner.localhost:4280', 200],
    ['192.168.1.5:4280', 'http://192.168.1.5:4280', 200],
    ['[::1]:4280', 'http://[::1]:4280', 200],
    // Any domain may resolve to this machine.
    ['evil.example:4280', 'http://evil.example:4280', 403],
    ['localhost.evil.example', 'http://localhost.evil.example', 403],
    ['192.168.1.5:4280', 'https://192.168.1.5:4280', 403],
    ['192.168.1.5:4280', 'http://192.168.1.5', 403],
  ])('%s and %s: %i', async (host, origin, status) => {
    expect((await ask(host, origin)).statusCode).toBe(status);
  });
});

test('one person may not change without end, and reads on', async () => {
  const limited = await openTestServer({ writes: { count: 2, withinMs: 60_000 } });
  const ida = await limited.signUp();
  const statuses = [];
  for (let n = 0; n < 3; n += 1)
    statuses.push((await ida.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'x' } })).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect((await ida.ask({ path: '/api/goals-2/' })).status).toBe(200);
  limited.turnClock(60_000);
  expect((await ida.createGoal({})).name).toBe('Walk');
  await limited.close();
});

test('over https the cookie is for https only, and browsers are told to insist', async () => {
  const secure = await openTestServer({ origin: 'https://plan.example.org' });
  const body = { email: 'ida@example.com', password: 'a long walk uphill' };
  const answer = await secure.ask({ method: 'POST', path: '/api/signup/', body });
  expect(answer.headers.get('set-cookie')).toContain('; Secure');
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-cairn_session',
    '__Host-cairn_device',
  ]);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await secure.ask({ path: '/api/settings/', headers: { cookie } })).body.isAuthenticated).toBe(true);
  await secure.close();
});

test('every call for members answers a visitor with 401', async () => {
  const calls = Object.values(endpoints).filter(({ access }) => access === 'member');
  for (const { method, path } of calls) {
    const answer = await server.ask({
      method,
      path: path.replace('{id}', 'x'),
      ...(method === 'GET' ? {} : { body: {} }),
    });
    expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'auth.required']);
  }
});

describe('too many attempts', () => {
  test('at one account, or from one address, have to wait, and are let in again', async () => {
    const perMinute = (count: number) => ({ count, withinMs: 60_000 });
    const limited = await openTestServer({
      limits: {
        login: { perAddress: perMinute(6), perAccount: perMinute(3) },
        requestReset: { perAddress: perMinute(1), perAccount: perMinute(1) },
      },
    });
    const login = (email: string) =>
      limited.ask({ method: 'POST', path: '/api/login/email/', body: { email, password: 'wrong' } });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await login('a@example.com')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await login('b@example.com')).status).toBe(401);
    expect((await login('b@example.com')).status).toBe(401);
    const refused = await login('c@example.com');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    limited.turnClock(61_000);
    expect((await login('a@example.com')).status).toBe(401);
    const reset = () =>
      limited.ask({ method: 'POST', path: '/api/login/reset/', body: { email: 'a@example.com' } });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 429]);
    await limited.close();
  });
});

describe('a body that does not come in time', () => {
  const half = '{"name":"Wa';
  test.each([
    ['ends in the middle', 'content-length: 15', half],
    ['goes on for ever', 'transfer-encoding: chunked', `${half.length.toString(16)}\r\n${half}\r\n`],
    ['has no beginning', 'content-length: 15', ''],
  ])(
    'and %s is refused with a sentence, its connection ends, and nothing is done',
    async (_, length, sent) => {
      const hasty = await openTestServer({ pool: server.pool, bodyTimeoutMs: 20 });
      const ida = await server.signUp();
      const head = [
        'POST /api/goals-2/ HTTP/1.1',
        'host: localhost',
        `cookie: ${ida.cookie}`,
        'content-type: application/json',
        length,
      ];
      const answer = await toTheEnd(hasty.origin, `${head.join('\r\n')}\r\n\r\n${sent}`);
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/su);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] as string)).toEqual({
        status: 'error',
        code: 'request.timeout',
        message: 'The request took too long to arrive.',
      });
      expect((await ida.ask({ path: '/api/goals-2/' })).body).toEqual([]);
      await hasty.close();
    },
  );

  test('and is answered already ends its connection without a second answer', async () => {
    const hasty = await openTestServer({ pool: server.pool, bodyTimeoutMs: 20 });
    const head = 'POST /api/nothing/ HTTP/1.1\r\nhost: localhost\r\ncontent-length: 15\r\n\r\n{';
    const answer = await toTheEnd(hasty.origin, head);
    expect(answer.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 404']);
    await hasty.close();
  });
});

function toTheEnd(origin: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(sent));
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((done, failed) => socket.once('close', () => done(text)).once('error', failed));
}

describe('a database that does not answer', () => {
  test('makes every call 503 with a sentence, and none of it lasts', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
    pool.on('error', () => {});
    const app = await createApp({
      pool,
      origin: 'http://localhost:4280',
      mailSender: { send: async () => {} },
    });
    for (const url of ['/api/health/', '/api/settings/']) {
      const answer = await app.inject({ url, headers: { cookie: `cairn_session=${'a'.repeat(43)}` } });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable']);
      expect(answer.headers['retry-after']).toBe('2');
    }
    await app.close();
    await pool.end();
  });

  test('in the middle of things is taken up again', async () => {
    const own = await openTestServer();
    const ida = await own.signUp();
    await own.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(async () => (await ida.ask({ path: '/api/goals-2/' })).status).toBe(200);
    await own.close();
  });
});

test('a full disk is told as such, and nothing is half written', async () => {
  const own = await openTestServer();
  const ida = await own.signUp();
  await own.pool.query(
    `create function full_disk() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$`,
  );
  await own.pool.query(
    'create trigger full_disk before insert on events_of_all_time for each row execute function full_disk()',
  );
  const answer = await ida.ask({
    method: 'POST',
    path: '/api/goals-2/',
    body: { name: 'x' },
    headers: { 'idempotency-key': 'k' },
  });
  expect([answer.status, answer.body.code]).toEqual([507, 'server.storageFull']);
  await own.pool.query('drop trigger full_disk on events_of_all_time');
  expect((await ida.ask({ path: '/api/goals-2/' })).body).toEqual([]);
  const again = await ida.ask({
    method: 'POST',
    path: '/api/goals-2/',
    body: { name: 'x' },
    headers: { 'idempotency-key': 'k' },
  });
  expect(again.status).toBe(201);
  await own.close();
});

test('a bug of ours is a 500 that tells nothing of itself', async () => {
  const own = await openTestServer();
  const ida = await own.signUp();
  await own.pool.query('alter table goals rename column name to other');
  const answer = await ida.ask({ path: '/api/goals-2/', headers: {} });
  const failed = await ida.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'x' } });
  expect([failed.status, failed.body.code, failed.text.includes('column')]).toEqual([
    500,
    'server.failed',
    false,
  ]);
  expect(answer.status).toBe(200);
  await own.close();
});

test('a clock an hour off in either direction changes nothing of what a person may do', async () => {
  const own = await openTestServer();
  const ida = await own.signUp();
  for (const hour of [3_600_000, -7_200_000]) {
    own.turnClock(hour);
    expect((await ida.ask({ path: '/api/settings/' })).body).toMatchObject({
      isAuthenticated: true,
      daysJoined: 0,
    });
    await ida.createGoal({});
  }
  await own.close();
});

test('an end waits for what runs, closes the streams, and takes nothing new', async () => {
  const own = await openTestServer();
  const ida = await own.signUp();
  const stream = await fetch(`${own.origin}/api/v2/feed/stream/`, { headers: { cookie: ida.cookie } });
  const running = ida.createGoal({});
  await running;
  await own.close();
  await expect(stream.text()).resolves.toContain('retry');
});

test('what still comes while the server ends is refused like everything else, with a word when to come again', async () => {
  const own = await openTestServer();
  const { hostname, port } = new URL(own.origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const isOver = new Promise((done) => socket.once('close', done));
  // The request stays unfinished, so the server still has a connection in use when it closes.
  socket.write('GET /api/settings/ HTTP/1.1\r\nHost: localhost\r\n');
  await own.ask({ path: '/api/health/' });
  const ended = own.close();
  await expect
    .poll(() =>
      fetch(own.origin).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false);
  socket.write('\r\n');
  await isOver;
  await ended;
  expect(text).toMatch(/^HTTP\/1\.1 503 /u);
  expect(text).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/mu);
  expect(text).toMatch(/^retry-after: 2\r$/mu);
  expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({
    status: 'error',
    code: 'server.unavailable',
    message: expect.stringMatching(/^[A-Z].*\.$/u),
  });
});

test('a request that never ends its body is not waited for when the server ends', async () => {
  const own = await openTestServer();
  const slow = request(`${own.origin}/api/signup/`, {
    method: 'POST',
    headers: { ...json, 'content-length': '100' },
  });
  slow.on('error', () => {});
  slow.write('{');
  await own.ask({ path: '/api/health/' });
  slow.destroy();
  await own.close();
});
