import type { EventRow } from '@cairn/core/events/event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  ida = await server.signUp();
});
afterAll(() => server.close());

const places = async (goal: string) => {
  const events: EventRow[] = (await ida.ask({ path: `/api/v2/events/?goal=${goal}` })).body;
  return events
    .toReversed()
    .map(({ type, columnId, dueDate }) => [type, columnId, dueDate])
    .filter(([type]) => type !== 'MENTION_CREATED');
};

test('an event says where its goal stood then, whatever has become of the goal since', async () => {
  const { id } = await ida.createGoal({ column: 1, dueDate: '2026-11-21' });
  const put = (body: object) => ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
  await put({ column: 2, dueDate: '2026-11-22' });
  const richText = { ops: [{ insert: 'said\n' }] };
  await ida.ask({ method: 'POST', path: `/api/v2/goals-2/${id}/comments/`, body: { richText } });
  await put({ doneDate: '2026-11-21' });
  await put({ column: null, dueDate: null, doneDate: null });
  await put({ column: 3, dueDate: '2026-11-30' });
  await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
  await ida.ask({ method: 'POST', path: `/api/deleted-goals/${id}/restore/` });
  expect(await places(id)).toEqual([
    ['GOAL_CREATED', 1, '2026-11-21'],
    ['GOAL_RESCHEDULED', 2, '2026-11-22'],
    ['COMMENT_CREATED', 2, '2026-11-22'],
    ['GOAL_DONE', 2, '2026-11-22'],
    ['GOAL_RESCHEDULED', null, null],
    ['GOAL_RESCHEDULED', 3, '2026-11-30'],
    ['GOAL_DELETED', 3, '2026-11-30'],
  ]);
  await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
  await ida.ask({ method: 'DELETE', path: `/api/deleted-goals/${id}/` });
  const kept = 'select from events where goal_id = $1 and (due_date is not null or column_id is not null)';
  expect((await server.pool.query(kept, [id])).rowCount).toBe(0);
});

test('goals that are made at once say it too', async () => {
  const goals = [{ name: 'Walk', column: 2, dueDate: '2026-11-22', tempId: 'offline-1' }];
  const made = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
  expect(await places(made.body.results[0].goal.id)).toEqual([['GOAL_CREATED', 2, '2026-11-22']]);
});

test('an event names who did it, and to whom, until they are gone', async () => {
  const [owner, ben, space] = await twoMembers(server);
  await ben.createGoal({ space, assignee: owner.user.code });
  await owner.createGoal({ space, assignee: ben.user.code });
  const names = async () => {
    const events: EventRow[] = (await owner.ask({ path: `/api/v2/events/?spaces=${space}&limit=2` })).body;
    return events.map(({ userName, otherUserName }) => [userName, otherUserName]);
  };
  const [his, hers] = [ben.user.name, owner.user.name];
  expect(await names()).toEqual([
    [hers, his],
    [his, hers],
  ]);
  await leaveSpace(contextOf(server), space, ben.user.uuid);
  expect(await names()).toEqual([
    [hers, null],
    [null, hers],
  ]);
});
