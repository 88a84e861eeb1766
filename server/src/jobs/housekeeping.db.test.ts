import { everKeptTypes } from '@cairn/core/events/kept-events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { forgetEventsBefore } from '../events/forget-events.ts';
import { makeList } from '../testing/boards.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { keepHouse } from './housekeeping.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const keepHouseIn = (days: number) => keepHouse(databaseOf(server.pool), Date.now() + days * day);
const count = async (table: string) => (await server.pool.query(`select from ${table}`)).rowCount;

test('what has outlived its time is forgotten, each in its own: keys, sessions, notes’ changes', async () => {
  const ida = await server.signUp();
  const richThoughts = { ops: [{ insert: 'note\n' }] };
  await ida.ask({
    method: 'POST',
    path: '/api/goals-2/',
    body: { name: 'Walk', richThoughts },
    headers: { 'idempotency-key': 'k' },
  });
  const kept = async () => [
    await count('idempotency_keys'),
    await count('sessions'),
    await count('goal_note_changes'),
  ];
  await keepHouseIn(29);
  expect(await kept()).toEqual([1, 1, 1]);
  await keepHouseIn(31);
  expect(await kept()).toEqual([0, 1, 1]);
  await keepHouseIn(61);
  expect(await kept()).toEqual([0, 0, 1]);
  await keepHouseIn(91);
  expect(await kept()).toEqual([0, 0, 0]);
});

test('a deleted goal can be restored for sixty days, then nothing of it is left', async () => {
  const ida = await server.signUp();
  const { id } = await ida.createGoal({ name: 'Secret', tags: ['secret'] });
  await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
  const restore = async () =>
    (await ida.ask({ method: 'POST', path: `/api/deleted-goals/${id}/restore/` })).status;
  await keepHouseIn(59);
  const nameOf = async () => (await server.pool.query('select name from goals where id = $1', [id])).rows;
  expect(await nameOf()).toEqual([{ name: 'Secret' }]);
  expect(await restore()).toBe(200);
  await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
  await keepHouseIn(61);
  expect(await nameOf()).toEqual([{ name: '' }]);
});

test('an invitation that nobody has accepted is listed for two months after it has ended', async () => {
  const ida = await server.signUp();
  const path = `/api/v2/spaces/${ida.user.defaultSpaceId}/invitations/`;
  await ida.ask({ method: 'POST', path, body: { email: 'new@example.com' } });
  await keepHouseIn(14 + 59);
  expect(await count('invitations')).toBe(1);
  await keepHouseIn(14 + 61);
  expect(await count('invitations')).toBe(0);
});

test('a deleted board can be restored for sixty days, then nothing of it is left; after 180 it is forgotten', async () => {
  const ida = await server.signUp();
  const list = await makeList(ida, { name: 'Secret' });
  const path = `/api/boards-2/${list.board}/`;
  await ida.ask({ method: 'PATCH', path, body: { name: 'Secret too', emoji: '🥾' } });
  const names = async () =>
    (
      await server.pool.query('select name from boards where id = $1 union all select name from buckets', [
        list.board,
      ])
    ).rows;
  const told = async () =>
    (await server.pool.query('select from events where changes::text like $1', ['%Secret%'])).rowCount;
  await ida.ask({ method: 'DELETE', path });
  await keepHouseIn(59);
  expect((await ida.ask({ method: 'POST', path: `${path}restore/` })).status).toBe(200);
  expect([await names(), await told()]).toEqual([[{ name: 'Secret too' }, { name: 'Secret' }], 1]);
  const { cursor } = (await ida.ask({ path: '/api/v2/feed/' })).body;
  await ida.ask({ method: 'DELETE', path });
  await forgetAfter(61);
  expect([await names(), await told()]).toEqual([[{ name: '' }, { name: '' }], 0]);
  for (const way of ['', 'restore/'])
    expect((await ida.ask({ method: way === '' ? 'GET' : 'POST', path: `${path}${way}` })).status).toBe(404);
  await forgetAfter(181);
  expect(await names()).toEqual([]);
  const { scopes } = (await ida.ask({ path: `/api/v2/feed/?cursor=${cursor}` })).body;
  expect(scopes[ida.user.defaultSpaceId]).toMatchObject({ full: true, last: true });
});

