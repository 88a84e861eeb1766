import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let board: string;
const unknownId = '01a1fe86-3417-7aa0-975b-30e84ffd26b7';
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  board = (await makeBoard(ida)).id;
});
afterAll(() => server.close());

const create = (person: TestPerson, body: object) =>
  person.ask({ method: 'POST', path: '/api/buckets-2/', body });
const edit = (person: TestPerson, id: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/buckets-2/${id}/`, body });
const namesOn = async (person: TestPerson, of = board) =>
  (await person.ask({ path: `/api/buckets-2/?board=${of}` })).body.map(({ name }: { name: string }) => name);

describe('a list', () => {
  test('begins unfolded, with its emoji shown, last of its board', async () => {
    const first = await create(ida, { name: 'Ideas', board, emoji: '💡' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      board,
      space,
      name: 'Ideas',
      emoji: '💡',
      showEmoji: true,
      expanded: true,
      sequenceNo: 2000,
      createdBy: ida.user.code,
      rev: 1,
    });
    expect((await makeList(ben, { board, name: 'Done' })).sequenceNo).toBe(2100);
    await makeList(ida, { board, name: 'First', sequenceNo: 5 });
    expect(await namesOn(ben)).toEqual(['First', 'Ideas', 'Done']);
    const whole = (await ben.ask({ path: `/api/boards-2/${board}/` })).body;
    expect(whole.buckets.map(({ name }: { name: string }) => name)).toEqual(['First', 'Ideas', 'Done']);
    expect((await ben.ask({ path: `/api/buckets-2/${first.body.id}/` })).body).toEqual(first.body);
  });

  test('made offline with its board stands on it, once', async () => {
    const made = await makeBoard(ida, { tempId: 'offline-board' });
    const body = { name: 'Ideas', board: 'offline-board', tempId: 'offline-list' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(ida, body)));
    expect(new Set(answers.map((answer) => `${answer.body.id} ${answer.body.board}`)).size).toBe(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(await namesOn(ida, 'offline-board')).toEqual(['Ideas']);
    expect((await ida.createGoal({ bucket: 'offline-list' })).bucketId).toBe(answers[0]?.body.id);
    expect(made.space).toBe(space);
  });

  test.each([
    [{ name: '' }, 400, 'bucket.name'],
    [{ board: unknownId }, 404, 'board.unknown'],
    [{ board: 'offline-none' }, 404, 'board.unknown'],
    [{ board: null }, 400, 'request.invalid'],
    [{ emoji: 7 }, 400, 'request.invalid'],
  ])('is not made of %j', async (body, status, code) => {
    const answer = await create(ida, { name: 'Ideas', board, ...body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await namesOn(ida)).toEqual([]);
  });

  test('is refused on a board that is deleted, or in a space that one has left', async () => {
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await create(ben, { name: 'Ideas', board })).body.code).toBe('space.left');
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${board}/` });
    expect((await create(ida, { name: 'Ideas', board })).body.code).toBe('board.deleted');
    expect((await ida.ask({ path: `/api/buckets-2/?board=${board}` })).body.code).toBe('board.deleted');
  });

  test('in the place of one that the server lost is one, found by the lost one’s id too', async () => {
    const first = await create(ida, { name: 'Ideas', board, tempId: 'offline-1', recreatedFrom: unknownId });
    const second = await create(ben, { name: 'Plans', board, tempId: 'offline-2', recreatedFrom: unknownId });
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    expect((await ben.createGoal({ space, bucket: unknownId })).bucketId).toBe(first.body.id);
  });
});

