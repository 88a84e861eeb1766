import { allSyncRules } from '@cairn/core/sync/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { makeList } from '../testing/boards.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const create = (person: TestPerson, body: unknown, headers = {}) =>
  person.ask({ method: 'POST', path: '/api/goals-2/', body, headers });
const edit = (person: TestPerson, id: string, body: unknown, headers = {}) =>
  person.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body, headers });
const read = (person: TestPerson, id: string) => person.ask({ path: `/api/goals-2/${id}/` });
const anotherId = '01a1fe86-3417-7aa0-975b-30e84ffd26b7';

describe('creating a goal', () => {
  test('puts it into the person’s own space, with a column and a due date or with neither', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({
      name: 'Walk 🪨 שלום',
      column: 2,
      dueDate: '2026-11-22',
      color: 'blue',
      tags: ['hills'],
      durationMinutes: 45,
    });
    expect(goal).toMatchObject({
      durationMinutes: 45,
      space: ida.user.defaultSpaceId,
      columnId: 2,
      dueDate: '2026-11-22',
      createdBy: ida.user.code,
      rev: 1,
    });
    expect((await ida.createGoal({ name: 'Some day' })).columnId).toBeNull();
    expect((await read(ida, goal.id)).body).toEqual(goal);
  });

  test('takes columnId and bucketId for column and bucket, and numbers as text', async () => {
    const ida = await server.signUp();
    const list = await makeList(ida);
    const { body } = await create(ida, {
      name: 'Walk',
      columnId: '3',
      dueDate: '2026-11-30',
      bucketId: list.id,
    });
    expect(body).toMatchObject({ columnId: 3, bucketId: list.id });
  });

  test('says that a column is named by its number, not by the whole column', async () => {
    const ida = await server.signUp();
    const [column] = (await ida.ask({ path: '/api/columns/' })).body;
    const answer = await create(ida, { name: 'Walk', column, dueDate: '2026-11-30' });
    expect([answer.status, answer.body.errors.column]).toEqual([
      400,
      'You must pass column number id as columnId, not column itself',
    ]);
  });

  test('cuts a long name at 250 code points and caps order numbers', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ name: '🪨'.repeat(300), sequenceNo: 1e12 });
    expect([...goal.name].length).toBe(250);
    expect(goal.sequenceNo).toBe(2_147_483_647);
  });

  test('moves times onto the due date’s day in the person’s zone', async () => {
    const ida = await server.signUp();
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { timezone: 'Pacific/Auckland' } });
    const goal = await ida.createGoal({
      column: 1,
      dueDate: '2026-11-25',
      datetimeFr: '2026-11-20T20:00:00Z',
      datetimeTo: '2026-11-20T21:00:00.000+00:00',
    });
    // 20:00 UTC is 09:00 on the 21st in Auckland.
    expect([goal.datetimeFr, goal.datetimeTo]).toEqual([
      '2026-11-24T20:00:00.000Z',
      '2026-11-24T21:00:00.000Z',
    ]);
  });

  test.each([
    [{ column: 1 }, 'goal.schedule', 'dueDate'],
    [{ dueDate: '2026-11-21' }, 'goal.schedule', 'dueDate'],
    [{ column: 8, dueDate: '2026-11-21' }, 'request.invalid', 'column'],
    [{ column: 1, dueDate: '2026-02-30' }, 'request.invalid', 'dueDate'],
    [{ column: 1, dueDate: '2026-11-21T10:00:00Z' }, 'request.invalid', 'dueDate'],
    [{ name: ' ' }, 'goal.name', 'name'],
    [{ name: 7 }, 'request.invalid', 'name'],
    [{ name: undefined }, 'request.invalid', 'name'],
    [{ color: 'mauve' }, 'request.invalid', 'color'],
    [{ durationMinutes: 4 }, 'request.invalid', 'durationMinutes'],
    [{ durationMinutes: 1441 }, 'request.invalid', 'durationMinutes'],
    [{ durationMinutes: 12.5 }, 'request.invalid', 'durationMinutes'],
    [{ durationMinutes: '45' }, 'request.invalid', 'durationMinutes'],
    [{ bucket: 'here' }, 'goal.bucket', 'bucket'],
    [{ bucket: anotherId }, 'goal.bucket', 'bucket'],
    [{ parent: anotherId }, 'goal.parent', 'parent'],
    [{ parent: 'offline-nobody' }, 'goal.parent', 'parent'],
    [{ assignee: 'nobody' }, 'goal.assignee', 'assignee'],
    [{ richThoughts: { ops: [{ retain: 3 }] } }, 'goal.notes', 'richThoughts'],
    [{ richThoughts: '{' }, 'goal.notes', 'richThoughts'],
    [
      {
        column: 1,
        dueDate: '2026-11-21',
        datetimeFr: '2026-11-21T10:00:00Z',
        datetimeTo: '2026-11-21T09:00:00Z',
      },
      'goal.times',
      'datetimeTo',
    ],
  ])('refuses %j at its field and makes nothing', async (body, code, field) => {
    const ida = await server.signUp();
    const answer = await create(ida, { name: 'Walk', ...body });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([400, code, [field]]);
    expect((await ida.ask({ path: '/api/goals-2/' })).body).toEqual([]);
  });

  test('takes notes as a Delta, as its JSON text, and empty ones as none', async () => {
    const ida = await server.signUp();
    const ops = [{ insert: 'up ' }, { insert: 'hill', attributes: { bold: true } }, { insert: '\n' }];
    expect((await ida.createGoal({ richThoughts: { ops } })).richThoughts).toEqual({ ops });
    expect((await ida.createGoal({ richThoughts: JSON.stringify({ ops }) })).richThoughts).toEqual({ ops });
    for (const empty of ['', null, { ops: [] }, { ops: [{ insert: '\n' }] }]) {
      expect((await ida.createGoal({ richThoughts: empty })).richThoughts).toBeNull();
    }
  });

  test('answers a stranger’s space like one that is not there, and a space one has left with 403', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const stranger = await server.signUp();
    for (const unknown of [space, anotherId, 'no id']) {
      const answer = await create(stranger, { name: 'Walk', space: unknown });
      expect([answer.status, answer.body.code]).toEqual([404, 'space.unknown']);
    }
    expect((await create(ben, { name: 'Walk', space })).status).toBe(201);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    const left = await create(ben, { name: 'Walk', space });
    expect([left.status, left.body.code]).toEqual([403, 'space.left']);
    expect((await read(ida, left.body.id ?? anotherId)).status).toBe(404);
  });
});

