import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('smoke', async () => {
  const ida = await server.signUp();
  const a = await ida.createGoal({ name: 'Walk', column: 2, dueDate: '2026-11-22', tempId: 'offline-1', richThoughts: { ops: [{ insert: 'hi\n' }] } });
  console.log(a);
  const b = await ida.createGoal({ name: 'Boots', parent: 'offline-1' });
  console.log(b.parents);
  const edited = await ida.ask({ method: 'PUT', path: `/api/goals-2/${a.id}/`, body: { name: 'Walks', color: 'blue', richThoughtsChange: { baseRev: 1, ops: [{ insert: 'oh ' }] } } });
  console.log(edited.status, edited.text);
  const list = await ida.ask({ path: '/api/goals-2/?column=2&from=2026-11-16&to=2026-11-22' });
  console.log(list.status, list.text);
  const feed = await ida.ask({ path: '/api/v2/feed/' });
  console.log(feed.status, feed.text);
  const del = await ida.ask({ method: 'DELETE', path: `/api/goals-2/${a.id}/` });
  console.log(del.status, del.text);
  const feed2 = await ida.ask({ path: '/api/v2/feed/?cursor=' + feed.body.cursor });
  console.log(feed2.status, feed2.text);
  console.log((await ida.ask({ path: '/api/deleted-goals/' })).text);
  console.log((await ida.ask({ method: 'POST', path: `/api/deleted-goals/${a.id}/restore/` })).text);
  console.log((await ida.ask({ path: '/api/v2/feed/?cursor=' + feed2.body.cursor })).text);
  console.log((await ida.ask({ method: 'POST', path: `/api/v2/goals-2/order/`, body: { list: { column: 2, dueDate: '2026-11-22' }, goals: [{ id: a.id, sequenceNo: 7 }] } })).text);
  console.log((await ida.ask({ path: '/api/settings' })).text);
  expect(1).toBe(1);
});
