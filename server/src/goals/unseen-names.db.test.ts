import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { fetched, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  ida = await server.signUp();
});
afterAll(() => server.close());

const unseen = [
  '\u200B\u200D',
  '\u3164',
  '\u115F\u2800',
  '\u00AD',
  '\uFE0F',
  '\u{E0061}\u{E007F}',
  '\u202E',
  ' \u2060',
];

test.each(unseen)('a name of nothing but %j is refused like an empty one', async (name) => {
  const list = await makeList(ida, {});
  const goal = await ida.createGoal({});
  const space = ida.user.defaultSpaceId;
  const asked = (method: string, path: string, body: object) => ida.ask({ method, path, body });
  for (const [method, path, code, more] of [
    ['POST', '/api/goals-2/', 'goal.name', {}],
    ['PUT', `/api/goals-2/${goal.id}/`, 'goal.name', {}],
    ['POST', '/api/boards-2/', 'board.name', {}],
    ['PATCH', `/api/boards-2/${list.board}/`, 'board.name', {}],
    ['POST', `/api/boards-2/${list.board}/clone/`, 'board.name', {}],
    ['POST', '/api/buckets-2/', 'bucket.name', { board: list.board }],
    ['PATCH', `/api/buckets-2/${list.id}/`, 'bucket.name', {}],
    ['POST', `/api/buckets-2/${list.id}/clone/`, 'bucket.name', {}],
    ['POST', '/api/v2/spaces/', 'space.name', {}],
    ['PATCH', `/api/v2/spaces/${space}/`, 'space.name', {}],
    ['POST', '/api/v2/access-tokens/', 'token.name', { access: 'read', spaces: null }],
  ] as const) {
    const [plain, hidden] = [
      await asked(method, path, { ...more, name: '' }),
      await asked(method, path, { ...more, name }),
    ];
    expect([path, hidden.status, hidden.body.code]).toEqual([path, 400, code]);
    expect(hidden.body.code).toBe(plain.body.code);
  }
  const made = await server.ask({
    method: 'POST',
    path: '/api/signup/',
    body: {
      email: `unseen-${unseen.indexOf(name)}@example.com`,
      password: ida.password,
      firstName: name,
      lastName: name,
    },
  });
  expect(made.body.user.name).toBe(`unseen-${unseen.indexOf(name)}`);
  const renamed = await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { firstName: name } });
  expect(renamed.body.name).toBe(ida.user.email.split('@')[0]);
  expect((await uploaded(ida, 'x', `${name}.txt`)).name).toMatch(/^(?:file|txt)(?:\.txt)?$/u);
});

test('a thing that has such a name from before can be changed in everything else', async () => {
  const [goal, list] = [await ida.createGoal({}), await makeList(ida, {})];
  for (const table of ['goals', 'boards', 'buckets', 'spaces'])
    await server.pool.query(`update ${table} set name = '\u3164'`);
  const edits = [
    ['PUT', `/api/goals-2/${goal.id}/`, { doneDate: '2026-11-21' }],
    ['PATCH', `/api/boards-2/${list.board}/`, { emoji: '🌲' }],
    ['PATCH', `/api/buckets-2/${list.id}/`, { expanded: false }],
    ['PATCH', `/api/v2/spaces/${ida.user.defaultSpaceId}/`, { emoji: '🌲' }],
  ] as const;
  for (const [method, path, body] of edits)
    expect((await ida.ask({ method, path, body })).status, path).toBe(200);
  await server.pool.query(`update spaces set name = 'Ours'`);
});

test('a name that would turn the sentence relations does so in no mail, title, calendar and file name', async () => {
  const turning = '\u202Egnp.\u2066sretnuh\u200F';
  const turned = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
  await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { firstName: turning } });
  await ida.ask({
    method: 'PATCH',
    path: `/api/v2/spaces/${ida.user.defaultSpaceId}/`,
    body: { name: turning },
  });
  const path = `/api/v2/spaces/${ida.user.defaultSpaceId}/invitations/`;
  await ida.ask({ method: 'POST', path, body: { email: 'new@example.com' } });
  await expect.poll(() => server.mails.length).toBe(1);
  const { subject, text, html } = server.mails[0] as (typeof server.mails)[number];
  expect(`${subject} ${text} ${html}`).not.toMatch(turned);
  expect(text).toContain('sretnuh');
  await ida.createGoal({ name: turning, column: 1, dueDate: new Date().toISOString().slice(0, 10) });
  const { url } = (await ida.ask({ path: '/api/settings/calendar-url/' })).body;
  const calendar = await server.ask({ path: new URL(url).pathname });
  expect(calendar.text).toContain('sretnuh');
  expect(calendar.text).not.toMatch(turned);
  const file = await uploaded(ida, 'x', `${turning}.txt`);
  await server.pool.query('update files set name = $2 where id = $1', [file.id, `${turning}.txt`]);
  const disposition = (await fetched(server, file.url, ida)).headers.get('content-disposition') ?? '';
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toMatch(/sretnuh/u);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).not.toMatch(turned);
});
