import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveSpace } from '../spaces/join-space.ts';
import { houseOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
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
    });
    expect(goal).toMatchObject({
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
    const { body } = await create(ida, {
      name: 'Walk',
      columnId: '3',
      dueDate: '2026-11-30',
      bucketId: anotherId,
    });
    expect(body).toMatchObject({ columnId: 3, bucketId: anotherId });
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
    // 20:00 UTC is nine in the morning of the 21st in Auckland.
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
    [{ bucket: 'here' }, 'request.invalid', 'bucket'],
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
    await leaveSpace(houseOf(server), space, ben.user.uuid);
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

describe('editing a goal', () => {
  test('changes the fields that were sent, so that two people who change different ones both win', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ida.createGoal({ name: 'Walk', space });
    await Promise.all([
      edit(ida, goal.id, { name: 'Long walk', baseRev: 1 }),
      edit(ben, goal.id, { color: 'blue', baseRev: 1 }),
      edit(ben, goal.id, { column: 1, dueDate: '2026-11-21', baseRev: 1 }),
    ]);
    const { body } = await read(ida, goal.id);
    expect(body).toMatchObject({
      name: 'Long walk',
      color: 'blue',
      columnId: 1,
      dueDate: '2026-11-21',
      rev: 4,
    });
  });

  test('of the same field lets the last one stand, and stamps what it overwrote unseen', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ name: 'Walk' });
    await edit(ida, goal.id, { name: 'First', baseRev: 1 });
    const { body } = await edit(ida, goal.id, { name: 'Second', baseRev: 1 });
    expect([body.name, body.stamps.name]).toEqual(['Second', [3, 3, 1]]);
  });

  test('with nothing in it changes nothing', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    expect((await edit(ida, goal.id, {})).body).toEqual(goal);
  });

  test('never makes a ring, not even a long one', async () => {
    const ida = await server.signUp();
    const top = await ida.createGoal({ name: 'Top' });
    const middle = await ida.createGoal({ name: 'Middle', parent: top.id });
    const low = await ida.createGoal({ name: 'Low', parent: middle.id });
    for (const parent of [top.id, middle.id, low.id]) {
      const answer = await edit(ida, top.id, { parent, name: 'Changed' });
      expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
        400,
        'goal.cycle',
        ['parent'],
      ]);
    }
    expect((await read(ida, top.id)).body).toMatchObject({
      name: 'Top',
      parent: null,
      subgoals: [middle.id],
    });
    expect((await read(ida, low.id)).body.parents).toEqual([middle.id, top.id]);
  });

  test('crossing another one that would close the ring refuses one of them', async () => {
    const ida = await server.signUp();
    const [one, other] = [await ida.createGoal({}), await ida.createGoal({})];
    const answers = await Promise.all([
      edit(ida, one.id, { parent: other.id }),
      edit(ida, other.id, { parent: one.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is answered 404 for an id nobody knows and for a stranger’s, 410 for a deleted one', async () => {
    const [ida, stranger] = [await server.signUp(), await server.signUp()];
    const goal = await ida.createGoal({});
    for (const id of [anotherId, 'no-id', '%20', 'x'.repeat(101), '1']) {
      const answer = await edit(ida, id, { name: 'Mine' });
      expect([answer.status, answer.body.code]).toEqual([404, 'goal.unknown']);
    }
    const foreign = await edit(stranger, goal.id, { name: 'Mine' });
    expect(foreign.body).toEqual((await edit(stranger, anotherId, { name: 'Mine' })).body);
    expect((await read(stranger, goal.id)).status).toBe(404);
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` });
    for (const answer of [await edit(ida, goal.id, { name: 'Mine' }), await read(ida, goal.id)]) {
      expect([answer.status, answer.body.code]).toEqual([410, 'goal.deleted']);
    }
    expect((await edit(stranger, goal.id, { name: 'Mine' })).status).toBe(404);
  });

  test('is answered 403 for who has left the space, and 403 for a locked goal', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ida.createGoal({ space });
    await leaveSpace(houseOf(server), space, ben.user.uuid);
    const left = await edit(ben, goal.id, { name: 'Mine' });
    expect([left.status, left.body.code]).toEqual([403, 'space.left']);
    await server.pool.query('update goals set locked = true where id = $1', [goal.id]);
    const locked = await edit(ida, goal.id, { name: 'Mine' });
    expect([locked.status, locked.body.code]).toEqual([403, 'goal.readOnly']);
    expect((await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` })).body.code).toBe(
      'goal.readOnly',
    );
  });

  test('gives a goal only to members of its space', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const stranger = await server.signUp();
    const goal = await ida.createGoal({ space });
    expect((await edit(ida, goal.id, { assignee: ben.user.code })).body.assignee).toBe(ben.user.code);
    const refused = await edit(ida, goal.id, { assignee: stranger.user.code });
    expect([refused.status, refused.body.code, Object.keys(refused.body.errors)]).toEqual([
      400,
      'goal.assignee',
      ['assignee'],
    ]);
    expect((await edit(ida, goal.id, { assignee: null })).body.assignee).toBeNull();
  });
});