describe('a temporary id', () => {
  test('makes one goal for ever, whatever is sent with it later', async () => {
    const ida = await server.signUp();
    const first = await create(ida, { name: 'Walk', tempId: 'offline-1' });
    const again = await create(ida, { name: 'Other', tempId: 'offline-1' });
    expect([first.status, again.status, again.body.id, again.body.name]).toEqual([
      201,
      200,
      first.body.id,
      'Walk',
    ]);
  });

  test('sent ten times at once makes one goal', async () => {
    const ida = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        create(ida, { name: 'Walk', tempId: 'offline-1' }, { 'idempotency-key': `k${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('is understood wherever an id is, and only by its own person', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ida.createGoal({ tempId: 'offline-1' });
    expect((await ida.createGoal({ parent: 'offline-1' })).parent).toBe(goal.id);
    expect((await edit(ida, 'offline-1', { name: 'Walks' })).body.name).toBe('Walks');
    expect((await read(ben, 'offline-1')).status).toBe(404);
    expect((await create(ben, { name: 'Ben’s', tempId: 'offline-1', space })).status).toBe(201);
  });

  test('that looks like somebody’s id shows nothing of them', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const goal = await ida.createGoal({ name: 'Secret' });
    const made = await create(ben, { name: 'Mine', tempId: goal.id });
    expect([made.status, made.body.name]).toEqual([201, 'Mine']);
  });

  test('of a deleted goal answers 410', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ tempId: 'offline-1' });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` });
    const again = await create(ida, { name: 'Walk', tempId: 'offline-1' });
    expect([again.status, again.body.code]).toEqual([410, 'goal.deleted']);
  });
});

