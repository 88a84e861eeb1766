import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let eve: TestPerson;
let id: string;
let code: string;
let list: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, eve] = [await server.signUp(), await server.signUp()];
  ({ id, code } = await makePublicBoard(ida, { name: 'Trails' }));
  list = (await makeList(ida, { board: id })).id;
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown) =>
  eve.ask({ method, path: `/api/${path}/`, body });
const follow = (at = code) => ask('POST', `public-boards/${at}/follow`);
const isUpdated = async () => {
  const { body } = await ask('GET', `followed-boards/${code}`);
  const goals = body.buckets.flatMap(
    ({ goals: its }: { goals: { name: string; isUpdated: boolean }[] }) => its,
  );
  const marked = goals.filter((goal: { isUpdated: boolean }) => goal.isUpdated);
  return [body.isUpdated, marked.map(({ name }: { name: string }) => name)];
};

describe('a followed board', () => {
  test('stands among those one follows, in one’s own order, once', async () => {
    const other = await makePublicBoard(ida, { name: 'Books' });
    expect(await follow()).toMatchObject({
      status: 201,
      body: { code, name: 'Trails', followed: true, followersCount: 1, sequenceNo: 2000, isUpdated: false },
    });
    expect(await follow()).toMatchObject({ status: 409, body: { code: 'board.followed' } });
    expect((await follow(other.code)).body.sequenceNo).toBe(2100);
    const names = async () =>
      (await ask('GET', 'followed-boards')).body.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Trails', 'Books']);
    expect((await ask('PATCH', `followed-boards/${other.code}`, { sequenceNo: 1 })).body.sequenceNo).toBe(1);
    expect(await names()).toEqual(['Books', 'Trails']);
    expect((await ask('DELETE', `followed-boards/${code}`)).status).toBe(204);
    expect((await ask('DELETE', `followed-boards/${code}`)).body.code).toBe('board.notFollowed');
    expect(await names()).toEqual(['Books']);
    expect((await ask('GET', `followed-boards/${code}`)).status).toBe(404);
    expect((await server.ask({ path: `/api/public-boards/${code}/` })).body.followersCount).toBe(0);
  });

  test('tells what changed since it was seen, goal by goal', async () => {
    const goal = await ida.createGoal({ name: 'Old', bucket: list });
    await follow();
    expect(await isUpdated()).toEqual([false, []]);
    server.turnClock(1_000);
    const fresh = await ida.createGoal({ name: 'New', bucket: list });
    expect(await isUpdated()).toEqual([true, ['New']]);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Changed' } });
    expect(await isUpdated()).toEqual([true, ['Changed', 'New']]);
    server.turnClock(1_000);
    expect((await ask('POST', `followed-boards/${code}/goals/${fresh.code}/seen`)).status).toBe(204);
    expect(await isUpdated()).toEqual([true, ['Changed']]);
    expect((await ask('POST', `followed-boards/${code}/seen`)).status).toBe(204);
    expect(await isUpdated()).toEqual([false, []]);
    server.turnClock(1_000);
    await ida.ask({ method: 'PATCH', path: `/api/boards-2/${id}/`, body: { emoji: '🥾' } });
    expect(await isUpdated()).toEqual([true, []]);
    const other = await ida.createGoal({ name: 'Elsewhere' });
    expect((await ask('POST', `followed-boards/${code}/goals/${other.code}/seen`)).body.code).toBe(
      'goal.unknown',
    );
  });

  test('that is private or deleted by now is not listed, and can be let go', async () => {
    await follow();
    const publish = (isPublic: boolean) =>
      ida.ask({ method: 'PATCH', path: `/api/public-boards/${id}/`, body: { isPublic } });
    await publish(false);
    expect((await ask('GET', 'followed-boards')).body).toEqual([]);
    expect((await ask('GET', `followed-boards/${code}`)).body.code).toBe('board.private');
    await publish(true);
    expect((await ask('GET', 'followed-boards')).body).toHaveLength(1);
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${id}/` });
    expect((await ask('GET', `followed-boards/${code}`)).body.code).toBe('board.deleted');
    expect((await ask('DELETE', `followed-boards/${code}`)).status).toBe(204);
  });
});
