import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { secondSpace } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  ida = await server.signUp();
});
afterAll(() => server.close());

const put = (id: string, body: unknown) => ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
const week = { columnId: 2, dueDate: '2026-11-29' };

async function threeLevels() {
  const top = await ida.createGoal({ name: 'Top', column: 2, dueDate: '2026-11-29' });
  const middle = await ida.createGoal({ name: 'Middle', parent: top.id });
  const low = await ida.createGoal({ name: 'Low', parent: middle.id });
  return { top, middle, low };
}

describe('a goal that loses its parent by the API', () => {
  test('stands in the period of the nearest goal above that has one', async () => {
    const { low } = await threeLevels();
    expect((await put(low.id, { parent: null })).body).toMatchObject({ parent: null, ...week });
  });

  test('stands on its list too', async () => {
    const list = await makeList(ida);
    const top = await ida.createGoal({ name: 'Top', bucket: list.id });
    const low = await ida.createGoal({ name: 'Low', parent: top.id });
    expect((await put(low.id, { parent: null })).body).toMatchObject({ parent: null, bucketId: list.id });
  });

  test('stands where the request says, also nowhere', async () => {
    const { low, middle } = await threeLevels();
    const day = { column: 1, dueDate: '2026-11-24' };
    expect((await put(low.id, { parent: null, ...day })).body).toMatchObject({
      columnId: 1,
      dueDate: '2026-11-24',
    });
    const nowhere = { parent: null, column: null, dueDate: null };
    expect((await put(middle.id, nowhere)).body).toMatchObject({ columnId: null, dueDate: null });
  });

  test('keeps the period when it goes to another space', async () => {
    const { low } = await threeLevels();
    const space = await secondSpace(server, ida.user.uuid);
    expect((await put(low.id, { space })).body).toMatchObject({ space, parent: null, ...week });
  });

  test('stands there too when it is restored and its parent is gone', async () => {
    const { middle, low } = await threeLevels();
    for (const { id } of [low, middle])
      expect((await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` })).status).toBe(204);
    const restored = await ida.ask({ method: 'POST', path: `/api/deleted-goals/${low.id}/restore/` });
    expect(restored.body).toMatchObject({ parent: null, ...week, restoredInPlace: false });
  });
});
