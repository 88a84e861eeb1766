import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { purgeBoardsDeletedBefore } from './purge-boards.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let board: string;
let list: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  board = (await makeBoard(ida)).id;
  list = (await makeList(ida, { board })).id;
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown) => ida.ask({ method, path, body });
const status = async (id: string) => (await ask('GET', `/api/goals-2/${id}/`)).status;
const statuses = (ids: readonly string[]) => Promise.all(ids.map(status));
const make = async (body: object) => (await ida.createGoal({ space, ...body })).id;
const entries = async () =>
  (await ask('GET', '/api/deleted-goals/')).body.map((goal: { id: string; deletedCount: number }) => [
    goal.id,
    goal.deletedCount,
  ]);
const today = { column: 1 as const, dueDate: '2026-11-21' };

describe('deleting a board', () => {
  test('takes along what stands nowhere else, and leaves in place what does', async () => {
    const elsewhere = (await makeList(ida)).id;
    const outside = await make({ name: 'Outside' });
    const card = await make({ bucket: list });
    const below = await make({ parent: card });
    const plannedBelow = await make({ parent: card, ...today });
    const listedBelow = await make({ parent: card, bucket: elsewhere });
    const planned = await make({ bucket: list, ...today });
    const serving = await make({ bucket: list, parent: outside });
    expect((await ask('DELETE', `/api/boards-2/${board}/`, { space })).status).toBe(204);
    expect(await statuses([card, below])).toEqual([410, 410]);
    expect(await statuses([plannedBelow, listedBelow, planned, serving, outside])).toEqual(
      Array(5).fill(200),
    );
    expect(await entries()).toEqual([[card, 2]]);
    expect((await ask('GET', `/api/goals-2/?bucket=${list}`)).body).toEqual([]);
    expect((await ask('GET', `/api/buckets-2/${list}/`)).body.code).toBe('bucket.deleted');
    expect((await ask('GET', `/api/goals-2/${planned}/`)).body).toMatchObject({ bucketId: list, rev: 1 });
  });

  test('and bringing it back is as if nothing had happened, comments and lines between goals too', async () => {
    const card = await make({ bucket: list });
    const line = await make({ bucket: list, type: 'divider', name: '' });
    const below = await make({ parent: card });
    const richText = { ops: [{ insert: 'Yes\n' }] };
    await ask('POST', `/api/v2/goals-2/${card}/comments/`, { richText });
    const before = (await ask('GET', `/api/goals-2/?board=${board}`)).body;
    await ask('DELETE', `/api/boards-2/${board}/`);
    expect(await entries()).toEqual([[card, 2]]);
    const restored = await ask('POST', `/api/boards-2/${board}/restore/`);
    expect([restored.status, restored.body.id, restored.body.rev]).toEqual([200, board, 3]);
    const plain = (goals: { id: string; bucketId: string }[]) =>
      goals.map(({ id, bucketId }) => [id, bucketId]);
    expect(plain((await ask('GET', `/api/goals-2/?board=${board}`)).body)).toEqual(plain(before));
    expect(await statuses([card, line, below])).toEqual([200, 200, 200]);
    expect((await ask('GET', `/api/v2/goals-2/${card}/comments/`)).body).toHaveLength(1);
    expect(await entries()).toEqual([]);
    expect((await ask('POST', `/api/boards-2/${board}/restore/`)).body.rev).toBe(3);
  });

  test('leaves alone what was deleted before, and brings back only what it took', async () => {
    const early = await make({ bucket: list });
    const other = (await makeList(ida, { board })).id;
    await ask('DELETE', `/api/goals-2/${early}/`);
    await ask('DELETE', `/api/buckets-2/${other}/`);
    await ask('DELETE', `/api/boards-2/${board}/`);
    await ask('POST', `/api/boards-2/${board}/restore/`);
    expect(await status(early)).toBe(410);
    expect((await ask('GET', `/api/buckets-2/${other}/`)).status).toBe(410);
    expect((await ask('POST', `/api/buckets-2/${other}/restore/`)).status).toBe(200);
  });

  test('lets a goal of it be restored by itself, off the board, and onto it again with the board', async () => {
    const card = await make({ bucket: list });
    const other = await make({ bucket: list });
    await ask('DELETE', `/api/boards-2/${board}/`);
    const restored = await ask('POST', `/api/deleted-goals/${card}/restore/`);
    expect(restored.body).toMatchObject({ restoredInPlace: false, bucketId: list });
    expect(await statuses([card, other])).toEqual([200, 410]);
    await ask('DELETE', `/api/goals-2/${card}/`);
    await ask('POST', `/api/boards-2/${board}/restore/`);
    expect(await statuses([card, other])).toEqual([410, 200]);
    expect((await ask('POST', `/api/deleted-goals/${card}/restore/`)).body.restoredInPlace).toBe(true);
    expect((await ask('GET', `/api/goals-2/?bucket=${list}`)).body).toHaveLength(2);
  });

  test('is told once, and refused for another space than it is in', async () => {
    await make({ bucket: list });
    expect((await ask('DELETE', `/api/boards-2/${board}/`, { space: list })).body.code).toBe('board.unknown');
    await ask('DELETE', `/api/boards-2/${board}/`, { space });
    expect((await ask('DELETE', `/api/boards-2/${board}/`)).body.code).toBe('board.deleted');
    const { body } = await ask('GET', `/api/v2/events/?spaces=${space}`);
    const deletions = body.filter(({ type }: { type: string }) => type.endsWith('_DELETED'));
    expect(deletions).toMatchObject([{ type: 'BOARD_DELETED', boardId: board }]);
  });
});

