import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { makeList } from '../testing/boards.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const edit = (person: TestPerson, id: string, body: unknown, headers = {}) =>
  person.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body, headers });
const read = (person: TestPerson, id: string) => person.ask({ path: `/api/goals-2/${id}/` });
const anotherId = '01a1fe86-3417-7aa0-975b-30e84ffd26b7';

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

  test('gives and removes a planned length, with a stamp of its own; a divider gets none', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ name: 'Walk', durationMinutes: 45 });
    const planned = await edit(ida, goal.id, { durationMinutes: 90, baseRev: 1 });
    expect(planned.body).toMatchObject({ durationMinutes: 90, stamps: { durationMinutes: [2, 0, 0] } });
    const refused = await edit(ida, goal.id, { durationMinutes: 2000, name: 'Run' });
    expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
    expect((await read(ida, goal.id)).body).toEqual(planned.body);
    expect((await edit(ida, goal.id, { durationMinutes: null })).body.durationMinutes).toBeNull();
    const divider = await ida.createGoal({ name: 'Line', type: 'divider', durationMinutes: 45 });
    expect(divider.durationMinutes).toBeNull();
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
    const space = ida.user.defaultSpaceId;
    const moved = await edit(stranger, goal.id, { space: anotherId });
    expect(moved.body).toEqual((await edit(stranger, anotherId, { space })).body);
    expect(moved.body.code).toBe('goal.unknown');
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` });
    for (const answer of [await edit(ida, goal.id, { name: 'Mine' }), await read(ida, goal.id)]) {
      expect([answer.status, answer.body.code]).toEqual([410, 'goal.deleted']);
    }
    expect((await edit(stranger, goal.id, { name: 'Mine' })).status).toBe(404);
  });

  test('is answered 403 for who has left the space, and 403 for a locked goal', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ida.createGoal({ space });
    await leaveSpace(contextOf(server), space, ben.user.uuid);
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

  test('are told as they were changed since, also to who changes something else, once or again', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ida.createGoal({
      name: 'Walk',
      space,
      richThoughts: { ops: [{ insert: 'Boots\n' }] },
    });
    const typed = { baseRev: 1, ops: [{ insert: 'New ' }] };
    await edit(ben, goal.id, { richThoughtsChange: typed }, { 'idempotency-key': 'ben-typed' });
    const rename = () =>
      edit(ida, goal.id, { name: 'Long walk', notesBaseRev: 1 }, { 'idempotency-key': 'ida-renamed' });
    const expected = [{ rev: 2, key: 'ben-typed', ops: [{ insert: 'New ' }] }];
    expect((await rename()).body.noteChanges).toEqual(expected);
    expect((await rename()).body.noteChanges).toEqual(expected);
    expect((await edit(ida, goal.id, { name: 'Walk' })).body.noteChanges).toBeUndefined();
  });

  test('of a goal that is made again with its key are told from the beginning', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const make = () =>
      ida.ask({
        method: 'POST',
        path: '/api/goals-2/',
        body: { name: 'Walk', space, tempId: 'a-walk', richThoughts: { ops: [{ insert: 'Boots\n' }] } },
        headers: { 'idempotency-key': 'ida-made' },
      });
    const made = await make();
    const typed = { baseRev: 1, ops: [{ insert: 'New ' }] };
    await edit(ben, made.body.id, { richThoughtsChange: typed }, { 'idempotency-key': 'ben-typed-2' });
    const keys = (await make()).body.noteChanges.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['ida-made', 'ben-typed-2']);
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

describe('moving to another space', () => {
  test('takes everything below along, and tells the old space where it went', async () => {
    const ida = await server.signUp();
    const work = await secondSpace(server, ida.user.uuid);
    const top = await ida.createGoal({
      name: 'Top',
      richThoughts: { ops: [{ insert: 'note\n' }] },
      bucket: (await makeList(ida)).id,
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

  test('takes it away from those who do not belong there, however they name it', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const work = await secondSpace(server, ida.user.uuid);
    const goal = await ben.createGoal({ space, name: 'Plan', tempId: 'a-plan' });
    const tried = { 'idempotency-key': 'before it went' };
    expect((await edit(ben, goal.id, { color: 'blue' }, tried)).status).toBe(200);
    expect((await edit(ida, goal.id, { space: work })).status).toBe(200);
    const tell = (body: unknown, headers = {}) =>
      ben.ask({ method: 'POST', path: '/api/goals-2/', body, headers });
    const batch = { method: 'POST', path: '/api/v2/goals-2/batch/' };
    for (const answer of [
      await edit(ben, goal.id, { name: 'Mine' }),
      await edit(ben, goal.id, { color: 'blue' }, tried),
      await read(ben, goal.id),
      await tell({ space, name: 'Plan', tempId: 'a-plan' }),
      await tell({ space, name: 'Plan', tempId: 'another', recreatedFrom: goal.id }),
      await ben.ask({ method: 'POST', path: `/api/deleted-goals/${goal.id}/restore/` }),
      await ben.ask({
        method: 'POST',
        path: `/api/v2/goals-2/${goal.id}/comments/`,
        body: { richText: { ops: [{ insert: 'Why?\n' }] } },
      }),
    ])
      expect([answer.status, answer.body.code]).toEqual([410, 'goal.deleted']);
    const { body } = await ben.ask({
      ...batch,
      body: { goals: [{ space, name: 'Plan', tempId: 'a-plan' }] },
    });
    expect(JSON.stringify(body)).not.toContain(work);
    expect((await read(ida, goal.id)).body).toMatchObject({ space: work, name: 'Plan', color: 'blue' });
    const stranger = await server.signUp();
    expect((await read(stranger, goal.id)).body.code).toBe('goal.unknown');
  });

  test('while others write into it loses nothing of theirs', async () => {
    const ida = await server.signUp();
    const work = await secondSpace(server, ida.user.uuid);
    const home = ida.user.defaultSpaceId as string;
    const goal = await ida.createGoal({ name: 'Plan' });
    const spaces = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? work : home));
    const answers = await Promise.all([
      ...spaces.map((space) => edit(ida, goal.id, { space })),
      ...spaces.map((_, at) => edit(ida, goal.id, { tags: [`tag${at}`] })),
      ...spaces.map((_, at) =>
        ida.ask({
          method: 'POST',
          path: `/api/v2/goals-2/${goal.id}/comments/`,
          body: { richText: { ops: [{ insert: `${at}\n` }] } },
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    expect((await read(ida, goal.id)).body).toMatchObject({ name: 'Plan', commentsCount: 6 });
  });
});