describe('notes', () => {
  const text = (body: { richThoughts: { ops: { insert: string }[] } }) =>
    body.richThoughts.ops.map(({ insert }) => insert).join('');

  test('typed by two people at once both stand, and each learns what the other typed', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ida.createGoal({ space, richThoughts: { ops: [{ insert: 'walk\n' }] } });
    const first = await edit(
      ida,
      goal.id,
      { richThoughtsChange: { baseRev: 1, ops: [{ insert: 'long ' }] } },
      { 'idempotency-key': 'a' },
    );
    const second = await edit(
      ben,
      goal.id,
      { richThoughtsChange: { baseRev: 1, ops: [{ retain: 4 }, { insert: 's' }] } },
      { 'idempotency-key': 'b' },
    );
    expect(text(second.body)).toBe('long walks\n');
    expect(first.body.noteChanges.map(({ rev, key }: { rev: number; key: string }) => [rev, key])).toEqual([
      [2, 'a'],
    ]);
    expect(second.body.noteChanges.map(({ rev, key }: { rev: number; key: string }) => [rev, key])).toEqual([
      [2, 'a'],
      [3, 'b'],
    ]);
  });

  test('whose log is cut off lose nothing by a late change', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ richThoughts: { ops: [{ insert: 'walk\n' }] } });
    await edit(ida, goal.id, { richThoughts: { ops: [{ insert: 'run and walk\n' }] } });
    await server.pool.query('delete from goal_note_changes where goal_id = $1', [goal.id]);
    const { body } = await edit(ida, goal.id, {
      richThoughtsChange: { baseRev: 1, ops: [{ insert: 'late ' }, { delete: 4 }] },
    });
    expect(text(body)).toBe('late run and walk\n');
  });

  test('sent whole replace what is there', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ richThoughts: { ops: [{ insert: 'walk\n' }] } });
    expect(text((await edit(ida, goal.id, { richThoughts: { ops: [{ insert: 'run\n' }] } })).body)).toBe(
      'run\n',
    );
    expect((await edit(ida, goal.id, { richThoughts: null })).body.richThoughts).toBeNull();
  });

  test('that would grow too long are refused', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ richThoughts: { ops: [{ insert: 'x'.repeat(300_000) }] } });
    const answer = await edit(ida, goal.id, {
      richThoughtsChange: { baseRev: 1, ops: [{ insert: 'y'.repeat(300_000) }] },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'goal.notes']);
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
    const words = JSON.stringify(body.richThoughts);
    expect(words).toContain('t');
    expect(body.recreatedFrom).toBe(anotherId);
  });
});

describe('moving to another space', () => {
  test('takes everything below along, and tells the old space where it went', async () => {
    const ida = await server.signUp();
    const work = await secondSpace(server, ida);
    const top = await ida.createGoal({
      name: 'Top',
      richThoughts: { ops: [{ insert: 'note\n' }] },
      bucket: anotherId,
    });
    const low = await ida.createGoal({ name: 'Low', parent: top.id });
    const before = (await ida.ask({ path: '/api/v2/feed/' })).body.cursor;
    const moved = await edit(ida, top.id, { space: work });
    expect(moved.body).toMatchObject({
      id: top.id,
      space: work,
      bucketId: null,
      subgoals: [low.id],
      name: 'Top',
    });
    expect((await read(ida, low.id)).body).toMatchObject({ space: work, parent: top.id });
    const { scopes } = (await ida.ask({ path: `/api/v2/feed/?cursor=${before}` })).body;
    expect(
      scopes[ida.user.defaultSpaceId].gone
        .map(({ id, movedTo }: { id: string; movedTo: string }) => [id, movedTo])
        .toSorted(),
    ).toEqual(
      [
        [top.id, work],
        [low.id, work],
      ].toSorted(),
    );
    expect(scopes[work].rows.map(({ row }: { row: { id: string } }) => row.id).toSorted()).toEqual(
      [top.id, low.id].toSorted(),
    );
    expect((await edit(ida, top.id, { space: ida.user.defaultSpaceId })).body.space).toBe(
      ida.user.defaultSpaceId,
    );
  });

  test('that is not one’s own is refused', async () => {
    const [ida, stranger] = [await server.signUp(), await server.signUp()];
    const goal = await ida.createGoal({});
    expect((await edit(ida, goal.id, { space: stranger.user.defaultSpaceId })).body.code).toBe(
      'space.unknown',
    );
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