describe('an edit of a list', () => {
  test('sets what is sent and leaves the rest', async () => {
    const { id } = await makeList(ida, { board, emoji: '💡' });
    await edit(ida, id, { name: 'Plans', baseRev: 1 });
    const { body } = await edit(ben, id, { expanded: false, showEmoji: false, baseRev: 1 });
    expect(body).toMatchObject({ name: 'Plans', emoji: '💡', expanded: false, showEmoji: false, rev: 3 });
    expect(body.stamps).toEqual({ name: [2, 0, 0], expanded: [3, 0, 0], showEmoji: [3, 0, 0] });
    expect((await edit(ida, id, { name: ' ' })).body.code).toBe('bucket.name');
    expect((await edit(ida, id, { sequenceNo: 1e12 })).body.sequenceNo).toBe(2_147_483_647);
  });

  test('moves it to another board of its space with its goals, to no other', async () => {
    const { id } = await makeList(ida, { board });
    const goal = await ida.createGoal({ bucket: id });
    const other = (await makeBoard(ida, { name: 'Other' })).id;
    expect((await edit(ida, id, { board: other, sequenceNo: 100 })).body).toMatchObject({ board: other });
    expect([await namesOn(ida), await namesOn(ida, other)]).toEqual([[], ['Ideas']]);
    const listed = (await ida.ask({ path: `/api/goals-2/?board=${other}` })).body;
    expect(listed.map((each: { id: string }) => each.id)).toEqual([goal.id]);
    const work = await secondSpace(server, ida.user.uuid);
    const far = (await makeBoard(ida, { space: work })).id;
    const gone = (await makeBoard(ida)).id;
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${gone}/` });
    for (const unfit of [far, gone, unknownId]) {
      const answer = await edit(ida, id, { board: unfit });
      expect([answer.status, answer.body.code]).toEqual([400, 'bucket.board']);
    }
  });

  test('is refused for what is unknown, deleted, or a stranger’s', async () => {
    const { id } = await makeList(ida, { board });
    const stranger = await server.signUp();
    for (const answer of [
      await edit(ida, unknownId, {}),
      await edit(ida, 'none', {}),
      await edit(stranger, id, {}),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'bucket.unknown']);
    await ida.ask({ method: 'DELETE', path: `/api/buckets-2/${id}/` });
    expect((await edit(ida, id, { name: 'A' })).body.code).toBe('bucket.deleted');
  });
});

describe('a goal', () => {
  const read = async (id: string) => (await ida.ask({ path: `/api/goals-2/${id}/` })).body;
  const put = (id: string, body: object) => ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });

  test('stands only on a list of its own space that is there', async () => {
    const work = await secondSpace(server, ida.user.uuid);
    const stranger = await server.signUp();
    const { id } = await ida.createGoal({ space });
    const gone = (await makeList(ida, { board })).id;
    await ida.ask({ method: 'DELETE', path: `/api/buckets-2/${gone}/` });
    const far = (await makeList(ida, { board: (await makeBoard(ida, { space: work })).id })).id;
    const theirs = (await makeList(stranger)).id;
    for (const list of [gone, far, theirs, board, unknownId, 'none']) {
      const answer = await put(id, { bucket: list, name: 'Changed' });
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
        400,
        'goal.bucket',
        ['bucket'],
      ]);
      const goals = [{ name: 'New', tempId: 'offline-n', space, bucket: list }];
      const { body } = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
      expect(body.results[0].error.code).toBe('goal.bucket');
    }
    expect(await read(id)).toMatchObject({ bucketId: null, name: 'Walk', rev: 1 });
  });

  test('may say again that it stands on a list that is deleted by now', async () => {
    const { id: list } = await makeList(ida, { board });
    const { id } = await ida.createGoal({ bucket: list, column: 1, dueDate: '2026-11-21' });
    await ida.ask({ method: 'DELETE', path: `/api/buckets-2/${list}/` });
    const moved = await put(id, { bucket: list, column: 1, dueDate: '2026-11-22' });
    expect([moved.status, moved.body.dueDate, moved.body.bucketId]).toEqual([200, '2026-11-22', list]);
  });

  test('leaves its board for another space with all below it, and may come onto a list there', async () => {
    const work = await secondSpace(server, ida.user.uuid);
    const { id: list } = await makeList(ida, { board });
    const far = (await makeList(ida, { board: (await makeBoard(ida, { space: work })).id })).id;
    const top = await ida.createGoal({ bucket: list });
    const low = await ida.createGoal({ bucket: list, parent: top.id });
    expect((await put(top.id, { space: work, bucket: list })).body).toMatchObject({
      space: work,
      bucketId: null,
    });
    expect(await read(low.id)).toMatchObject({ space: work, bucketId: null });
    const other = await ida.createGoal({ bucket: list });
    expect((await put(other.id, { space: work, bucket: far })).body).toMatchObject({
      space: work,
      bucketId: far,
    });
    expect((await put(other.id, { space, bucket: unknownId })).body.code).toBe('goal.bucket');
  });

  test('that is put below another leaves the list and the period that both share, unless that is said', async () => {
    const { id: list } = await makeList(ida, { board });
    const place = { bucket: list, column: 1 as const, dueDate: '2026-11-21' };
    const [top, one, two] = [
      await ida.createGoal(place),
      await ida.createGoal(place),
      await ida.createGoal(place),
    ];
    expect((await put(one.id, { parent: top.id })).body).toMatchObject({
      bucketId: null,
      columnId: null,
      dueDate: null,
    });
    expect((await put(two.id, { parent: top.id, bucket: list, dueDate: '2026-11-21' })).body).toMatchObject({
      bucketId: list,
      dueDate: '2026-11-21',
    });
    const else_ = await ida.createGoal({ column: 2, dueDate: '2026-11-22' });
    expect((await put(else_.id, { parent: top.id })).body).toMatchObject({ columnId: 2 });
  });

  test('on a list tells visitors the names of its board and its list', async () => {
    const named = await makeBoard(ida, { name: 'Trails' });
    const { id: list } = await makeList(ida, { board: named.id, name: 'Ideas' });
    const goal = await ida.createGoal({ bucket: list, public: true });
    const shown = () => server.ask({ path: `/api/goals-2/${goal.code}/` });
    expect((await shown()).body).toMatchObject({ board: 'Trails', list: 'Ideas' });
    await put(goal.id, { column: 1, dueDate: '2026-11-21' });
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${named.id}/` });
    expect((await shown()).body).toMatchObject({ board: null, list: null });
  });
});
