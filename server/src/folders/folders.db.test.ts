import type { Folder } from '@cairn/contract/folders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBoard } from '../testing/boards.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let goal: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  goal = (await ida.createGoal({ space })).id;
});
afterAll(() => server.close());

async function folder(person: TestPerson, isPrivate: boolean): Promise<Folder> {
  const all: Folder[] = (await person.ask({ path: '/api/folders/' })).body;
  return all.find((each) => each.space === space && each.isPrivate === isPrivate) as Folder;
}
const goalsIn = async (person: TestPerson, isPrivate: boolean) =>
  (await folder(person, isPrivate)).folderGoals.map((each) => each.goal);
const boardsIn = async (person: TestPerson, isPrivate: boolean) =>
  (await folder(person, isPrivate)).folderGoals.map((each) => each.board);
const add = async (person: TestPerson, isPrivate: boolean, more: object = {}) =>
  person.ask({
    method: 'POST',
    path: '/api/folder-goals/',
    body: { goal, folder: (await folder(person, isPrivate)).id, ...more },
  });
const move = (person: TestPerson, id: string, sequenceNo: number) =>
  person.ask({ method: 'PATCH', path: `/api/folder-goals/${id}/`, body: { sequenceNo } });
const take = (person: TestPerson, id: string) =>
  person.ask({ method: 'DELETE', path: `/api/folder-goals/${id}/` });

describe('a goal that is pinned', () => {
  test('is so for everyone in the space, and any member may unpin it', async () => {
    const pinned = await add(ida, false);
    expect(pinned).toMatchObject({ status: 201, body: { goal, isPrivate: false, sequenceNo: 100 } });
    expect(await goalsIn(ben, false)).toEqual([goal]);
    expect((await take(ben, pinned.body.id)).status).toBe(204);
    expect(await goalsIn(ida, false)).toEqual([]);
    expect((await take(ben, pinned.body.id)).status).toBe(410);
  });

  test('twice is pinned once, also for a temporary id', async () => {
    const first = await add(ida, false, { tempId: 'offline-p' });
    expect((await add(ben, false)).body).toEqual(first.body);
    expect(await add(ida, false, { tempId: 'offline-p' })).toMatchObject({ status: 200, body: first.body });
    await take(ida, 'offline-p');
    expect((await add(ida, false, { tempId: 'offline-p' })).status).toBe(410);
    expect((await add(ida, false)).status).toBe(201);
  });

  test('stands behind the last one unless somebody says where', async () => {
    await add(ida, false);
    const [second, third] = [(await ida.createGoal({ space })).id, (await ida.createGoal({ space })).id];
    expect((await add(ida, false, { goal: second })).body.sequenceNo).toBe(200);
    await add(ida, false, { goal: third, sequenceNo: 50 });
    expect(await goalsIn(ida, false)).toEqual([third, goal, second]);
    expect((await ida.ask({ path: `/api/folder-goals/?goal=${second}` })).body).toHaveLength(1);
    expect((await ida.ask({ path: '/api/folder-goals/' })).body).toHaveLength(3);
  });

  test('is moved by any member, and every number is within the cap', async () => {
    const first = (await add(ida, false)).body;
    const second = (await ida.createGoal({ space })).id;
    await add(ida, false, { goal: second });
    expect(await move(ben, first.id, 300)).toMatchObject({
      status: 200,
      body: { id: first.id, sequenceNo: 300, rev: 2 },
    });
    expect(await goalsIn(ida, false)).toEqual([second, goal]);
    expect((await move(ida, first.id, 1e12)).body.sequenceNo).toBe(2_147_483_647);
    await take(ida, first.id);
    expect((await move(ben, first.id, 1)).status).toBe(410);
    expect((await move(ben, ida.user.uuid, 1)).status).toBe(404);
  });

  test('is away with the goal when that is deleted, and back when it is restored', async () => {
    await add(ida, false);
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    expect(await goalsIn(ida, false)).toEqual([]);
    await ida.ask({ method: 'POST', path: `/api/deleted-goals/${goal}/restore/` });
    expect(await goalsIn(ida, false)).toEqual([goal]);
  });

  test('does not repeat and is no divider', async () => {
    const walk = await ida.createGoal({
      space,
      column: 1,
      dueDate: '2026-11-21',
      recurrence: { rule: 'FREQ=DAILY' },
    });
    const line = await ida.createGoal({ space, name: '', type: 'divider' });
    for (const { id } of [walk, line])
      expect((await add(ida, false, { goal: id })).body.code).toBe('folder.goal');
  });

  test('is away while it repeats', async () => {
    const run = (await ida.createGoal({ space, column: 1, dueDate: '2026-11-21' })).id;
    await add(ida, false, { goal: run });
    const edit = (recurrence: object | null) =>
      ida.ask({ method: 'PUT', path: `/api/goals-2/${run}/`, body: { recurrence } });
    expect((await edit({ rule: 'FREQ=DAILY' })).status).toBe(200);
    expect(await goalsIn(ida, false)).toEqual([]);
  });
});

