import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
const unknownId = '01a1fe86-3417-7aa0-975b-30e84ffd26b7';
const afterTrial = 15 * 86_400_000;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
});
afterAll(() => server.close());

const nobodyYet = { likesCount: 0, followersCount: 0, clonesCount: 0 };
const create = (person: TestPerson, body: object) =>
  person.ask({ method: 'POST', path: '/api/boards-2/', body });
const edit = (person: TestPerson, id: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/boards-2/${id}/`, body });
const read = (person: TestPerson, id: string) => person.ask({ path: `/api/boards-2/${id}/` });
const namesIn = async (person: TestPerson, query = '') =>
  (await person.ask({ path: `/api/boards-2/${query}` })).body.map(({ name }: { name: string }) => name);

describe('a board', () => {
  test('begins private, with what was said of it, and everyone of its space has it', async () => {
    const about = { ops: [{ insert: 'Where to walk\n' }] };
    const { status, body } = await create(ida, {
      name: 'Trails',
      emoji: '🥾',
      space,
      isPublic: false,
      background: 'moss',
      cover: 'dawn',
      color: '#112233',
      richDescription: about,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Trails',
      emoji: '🥾',
      space,
      background: 'moss',
      cover: 'dawn',
      color: '#112233',
      richDescription: about,
      sequenceNo: 2000,
      isPublic: false,
      isListed: false,
      category: null,
      allowCollaboration: false,
      createdBy: ida.user.code,
      rev: 1,
      stamps: {},
    });
    expect(body.code).toMatch(/^[\w-]{16}$/u);
    expect((await read(ben, body.id)).body).toEqual({ ...body, buckets: [], own: true, ...nobodyYet });
  });

  test('stands last unless somebody says where, and may be put elsewhere', async () => {
    const [one, two] = [await makeBoard(ida, { name: 'One' }), await makeBoard(ida, { name: 'Two' })];
    expect(two.sequenceNo).toBe(one.sequenceNo + 100);
    await makeBoard(ida, { name: 'First', sequenceNo: 1 });
    expect(await namesIn(ida)).toEqual(['First', 'One', 'Two']);
    await edit(ben, two.id, { sequenceNo: 1e15 });
    await edit(ben, one.id, { sequenceNo: -3 });
    expect(await namesIn(ida)).toEqual(['One', 'First', 'Two']);
  });

  test('is listed in the spaces that are asked for, else in the active ones', async () => {
    const work = await secondSpace(server, ida.user.uuid);
    await makeBoard(ida, { name: 'Home' });
    await makeBoard(ida, { name: 'Work', space: work });
    expect(await namesIn(ida, `?space=${work}`)).toEqual(['Work']);
    expect(await namesIn(ida)).toEqual(['Home']);
    expect((await namesIn(ida, `?space=${work},${space}`)).toSorted()).toEqual(['Home', 'Work']);
    expect(await namesIn(ben, `?space=${work}`)).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'board.name', 'name'],
    [{ name: undefined }, 'request.invalid', 'name'],
    [{ isPublic: true }, 'request.invalid', 'isPublic'],
    [{ color: 'blue' }, 'request.invalid', 'color'],
    [{ background: 'nowhere' }, 'request.invalid', 'background'],
    [{ background: `/files/${unknownId}/hill.png` }, 'board.background', 'background'],
    [{ cover: `/files/${unknownId}/hill.png` }, 'board.background', 'cover'],
    [{ richDescription: { ops: [{ retain: 3 }] } }, 'board.about', 'richDescription'],
    [{ richDescription: { ops: [{ insert: 'x'.repeat(60_000) }] } }, 'board.about', 'richDescription'],
  ])('is not made of %#: something unfit in a field', async (body, code, field) => {
    const answer = await create(ida, { name: 'Trails', ...body });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([400, code, [field]]);
    expect(await namesIn(ida)).toEqual([]);
  });

  test('has its name cut at 250 characters', async () => {
    expect([...(await makeBoard(ida, { name: '🥾'.repeat(300) })).name].length).toBe(250);
  });

  test('takes a picture that was uploaded to its space, and none of another', async () => {
    const work = await secondSpace(server, ida.user.uuid);
    const { default: sharp } = await import('sharp');
    const create8 = { width: 8, height: 8, channels: 3, background: 'red' } as const;
    const png = await sharp({ create: create8 }).png().toBuffer();
    const uploaded = async (to: string) => {
      const form = new FormData();
      form.set('space', to);
      form.set('file', new Blob([new Uint8Array(png)]), 'hill.png');
      return (await ida.ask({ method: 'POST', path: '/api/storage/', body: form })).body.url as string;
    };
    const board = await makeBoard(ida, { background: await uploaded(space) });
    expect(board.background).toMatch(/^\/files\//u);
    expect((await ben.ask({ path: board.background ?? '' })).status).toBe(200);
    const foreign = await edit(ida, board.id, { cover: await uploaded(work) });
    expect([foreign.status, foreign.body.code]).toEqual([400, 'board.background']);
  });
});

describe('an edit of a board', () => {
  test('sets what is sent and leaves the rest, so that two people both win', async () => {
    const { id } = await makeBoard(ida, { background: 'moss' });
    await edit(ida, id, { name: 'Paths', baseRev: 1 });
    const { body } = await edit(ben, id, { emoji: '🥾', baseRev: 1 });
    expect(body).toMatchObject({ name: 'Paths', emoji: '🥾', background: 'moss', rev: 3 });
    expect(body.stamps).toEqual({ name: [2, 0, 0], emoji: [3, 0, 0] });
  });

  test('tells who was overwritten unseen', async () => {
    const { id } = await makeBoard(ida);
    await edit(ida, id, { name: 'Hers', baseRev: 1 });
    expect((await edit(ben, id, { name: 'His', baseRev: 1 })).body.stamps.name).toEqual([3, 3, 1]);
  });

  test('of nothing changes nothing', async () => {
    const { id } = await makeBoard(ida);
    expect((await edit(ida, id, {})).body.rev).toBe(1);
  });

  test('cannot publish it, nor leave it without a name', async () => {
    const { id } = await makeBoard(ida);
    const wish = { isPublic: true, allowCollaboration: true, isListed: true, space: unknownId };
    const answer = await edit(ida, id, wish);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(Object.keys(wish).toSorted());
    const { body } = await ida.ask({ path: `/api/boards-2/${id}/` });
    expect(body).toMatchObject({
      isPublic: false,
      allowCollaboration: false,
      isListed: false,
      space,
      rev: 1,
    });
    expect((await edit(ida, id, { name: '' })).body.code).toBe('board.name');
  });

  test('finds it by a temporary id of the same person, of nobody else', async () => {
    await makeBoard(ida, { tempId: 'offline-b' });
    expect((await edit(ida, 'offline-b', { name: 'Paths' })).body.name).toBe('Paths');
    expect((await edit(ben, 'offline-b', { name: 'His' })).status).toBe(404);
  });

  test('is refused for what is unknown, deleted, or in a space that one has left', async () => {
    const { id } = await makeBoard(ida);
    for (const unknown of [unknownId, 'none', 'x'.repeat(101)])
      expect((await edit(ida, unknown, { name: 'A' })).status).toBe(404);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await edit(ben, id, { name: 'A' })).body.code).toBe('space.left');
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${id}/` });
    for (const answer of [await edit(ida, id, { name: 'A' }), await read(ida, id)])
      expect([answer.status, answer.body.code]).toEqual([410, 'board.deleted']);
  });
});