test('a goal that was removed for good is forgotten after 180 days, and its scope read anew', async () => {
  const ida = await server.signUp();
  const purged = await ida.createGoal({ name: 'Gone' });
  const { cursor } = (await ida.ask({ path: '/api/v2/feed/' })).body;
  await ida.ask({ method: 'DELETE', path: `/api/goals-2/${purged.id}/` });
  await ida.ask({ method: 'DELETE', path: `/api/deleted-goals/${purged.id}/` });
  await ida.createGoal({ name: 'Lives' });
  await forgetAfter(181);
  const { scopes } = (await ida.ask({ path: `/api/v2/feed/?cursor=${cursor}` })).body;
  expect(scopes[ida.user.defaultSpaceId]).toMatchObject({ full: true, last: true });
  expect((await ida.ask({ path: `/api/goals-2/${purged.id}/` })).status).toBe(404);
});

test('after a year a history tells what was made, done, deleted and moved, and nothing else', async () => {
  const ida = await server.signUp();
  const space = ida.user.defaultSpaceId;
  const { id } = await ida.createGoal({ column: 1, dueDate: '2026-11-21' });
  const put = (body: object) => ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
  await put({ name: 'Run' });
  await put({ dueDate: '2026-11-22' });
  const richText = { ops: [{ insert: 'said\n' }] };
  await ida.ask({ method: 'POST', path: `/api/v2/goals-2/${id}/comments/`, body: { richText } });
  await put({ doneDate: '2026-11-21' });
  await put({ doneDate: null });
  await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
  const told = async () =>
    (
      await server.pool.query<{ type: string }>(
        'select type from events where scope_id = $1 order by created_at, id',
        [space],
      )
    ).rows.map(({ type }) => type);
  const all = await told();
  expect(all).toEqual(expect.arrayContaining(['SPACE_CREATED', 'GOAL_MODIFIED', 'COMMENT_CREATED']));
  await keepHouseIn(364);
  expect(await told()).toEqual(all);
  await keepHouseIn(366);
  expect(await told()).toEqual(['GOAL_CREATED', 'GOAL_RESCHEDULED', 'GOAL_DONE', 'GOAL_DELETED']);
});

test('a history is forgotten in batches, from its oldest end and by its index', async () => {
  const ida = await server.signUp();
  const space = ida.user.defaultSpaceId;
  await server.pool.query(
    `insert into events (id, scope_id, type, user_id, created_at)
     select gen_random_uuid(), $1, case when n % 2 = 0 then 'GOAL_MODIFIED' else 'GOAL_DONE' end, $2,
       now() - interval '400 days' - n * interval '1 minute'
     from generate_series(1, 5000) n`,
    [space, ida.user.uuid],
  );
  await server.pool.query('analyze events');
  const left = async (type: string) =>
    (await server.pool.query('select from events where scope_id = $1 and type = $2', [space, type])).rowCount;
  const moment = new Date(Date.now() - 365 * day);
  await forgetEventsBefore(databaseOf(server.pool), moment, 10);
  expect([await left('GOAL_MODIFIED'), await left('GOAL_DONE')]).toEqual([1500, 2500]);
  const { rows } = await server.pool.query(
    `select from events where scope_id = $1 and type = 'GOAL_MODIFIED'
       and created_at < now() - interval '400 days' - interval '3001 minutes'`,
    [space],
  );
  expect(rows).toEqual([]);
  await forgetEventsBefore(databaseOf(server.pool), moment);
  expect([await left('GOAL_MODIFIED'), await left('GOAL_DONE')]).toEqual([0, 2500]);
  const everKept = everKeptTypes.map((type) => `'${type}'`).join();
  const plan = await server.pool.query(
    `explain select id from events where created_at < $1 and type not in (${everKept}) order by created_at limit 10`,
    [moment],
  );
  expect(plan.rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')).toMatch(
    /Index Scan/u,
  );
});

async function forgetAfter(days: number): Promise<void> {
  const { rows } = await server.pool.query('select * from sessions');
  await keepHouseIn(days);
  // The session has expired, but later tests need it.
  for (const row of rows) {
    const columns = Object.keys(row);
    await server.pool.query(
      `insert into sessions (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) on conflict do nothing`,
      Object.values(row),
    );
  }
}