describe('a favourite', () => {
  test('is one’s own: others neither see nor take it', async () => {
    const { body } = await add(ida, true);
    expect(body.isPrivate).toBe(true);
    expect(await goalsIn(ida, true)).toEqual([goal]);
    expect(await goalsIn(ben, true)).toEqual([]);
    expect((await take(ben, body.id)).status).toBe(404);
    expect((await move(ben, body.id, 1)).status).toBe(404);
    const feed = (await ben.ask({ path: '/api/v2/feed/' })).text;
    expect(feed).not.toContain(body.id);
  });

  test('cannot be put into somebody else’s folder, nor another space’s', async () => {
    const others = await folder(ida, true);
    expect((await add(ben, true, { folder: others.id })).body.code).toBe('folder.unknown');
    const elsewhere = (await ben.ask({ path: '/api/folders/' })).body.find(
      (each: Folder) => each.space === ben.user.defaultSpaceId,
    );
    expect((await add(ben, true, { folder: elsewhere.id })).body.code).toBe('folder.unknown');
  });

  test('of a space one has left is not shown any more', async () => {
    const { id } = (await add(ben, true)).body;
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await ben.ask({ path: '/api/folder-goals/' })).body).toEqual([]);
    expect((await take(ben, id)).body.code).toBe('space.left');
  });
});

describe('a board', () => {
  let board: string;
  beforeEach(async () => {
    board = (await makeBoard(ida, { space })).id;
  });
  const addBoard = (person: TestPerson, isPrivate: boolean, more: object = {}) =>
    add(person, isPrivate, { goal: undefined, board, ...more });

  test('is pinned among goals for everyone, once, and found by its name', async () => {
    await add(ida, false);
    const pinned = await addBoard(ben, false);
    expect(pinned).toMatchObject({ status: 201, body: { goal: null, board, sequenceNo: 200 } });
    expect(await addBoard(ida, false, { tempId: 'offline-b' })).toMatchObject({
      status: 200,
      body: pinned.body,
    });
    expect(await boardsIn(ida, false)).toEqual([null, board]);
    expect((await ida.ask({ path: `/api/folder-goals/?board=${board}` })).body).toEqual([pinned.body]);
    expect((await ida.ask({ path: `/api/folder-goals/?board=${goal}` })).body).toEqual([]);
    expect((await move(ben, pinned.body.id, 50)).status).toBe(200);
    expect(await boardsIn(ida, false)).toEqual([board, null]);
    expect((await take(ida, pinned.body.id)).status).toBe(204);
    expect(await boardsIn(ben, false)).toEqual([null]);
  });

  test('is a favourite of one member only', async () => {
    const { body } = await addBoard(ben, true);
    expect(body).toMatchObject({ board, isPrivate: true });
    expect(await boardsIn(ben, true)).toEqual([board]);
    expect(await boardsIn(ida, true)).toEqual([]);
  });

  test('is away while it is deleted, and back when it is restored', async () => {
    await addBoard(ida, false);
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${board}/`, body: { space } });
    expect(await boardsIn(ida, false)).toEqual([]);
    expect((await addBoard(ida, false)).body.code).toBe('board.deleted');
    await ida.ask({ method: 'POST', path: `/api/boards-2/${board}/restore/` });
    expect(await boardsIn(ida, false)).toEqual([board]);
  });

  test('of a space that one is not in cannot be put anywhere, and neither can both or nothing', async () => {
    const stranger = await server.signUp();
    const own = (await stranger.ask({ path: '/api/folders/' })).body[0];
    const body = { board, folder: own.id };
    const path = '/api/folder-goals/';
    expect((await stranger.ask({ method: 'POST', path, body })).body.code).toBe('board.unknown');
    expect((await stranger.ask({ path: `${path}?board=${board}` })).body).toEqual([]);
    const elsewhere = (await makeBoard(ben, { space: ben.user.defaultSpaceId })).id;
    expect((await addBoard(ben, false, { board: elsewhere })).body.code).toBe('folder.unknown');
    expect((await addBoard(ida, false, { goal })).status).toBe(400);
    expect((await addBoard(ida, false, { board: null })).body.errors).toHaveProperty('goal');
  });
});