describe('a board made twice', () => {
  test('with a temporary id is one, also at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create(ida, { name: 'Trails', tempId: 'offline-t' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(await namesIn(ida)).toEqual(['Trails']);
  });

  test('and deleted in between stays deleted', async () => {
    const { id } = await makeBoard(ida, { tempId: 'offline-g' });
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${id}/` });
    expect((await create(ida, { name: 'Trails', tempId: 'offline-g' })).body.code).toBe('board.deleted');
  });

  test('in the place of one that the server lost is one, found by the lost one’s id too', async () => {
    const first = await create(ida, { name: 'Trails', space, tempId: 'offline-1', recreatedFrom: unknownId });
    const second = await create(ben, { name: 'Paths', space, tempId: 'offline-2', recreatedFrom: unknownId });
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    expect(second.body).toMatchObject({ name: 'Paths', recreatedFrom: unknownId });
    expect((await makeList(ben, { board: unknownId })).board).toBe(first.body.id);
  });
});

test('boards go with the account of the only one who has them, and stay where others are', async () => {
  const own = await makeList(ben);
  const shared = await makeBoard(ben, { space });
  await ben.ask({
    method: 'DELETE',
    path: '/api/settings/',
    body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
  });
  const { rows } = await server.pool.query(
    'select id from boards where id = any($1) union all select id from buckets where id = $2',
    [[own.board, shared.id], own.id],
  );
  expect(rows).toEqual([{ id: shared.id }]);
  expect((await read(ida, shared.id)).body.createdBy).toBe(ben.user.code);
});

describe('the free plan', () => {
  test('holds three boards in a space and five lists on a board; what is above stays as usable', async () => {
    const boards = [];
    for (let n = 0; n < 4; n += 1) boards.push(await makeBoard(ida, { space }));
    const [{ id: board } = { id: '' }] = boards;
    const lists = [];
    for (let n = 0; n < 6; n += 1) lists.push(await makeList(ida, { board }));
    server.turnClock(afterTrial);
    try {
      const clone = (path: string) => ida.ask({ method: 'POST', path, body: {} });
      for (const answer of [
        await create(ida, { name: 'More', space }),
        await clone(`/api/boards-2/${board}/clone/`),
      ])
        expect([answer.status, answer.body.code, answer.body.limit]).toEqual([402, 'limit.boards', 3]);
      const body = { name: 'More', board };
      for (const answer of [
        await ida.ask({ method: 'POST', path: '/api/buckets-2/', body }),
        await clone(`/api/buckets-2/${lists[0]?.id}/clone/`),
      ])
        expect([answer.status, answer.body.code, answer.body.limit]).toEqual([402, 'limit.buckets', 5]);
      expect((await edit(ida, board, { name: 'Renamed' })).status).toBe(200);
      await ida.ask({ method: 'DELETE', path: `/api/boards-2/${board}/` });
      expect((await ida.ask({ method: 'POST', path: `/api/boards-2/${board}/restore/` })).status).toBe(200);
      for (const { id } of boards.slice(0, 2))
        await ida.ask({ method: 'DELETE', path: `/api/boards-2/${id}/` });
      expect((await create(ida, { name: 'Room', space })).status).toBe(201);
    } finally {
      server.turnClock(-afterTrial);
    }
  });
});

describe('the history', () => {
  test('tells of boards and lists with their names, and of goals where they stood', async () => {
    const board = await makeBoard(ida, { name: 'Trails' });
    const list = await makeList(ida, { board: board.id, name: 'Ideas' });
    const goal = await ida.createGoal({ space, bucket: list.id });
    await edit(ida, board.id, { name: 'Paths', richDescription: { ops: [{ insert: 'New\n' }] } });
    await edit(ida, board.id, { sequenceNo: 7 });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` });
    await ida.ask({ method: 'DELETE', path: `/api/buckets-2/${list.id}/` });
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${board.id}/` });
    const { body } = await ben.ask({ path: `/api/v2/events/?spaces=${space}` });
    const told = body.map(({ type, boardName, bucketName }: Record<string, string | null>) => [
      type,
      boardName,
      bucketName,
    ]);
    expect(told.toReversed().filter(([type]: string[]) => /BOARD|BUCKET|GOAL/u.test(type ?? ''))).toEqual([
      ['BOARD_CREATED', 'Paths', null],
      ['BUCKET_CREATED', 'Paths', 'Ideas'],
      ['GOAL_CREATED', 'Paths', 'Ideas'],
      ['BOARD_MODIFIED', 'Paths', null],
      ['GOAL_DELETED', 'Paths', 'Ideas'],
      ['BUCKET_DELETED', 'Paths', 'Ideas'],
      ['BOARD_DELETED', 'Paths', null],
    ]);
    const modified = body.find(({ type }: { type: string }) => type === 'BOARD_MODIFIED');
    expect(modified).toMatchObject({
      boardId: board.id,
      changes: { name: ['Trails', 'Paths'], richDescription: [1, 2] },
    });
  });
});
