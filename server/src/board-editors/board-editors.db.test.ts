import type { PublicBoard } from '@cairn/core/boards/public-board';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { FeedPicture, wholePicture } from '../testing/feed-picture.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let space: string;
let id: string;
let code: string;
let list: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  eve = await server.signUp();
  ({ id, code } = await makePublicBoard(ida, {}, { allowCollaboration: true }));
  list = (await makeList(ida, { board: id })).id;
});
afterAll(() => server.close());

const join = (person = eve, method = 'POST') =>
  person.ask({ method, path: `/api/public-boards/${code}/collaborate/` });
const create = (body: object, person = eve) =>
  person.ask({
    method: 'POST',
    path: `/api/public-boards/${code}/goals/`,
    body: { name: 'Hers', bucket: list, ...body },
  });
const edit = (goal: string, body: object, person = eve) =>
  person.ask({ method: 'PATCH', path: `/api/public-boards/${code}/goals/${goal}/`, body });
const publish = (body: object) => ida.ask({ method: 'PATCH', path: `/api/public-boards/${id}/`, body });
const note = { ops: [{ insert: 'A note\n' }] };

describe('joining in on a board', () => {
  test('is for strangers, once, where the board lets them, until they leave', async () => {
    expect(await join()).toMatchObject({ status: 201, body: { code, editing: true, own: false } });
    expect(await join()).toMatchObject({ status: 409, body: { code: 'board.editing' } });
    expect((await join(ben)).body.code).toBe('board.editing');
    expect((await join(eve, 'DELETE')).status).toBe(204);
    expect((await join(eve, 'DELETE')).body.code).toBe('board.notEditing');
    await publish({ allowCollaboration: false });
    expect(await join()).toMatchObject({ status: 403, body: { code: 'board.readOnly' } });
    await publish({ isPublic: false });
    expect((await join()).body.code).toBe('board.private');
  });

  test('is seen by members, and ended by owners and admins', async () => {
    await join();
    const editors = `/api/boards-2/${id}/editors/`;
    expect((await ben.ask({ path: editors })).body).toMatchObject([
      { userId: eve.user.uuid, userCode: eve.user.code },
    ]);
    const path = `${editors}${eve.user.uuid}/`;
    expect((await ben.ask({ method: 'DELETE', path })).body.code).toBe('space.role');
    expect((await ida.ask({ method: 'DELETE', path })).status).toBe(204);
    expect((await ida.ask({ method: 'DELETE', path })).body.code).toBe('board.notEditing');
    expect((await create({})).body.code).toBe('board.readOnly');
    expect((await ida.ask({ path: editors })).body).toEqual([]);
  });

  test('is not for who was removed, until joining in is switched off and on', async () => {
    await join();
    const path = `/api/boards-2/${id}/editors/${eve.user.uuid}/`;
    expect((await ida.ask({ method: 'DELETE', path })).status).toBe(204);
    expect(await join()).toMatchObject({ status: 403, body: { code: 'board.readOnly' } });
    await publish({ allowCollaboration: true });
    expect((await join()).status).toBe(403);
    await publish({ allowCollaboration: false });
    await publish({ allowCollaboration: true });
    expect((await join()).status).toBe(201);
  });

  test('shows nothing else of the space', async () => {
    await join();
    const goal = await ida.createGoal({ name: 'Secret' });
    const other = await makeList(ida);
    expect((await eve.ask({ path: `/api/goals-2/${goal.id}/` })).status).toBe(404);
    expect((await eve.ask({ path: `/api/boards-2/${id}/` })).status).toBe(404);
    expect((await eve.ask({ path: `/api/goals-2/?bucket=${other.id}` })).body).toEqual([]);
    expect([...(await wholePicture(eve)).keys()]).not.toContain(space);
    const { id: on } = await ida.createGoal({ bucket: list });
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? { name: 'Mine' } : undefined;
      expect((await eve.ask({ method, path: `/api/goals-2/${on}/`, body })).status).toBe(404);
    }
  });
});

