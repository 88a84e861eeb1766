import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  ida = await server.signUp();
});
afterAll(() => server.close());

const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

test('refuses what stands too deep in each other, also where it comes as a text in a text', async () => {
  const ops = `[{"insert":"a","attributes":{"link":${deep(3_000)}}}]`;
  for (const [method, path, body] of [
    ['PATCH', '/api/settings/', `{"filters":{"a":${deep(50_000)}}}`],
    ['POST', '/api/goals-2/', `{"name":"Deep","richThoughts":{"ops":${ops}}}`],
    ['POST', '/api/goals-2/', JSON.stringify({ name: 'Deep', richThoughts: `{"ops":${ops}}` })],
  ] as const) {
    const answer = await fetch(`${server.origin}${path}`, {
      method,
      headers: { cookie: ida.cookie, origin: 'http://localhost:4280', 'content-type': 'application/json' },
      body,
    });
    expect([path, answer.status]).toEqual([path, 400]);
  }
  expect((await ida.ask({ path: '/api/goals-2/' })).body).toEqual([]);
});

test('remembers filters up to 20,000 signs', async () => {
  const wish = (text: string) =>
    ida.ask({ method: 'PATCH', path: '/api/settings/', body: { filters: { team: text } } });
  expect((await wish('a'.repeat(19_000))).status).toBe(200);
  expect((await wish('a'.repeat(20_000))).body).toMatchObject({ code: 'request.invalid' });
});

test('holds twenty streams of one person, and another one as soon as one of them ends', async () => {
  const open = () => fetch(`${server.origin}/api/v2/feed/stream/`, { headers: { cookie: ida.cookie } });
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const refused = await open();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const ben = await server.signUp();
  const his = await fetch(`${server.origin}/api/v2/feed/stream/`, { headers: { cookie: ben.cookie } });
  expect(his.status).toBe(200);
  await streams[0]?.body?.cancel();
  await expect.poll(async () => (await open()).status).toBe(200);
});
