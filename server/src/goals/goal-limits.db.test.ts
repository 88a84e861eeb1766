import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
const afterTrial = 15 * 86_400_000;
let list = '';
let other = '';
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ida = await server.signUp();
  const { id, board } = await makeList(ida);
  list = id;
  other = (await makeList(ida, { board })).id;
});

const create = (body: object) =>
  ida.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'One more', ...body } });
const edit = (id: string, body: object) => ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
async function filled(count: number, body: object): Promise<readonly string[]> {
  const goals = Array.from({ length: count }, (_, n) => ({
    name: `Goal ${n}`,
    tempId: `offline-${n}`,
    ...body,
  }));
  const answer = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
  return answer.body.results.map(({ goal }: { goal: { id: string } }) => goal.id);
}
async function onFreePlan(work: () => Promise<void>): Promise<void> {
  server.turnClock(afterTrial);
  await work().finally(() => server.turnClock(-afterTrial));
}

describe('the free plan', () => {
  test('holds twenty-five open goals in a list, and makes room for each that is done', async () => {
    const [first = '', second = ''] = await filled(25, { bucket: list });
    await onFreePlan(async () => {
      const full = await create({ bucket: list });
      expect([full.status, full.body.code, full.body.limit]).toEqual([402, 'limit.bucketGoals', 25]);
      expect((await create({ bucket: list, type: 'divider' })).status).toBe(201);
      expect((await create({ bucket: other })).status).toBe(201);
      await edit(first, { doneDate: '2026-11-21' });
      expect((await create({ bucket: list })).status).toBe(201);
      expect((await edit(first, { doneDate: null })).body.code).toBe('limit.bucketGoals');
      await ida.ask({ method: 'DELETE', path: `/api/goals-2/${second}/` });
      expect((await edit(first, { doneDate: null })).status).toBe(200);
    });
  });

  test('makes room for what an import brings: goals, lists and boards', async () => {
    await filled(25, { bucket: list });
    const { board } = await makeList(ida);
    for (let n = 1; n < 5; n += 1) await makeList(ida, { board });
    await makeList(ida);
    await onFreePlan(async () => {
      expect((await create({ bucket: list })).status).toBe(402);
      expect((await create({ bucket: list, tempId: 'imported-1' })).status).toBe(201);
      expect((await create({ bucket: list, tempId: 'imported-2', color: 'coral' })).body.code).toBe(
        'limit.colors',
      );
      const goals = ['imported-3', 'offline-x'].map((tempId) => ({ name: 'One more', bucket: list, tempId }));
      const batch = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
      expect(batch.body.results.map(({ status }: { status: number }) => status)).toEqual([201, 402]);
      const ask = (path: string, body: object) =>
        ida.ask({ method: 'POST', path, body: { name: 'Three', ...body } });
      expect((await ask('/api/buckets-2/', { board })).body.code).toBe('limit.buckets');
      expect((await ask('/api/buckets-2/', { board, tempId: 'imported-4' })).status).toBe(201);
      expect((await ask('/api/boards-2/', {})).body.code).toBe('limit.boards');
      expect((await ask('/api/boards-2/', { tempId: 'imported-5' })).status).toBe(201);
    });
  });

  test('lets goals into a list from another one only while there is room', async () => {
    await filled(25, { bucket: list });
    const goal = await ida.createGoal({ bucket: other });
    await onFreePlan(async () => {
      expect((await edit(goal.id, { bucket: list })).body.code).toBe('limit.bucketGoals');
      expect((await edit(goal.id, { bucket: null })).status).toBe(200);
    });
  });

  test('leaves what is above its limits as usable as it was', async () => {
    const [first = ''] = await filled(40, { bucket: list, column: 1, dueDate: '2026-11-21', color: 'coral' });
    await onFreePlan(async () => {
      const renamed = { name: 'Renamed', dueDate: '2026-11-21', bucket: list, color: 'coral' };
      expect((await edit(first, renamed)).status).toBe(200);
      const order = { list: { bucket: list }, goals: [{ id: first, sequenceNo: 7 }] };
      expect((await ida.ask({ method: 'POST', path: '/api/v2/goals-2/order/', body: order })).status).toBe(
        200,
      );
      await ida.ask({ method: 'DELETE', path: `/api/goals-2/${first}/` });
      expect((await ida.ask({ method: 'POST', path: `/api/deleted-goals/${first}/restore/` })).status).toBe(
        200,
      );
      expect((await edit(first, { dueDate: '2026-11-22' })).status).toBe(200);
    });
  });

  test('counts the goals of a batch with one another, each in its period and its list', async () => {
    await filled(23, { bucket: list });
    await onFreePlan(async () => {
      const goals = Array.from({ length: 4 }, (_, n) => ({ name: 'New', tempId: `new-${n}`, bucket: list }));
      const { body } = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
      const results = body.results as { status: number; error?: { code: string; limit: number } }[];
      expect(results.map(({ status }) => status)).toEqual([201, 201, 402, 402]);
      expect(results[3]?.error).toMatchObject({ code: 'limit.bucketGoals', limit: 25 });
    });
  });
});

test('where plans are off nothing is limited', async () => {
  const free = await openTestServer({ plansAreOn: false });
  const ben = await free.signUp();
  const list = await makeList(ben);
  free.turnClock(afterTrial);
  const goals = Array.from({ length: 60 }, (_, n) => ({
    name: 'Goal',
    tempId: `goal-${n}`,
    bucket: list.id,
    column: 1,
    dueDate: '2026-11-21',
    color: 'coral',
  }));
  const { body } = await ben.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
  expect(new Set(body.results.map(({ status }: { status: number }) => status))).toEqual(new Set([201]));
  await free.close();
});