describe('a board editor', () => {
  beforeEach(async () => void (await join()));

  test('adds goals, which members have at once and everybody sees, and which stay when they go', async () => {
    const device = await new FeedPicture(ida).pull();
    const made = await create({ richThoughts: note, color: 'yellow', tempId: 'offline-e' });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Hers', richThoughts: note, color: 'yellow', done: false },
    });
    expect((await create({ tempId: 'offline-e' })).status).toBe(200);
    expect((await device.pull()).scopes).toEqual(await wholePicture(ida));
    const listed = (await ida.ask({ path: `/api/goals-2/?bucket=${list}` })).body;
    expect(listed).toMatchObject([{ createdBy: eve.user.code, bucketId: list, space }]);
    await create({ name: 'Second' });
    const namesTold = async () => {
      const { body } = await ida.ask({ path: `/api/v2/events/?spaces=${space}&users=${eve.user.uuid}` });
      return body.map(({ userName }: { userName: string | null }) => userName);
    };
    expect(await namesTold()).toEqual([eve.user.name, eve.user.name]);
    await join(eve, 'DELETE');
    expect(await namesTold()).toEqual([null, null]);
    const board = (await server.ask({ path: `/api/public-boards/${code}/` })).body as PublicBoard;
    expect(board.buckets[0]?.goals.map(({ name }) => name)).toEqual(['Hers', 'Second']);
    const { body: told } = await ida.ask({ path: `/api/v2/events/?spaces=${space}&users=${eve.user.uuid}` });
    expect(told.map(({ type, boardId }: { type: string; boardId: string }) => [type, boardId])).toEqual([
      ['GOAL_CREATED', id],
      ['GOAL_CREATED', id],
    ]);
  });

  test('edits, ticks and moves goals of the board between its lists', async () => {
    const goal = await ida.createGoal({ bucket: list, column: 1, dueDate: '2026-11-21', tags: ['hills'] });
    const second = (await makeList(ida, { board: id })).id;
    const body = {
      name: 'Run',
      done: true,
      bucket: second,
      bucketSequenceNo: 7,
      richThoughts: note,
      color: 'red',
    };
    expect((await edit(goal.code, body)).body).toMatchObject({
      name: 'Run',
      done: true,
      richThoughts: note,
      color: 'red',
    });
    const now = (await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body;
    expect(now).toMatchObject({
      name: 'Run',
      bucketId: second,
      bucketSequenceNo: 7,
      dueDate: '2026-11-21',
      tags: ['hills'],
      rev: 2,
    });
    expect(now.doneDate).not.toBeNull();
    await edit(goal.code, { done: false });
    expect((await edit(goal.code, {})).body.done).toBe(false);
    expect((await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body.rev).toBe(3);
  });

  test('reaches no other list, no goal elsewhere, none that repeats, and no note that names people', async () => {
    const elsewhere = (await makeList(ida)).id;
    const on = await ida.createGoal({ bucket: list });
    const off = await ida.createGoal({ bucket: elsewhere });
    for (const list of [elsewhere, 'none'])
      for (const answer of [await create({ bucket: list }), await edit(on.code, { bucket: list })])
        expect([answer.status, answer.body.code]).toEqual([400, 'goal.bucket']);
    for (const unknown of [off.code, on.id, 'none'])
      expect((await edit(unknown, { name: 'Mine' })).body.code).toBe('goal.unknown');
    const recurrence = { rule: 'FREQ=WEEKLY' };
    const again = await ida.createGoal({ bucket: list, column: 1, dueDate: '2026-11-21', recurrence });
    expect((await edit(again.code, { done: true })).body.code).toBe('goal.readOnly');
    const richThoughts = { ops: [{ insert: { mention: { id: ben.user.uuid } } }, { insert: '\n' }] };
    const naming = await ida.createGoal({ bucket: list, richThoughts });
    expect((await edit(naming.code, { richThoughts: note })).body.code).toBe('goal.notes');
    expect((await edit(naming.code, { name: 'Renamed' })).status).toBe(200);
    expect((await create({ name: ' ' })).body.code).toBe('goal.name');
    await publish({ allowCollaboration: false });
    expect((await edit(on.code, { done: true })).body.code).toBe('board.readOnly');
  });

  test('writes once for a key', async () => {
    const headers = { 'idempotency-key': 'k' };
    const path = `/api/public-boards/${code}/goals/`;
    const ask = () => eve.ask({ method: 'POST', path, headers, body: { name: 'Once', bucket: list } });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });

  test('may be assigned goals of that board, and of no other', async () => {
    const other = (await makeList(ida)).id;
    const on = await ida.createGoal({ bucket: list, assignee: eve.user.code });
    expect(on.assignee).toBe(eve.user.code);
    const off = await ida.createGoal({ bucket: other });
    const assign = (goal: string, body: object) =>
      ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { assignee: eve.user.code, ...body } });
    expect((await assign(off.id, {})).body.code).toBe('goal.assignee');
    expect((await assign(on.id, {})).status).toBe(200);
    expect((await assign(off.id, { bucket: list })).body).toMatchObject({
      assignee: eve.user.code,
      bucketId: list,
    });
  });
});
