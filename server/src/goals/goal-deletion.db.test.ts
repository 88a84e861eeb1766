import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const remove = (person: TestPerson, id: string) =>
  person.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
const restore = (person: TestPerson, id: string) =>
  person.ask({ method: 'POST', path: `/api/deleted-goals/${id}/restore/` });
const purge = (person: TestPerson, id: string) =>
  person.ask({ method: 'DELETE', path: `/api/deleted-goals/${id}/` });
const names = async (person: TestPerson) =>
  (await person.ask({ path: '/api/goals-2/' })).body.map(({ name }: { name: string }) => name).toSorted();
const deleted = async (person: TestPerson) => (await person.ask({ path: '/api/deleted-goals/' })).body;

async function tree(person: TestPerson) {
  const top = await person.createGoal({
    name: 'Top',
    column: 2,
    dueDate: '2026-11-22',
    horizonSequenceNo: 7,
  });
  const middle = await person.createGoal({ name: 'Middle', parent: top.id });
  const low = await person.createGoal({
    name: 'Low',
    parent: middle.id,
    richThoughts: { ops: [{ insert: 'note\n' }] },
  });
  return { top, middle, low };
}

describe('deleting a goal', () => {
  test('takes everything below along as one entry, and restoring brings it back to its place', async () => {
    const ida = await server.signUp();
    const { top, middle, low } = await tree(ida);
    expect((await remove(ida, top.id)).status).toBe(204);
    expect(await names(ida)).toEqual([]);
    expect(
      (await deleted(ida)).map(({ id, deletedCount }: { id: string; deletedCount: number }) => [
        id,
        deletedCount,
      ]),
    ).toEqual([[top.id, 3]]);
    const { status, body } = await restore(ida, top.id);
    expect([status, body.restoredInPlace, body.horizonSequenceNo, body.subgoals]).toEqual([
      200,
      true,
      7,
      [middle.id],
    ]);
    expect(await names(ida)).toEqual(['Low', 'Middle', 'Top']);
    expect((await ida.ask({ path: `/api/goals-2/${low.id}/` })).body.parents).toEqual([middle.id, top.id]);
    expect(await deleted(ida)).toEqual([]);
  });

  test('leaves what was deleted before in its own entry', async () => {
    const ida = await server.signUp();
    const { top, low } = await tree(ida);
    await remove(ida, low.id);
    await remove(ida, top.id);
    expect((await deleted(ida)).map(({ name }: { name: string }) => name)).toEqual(['Top', 'Low']);
    await restore(ida, top.id);
    expect(await names(ida)).toEqual(['Middle', 'Top']);
  });

  test('restores a goal whose parent is gone at the top, and says so', async () => {
    const ida = await server.signUp();
    const { top, low } = await tree(ida);
    await remove(ida, low.id);
    await remove(ida, top.id);
    const { body } = await restore(ida, low.id);
    expect([body.restoredInPlace, body.parent]).toEqual([false, null]);
    expect((await restore(ida, top.id)).body.restoredInPlace).toBe(true);
    expect(await names(ida)).toEqual(['Low', 'Middle', 'Top']);
  });

  test('twice answers 410, restoring twice answers the goal', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    await remove(ida, goal.id);
    const again = await remove(ida, goal.id);
    expect([again.status, again.body.code]).toEqual([410, 'goal.deleted']);
    expect((await restore(ida, goal.id)).status).toBe(200);
    expect((await restore(ida, goal.id)).body.rev).toBe(3);
  });

  test('is refused to strangers as if nothing were there, and to who has left with 403', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const stranger = await server.signUp();
    const goal = await ida.createGoal({ space });
    for (const answer of [
      await remove(stranger, goal.id),
      await restore(stranger, goal.id),
      await purge(stranger, goal.id),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'goal.unknown']);
    }
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    for (const answer of [await remove(ben, goal.id), await restore(ben, goal.id)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'space.left']);
    }
    expect((await remove(ida, 'no-id')).status).toBe(404);
  });
});

describe('removing a deleted goal for good', () => {
  test('leaves nothing of it to read, and still knows its id', async () => {
    const ida = await server.signUp();
    const { top, low } = await tree(ida);
    await remove(ida, top.id);
    expect((await purge(ida, top.id)).status).toBe(204);
    expect((await purge(ida, top.id)).status).toBe(404);
    expect((await restore(ida, top.id)).status).toBe(404);
    expect(await deleted(ida)).toEqual([]);
    expect(
      (await ida.ask({ method: 'PUT', path: `/api/goals-2/${top.id}/`, body: { name: 'x' } })).status,
    ).toBe(410);
    const { rows } = await server.pool.query(
      'select to_jsonb(g)::text as all_of_it from goals g where id = $1',
      [low.id],
    );
    expect(rows[0].all_of_it).not.toContain('note\\n');
    expect(rows[0].all_of_it).not.toContain('Low');
    expect(
      (await server.pool.query('select from goal_note_changes where goal_id = $1', [low.id])).rowCount,
    ).toBe(0);
  });

  test('does not touch a goal that lives', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    expect((await purge(ida, goal.id)).status).toBe(404);
    expect(await names(ida)).toEqual(['Walk']);
  });

  test('all at once leaves other people’s and living goals alone', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    await ida.createGoal({ name: 'Stays' });
    const [mine, theirs] = [await ida.createGoal({}), await ben.createGoal({})];
    await remove(ida, mine.id);
    await remove(ben, theirs.id);
    expect((await ida.ask({ method: 'DELETE', path: '/api/deleted-goals/all/' })).status).toBe(204);
    expect([await deleted(ida), await names(ida)]).toEqual([[], ['Stays']]);
    expect((await restore(ben, theirs.id)).status).toBe(200);
  });
});