describe('deleting a list', () => {
  test('and restoring it work alike; with its board it comes back only then', async () => {
    const [card, planned] = [await make({ bucket: list }), await make({ bucket: list, ...today })];
    await ask('DELETE', `/api/buckets-2/${list}/`);
    expect(await statuses([card, planned])).toEqual([410, 200]);
    await ask('DELETE', `/api/boards-2/${board}/`);
    const refused = await ask('POST', `/api/buckets-2/${list}/restore/`);
    expect([refused.status, refused.body.code]).toEqual([410, 'board.deleted']);
    await ask('POST', `/api/boards-2/${board}/restore/`);
    expect(await status(card)).toBe(410);
    expect((await ask('POST', `/api/buckets-2/${list}/restore/`)).body.id).toBe(list);
    expect(await status(card)).toBe(200);
  });
});

describe('the deleted boards and lists', () => {
  const deleted = async (who: TestPerson = ida) => (await who.ask({ path: '/api/deleted-boards/' })).body;
  const names = async (who?: TestPerson) => (await deleted(who)).map(({ name }: { name: string }) => name);

  test('are listed newest first with who did it and what went along', async () => {
    const card = await make({ bucket: list });
    await make({ parent: card });
    await make({ bucket: list, type: 'divider', name: '' });
    await make({ bucket: list, ...today });
    const other = await makeBoard(ida, { name: 'Moors', emoji: '🥾' });
    await ask('DELETE', `/api/buckets-2/${list}/`);
    await ben.ask({ method: 'DELETE', path: `/api/boards-2/${other.id}/` });
    const [newest, older] = await deleted();
    expect(newest).toMatchObject({
      kind: 'board',
      id: other.id,
      space,
      name: 'Moors',
      emoji: '🥾',
      boardName: null,
      deletedBy: ben.user.code,
      goalsCount: 0,
    });
    expect(older).toMatchObject({
      kind: 'bucket',
      id: list,
      name: 'Ideas',
      boardName: 'Trails',
      deletedBy: ida.user.code,
      goalsCount: 2,
    });
    expect(Date.parse(newest.deletedDatetime)).toBeGreaterThanOrEqual(Date.parse(older.deletedDatetime));
    expect(await names(ben)).toEqual(['Moors', 'Ideas']);
    await ask('POST', `/api/buckets-2/${list}/restore/`);
    await ben.ask({ method: 'POST', path: `/api/boards-2/${other.id}/restore/` });
    expect(await deleted()).toEqual([]);
  });

  test('have a board with its lists once, and a list of it again when it can come back', async () => {
    await makeList(ida, { board, name: 'Went with it' });
    await ask('DELETE', `/api/buckets-2/${list}/`);
    await ask('DELETE', `/api/boards-2/${board}/`);
    expect(await names()).toEqual(['Trails']);
    await ask('POST', `/api/boards-2/${board}/restore/`);
    expect(await names()).toEqual(['Ideas']);
  });

  test('are those of one’s spaces, without what a goal restored by itself or time has taken', async () => {
    const [eve, card] = [await server.signUp(), await make({ bucket: list })];
    await ask('DELETE', `/api/boards-2/${board}/`);
    await ask('POST', `/api/deleted-goals/${card}/restore/`);
    expect(await deleted()).toMatchObject([{ id: board, goalsCount: 0 }]);
    expect(await deleted(eve)).toEqual([]);
    await purgeBoardsDeletedBefore(databaseOf(server.pool), new Date(Date.now() + 1_000), new Date());
    expect(await deleted()).toEqual([]);
  });
});