describe('a goal made anew', () => {
  test('by two devices is one goal, with what both had in it', async () => {
    const ida = await server.signUp();
    const [one, other] = await Promise.all([
      create(ida, {
        name: 'Walk',
        tempId: 'a',
        recreatedFrom: anotherId,
        richThoughts: { ops: [{ insert: 'here\n' }] },
      }),
      create(ida, {
        name: 'Walk',
        tempId: 'b',
        recreatedFrom: anotherId,
        richThoughts: { ops: [{ insert: 'there\n' }] },
      }),
    ]);
    expect(one.body.id).toBe(other.body.id);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    const { body } = await read(ida, one.body.id);
    const lines = body.richThoughts.ops.map(({ insert }: { insert: string }) => insert).join('');
    expect(lines.split('\n').toSorted()).toEqual(['', 'here', 'there']);
    expect(body.recreatedFrom).toBe(anotherId);
  });

  test('by two devices is two goals where the rule of one successor is switched off', async () => {
    const without = await openTestServer({ rules: { ...allSyncRules, oneSuccessor: false } });
    const ida = await without.signUp();
    const anew = { name: 'Walk', recreatedFrom: anotherId };
    const one = await create(ida, { ...anew, tempId: 'a' });
    const other = await create(ida, { ...anew, tempId: 'b' });
    await without.close();
    expect(one.body.id).not.toBe(other.body.id);
  });

  test('is the one that its maker sends again, whichever of the two comes first', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const creation = { name: 'Walk', space, tempId: 'offline-1' };
    const first = await create(ida, creation);
    const { id } = first.body;
    const anew = { name: 'Walk far', space, tempId: 'offline-2', recreatedFrom: id };
    // Deletes the goal, as if the server were restored from an older backup.
    const forget = () => server.pool.query(`delete from goals where scope_id = $1`, [space]);
    await forget();
    const byBen = await create(ben, anew);
    const again = await create(ida, { ...creation, color: 'red' });
    expect([again.status, again.body.id, again.body.color]).toEqual([200, byBen.body.id, 'red']);
    await forget();
    expect((await create(ida, creation)).body.id).toBe(id);
    expect((await create(ben, anew)).body).toMatchObject({ id, name: 'Walk far' });
  });
});

describe('the free plan', () => {
  const afterTrial = 15 * 86_400_000;

  test('holds ten open goals in a period, and makes room for each that is done', async () => {
    const ida = await server.signUp();
    const goals = await Promise.all(
      Array.from({ length: 10 }, () => ida.createGoal({ column: 2, dueDate: '2026-11-20' })),
    );
    await ida.createGoal({ column: 2, dueDate: '2026-11-22', type: 'divider' });
    server.turnClock(afterTrial);
    const full = await create(ida, { name: 'One more', column: 2, dueDate: '2026-11-22' });
    expect([full.status, full.body.code, full.body.limit]).toEqual([402, 'limit.goals', 10]);
    expect((await create(ida, { name: 'Next week', column: 2, dueDate: '2026-11-23' })).status).toBe(201);
    expect((await edit(ida, goals[0]?.id as string, { name: 'Still mine' })).status).toBe(200);
    await edit(ida, goals[0]?.id as string, { doneDate: '2026-11-21' });
    expect((await create(ida, { name: 'One more', column: 2, dueDate: '2026-11-22' })).status).toBe(201);
    server.turnClock(-afterTrial);
  });

  test('gives two colours, and leaves those that are there', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ color: 'blue' });
    server.turnClock(afterTrial);
    expect((await edit(ida, goal.id, { color: 'green' })).body.code).toBe('limit.colors');
    expect((await edit(ida, goal.id, { color: 'blue', name: 'Kept' })).status).toBe(200);
    expect((await edit(ida, goal.id, { color: 'yellow' })).status).toBe(200);
    server.turnClock(-afterTrial);
  });
});
