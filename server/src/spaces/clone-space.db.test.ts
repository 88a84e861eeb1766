import type { BoardWire } from '@cairn/contract/boards';
import type { GoalWire } from '@cairn/contract/goals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBoard, makeList } from '../testing/boards.ts';
import { sharedSpace } from '../testing/spaces.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a clone has looks, tags, boards, lists, open goals and what repeats, and its maker alone in it', async () => {
  const [ida, ben] = [await server.signUp(), await server.signUp()];
  const space = await sharedSpace(ida, [[ben, 'ADMIN']]);
  const ask = (method: string, path: string, body?: object) => ida.ask({ method, path, body });
  const at = `/api/v2/spaces/${space}/`;
  await ask('PATCH', at, { emoji: '🏡', background: 'moss', color: '#112233', enabledColumnIds: [1, 2] });
  await ask('PATCH', `${at}tags/`, { tags: [{ tag: 'home', color: 'blue' }], showTags: false });
  const board = await makeBoard(ida, { space, name: 'Trails', emoji: '🥾' });
  const list = await makeList(ida, { board: board.id, name: 'Ideas' });
  await ask('DELETE', `/api/boards-2/${(await makeBoard(ida, { space })).id}/`);
  const [goal, done] = [
    await ida.createGoal({
      space,
      name: 'Hut',
      bucket: list.id,
      column: 1,
      dueDate: '2026-12-24',
      assignee: ben.user.code,
      richThoughts: { ops: [{ insert: 'note\n' }] },
    }),
    await ida.createGoal({ space, name: 'Done', doneDate: '2026-11-20' }),
  ];
  await ben.createGoal({ space, name: 'Below', parent: goal.id, tags: ['home'] });
  await ben.createGoal({ space, name: 'Below what is done', parent: done.id });
  await ida.createGoal({
    space,
    name: 'Run',
    column: 1,
    dueDate: '2026-11-21',
    recurrence: { rule: 'FREQ=DAILY' },
  });
  const richText = { ops: [{ insert: 'Yes\n' }] };
  await ask('POST', `/api/v2/goals-2/${goal.id}/comments/`, { richText });
  expect((await ben.ask({ method: 'POST', path: `${at}clone/` })).body.code).toBe('space.role');

  const { status, body } = await ask('POST', `${at}clone/`);
  expect(status).toBe(201);
  expect((await ida.ask({ path: `/api/v2/spaces/${body.id}/` })).body).toMatchObject({
    name: 'Home',
    emoji: '🏡',
    background: 'moss',
    color: '#112233',
    enabledColumnIds: [2, 1],
    memberships: [{ userId: ida.user.uuid, role: 'OWNER' }],
  });
  expect((await ida.ask({ path: `/api/v2/spaces/${body.id}/tags/` })).body).toMatchObject({
    showTags: false,
    tags: [{ tag: 'home', color: 'blue', taggedGoalsCount: { done: 0, notDone: 1 } }],
  });
  const boards: readonly BoardWire[] = (await ida.ask({ path: `/api/boards-2/?space=${body.id}` })).body;
  expect(boards).toMatchObject([{ name: 'Trails', emoji: '🥾', buckets: [{ name: 'Ideas' }] }]);
  const goals: readonly GoalWire[] = (await ida.ask({ path: `/api/goals-2/?space=${body.id}` })).body;
  const named = (name: string) => goals.find((each) => each.name === name);
  expect(goals.map(({ name }) => name).toSorted()).toEqual(['Below', 'Below what is done', 'Hut']);
  expect(named('Hut')).toMatchObject({
    bucketId: boards[0]?.buckets[0]?.id,
    columnId: 1,
    dueDate: '2026-12-24',
    assignee: null,
    commentsCount: 0,
    richThoughts: { ops: [{ insert: 'note\n' }] },
    createdBy: ida.user.code,
  });
  expect(named('Below')?.parent).toBe(named('Hut')?.id);
  expect(named('Below what is done')?.parent).toBeNull();
  const inDays = `/api/goals-2/?space=${body.id}&column=1&from=2030-01-01&to=2030-01-02`;
  expect((await ida.ask({ path: inDays })).body).toMatchObject([{ name: 'Run' }, { name: 'Run' }]);
  const eventsIn = async (of: string) =>
    (await ida.ask({ path: `/api/v2/events/?spaces=${of}` })).body.map(({ type }: { type: string }) => type);
  expect((await eventsIn(body.id)).toSorted()).toEqual(['MEMBERSHIP_CREATED', 'SPACE_CREATED_BY_CLONING']);
  expect(await eventsIn(space)).toContain('SPACE_USED_FOR_CLONING');
  expect((await ben.ask({ path: `/api/v2/spaces/${body.id}/` })).status).toBe(404);
});

test('an empty space is cloned too', async () => {
  const ida = await server.signUp();
  const path = `/api/v2/spaces/${ida.user.defaultSpaceId}/clone/`;
  expect((await ida.ask({ method: 'POST', path })).status).toBe(201);
  expect((await ida.ask({ path: '/api/v2/spaces/' })).body).toHaveLength(2);
});
