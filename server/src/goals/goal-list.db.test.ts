import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const list = (person: TestPerson, query: string) => person.ask({ path: `/api/goals-2/?${query}` });
const names = async (person: TestPerson, query: string) =>
  (await list(person, query)).body.map(({ name }: { name: string }) => name);

describe('the list of goals', () => {
  test('finds goals whose period overlaps the range, so that a week across a month’s end is found from both', async () => {
    const ida = await server.signUp();
    await ida.createGoal({ name: 'Week 49', column: 2, dueDate: '2026-12-06' });
    await ida.createGoal({ name: 'Week 49 by its Monday', column: 2, dueDate: '2026-11-30' });
    await ida.createGoal({ name: 'Decade', column: 7, dueDate: '2029-12-31' });
    await ida.createGoal({ name: 'Life', column: 5, dueDate: '2060-02-01' });
    await ida.createGoal({ name: 'Day', column: 1, dueDate: '2026-11-30' });
    expect(await names(ida, 'column=2&from=2026-11-01&to=2026-11-30')).toEqual([
      'Week 49',
      'Week 49 by its Monday',
    ]);
    expect(await names(ida, 'column=2&from=2026-12-06&to=2026-12-31')).toEqual([
      'Week 49',
      'Week 49 by its Monday',
    ]);
    expect(await names(ida, 'column=2&from=2026-12-07')).toEqual([]);
    expect(await names(ida, 'column=7&from=2020-01-01&to=2020-01-01')).toEqual(['Decade']);
    expect(await names(ida, 'column=5&from=2030-01-01&to=2030-01-01')).toEqual(['Life']);
    expect(await names(ida, 'column=5&from=2061-01-01')).toEqual([]);
    expect((await names(ida, 'from=2026-11-30&to=2026-11-30')).toSorted()).toEqual([
      'Day',
      'Decade',
      'Life',
      'Week 49',
      'Week 49 by its Monday',
    ]);
  });

  test('filters by everything that a goal has, together', async () => {
    const ida = await server.signUp();
    const { id: bucket, board } = await makeList(ida, { tempId: 'offline-list' });
    const top = await ida.createGoal({ name: 'Top', color: 'blue', tags: ['hills'], bucket });
    await ida.createGoal({
      name: 'Low',
      parent: top.id,
      doneDate: '2026-11-21',
      color: 'red',
      assignee: ida.user.code,
    });
    expect(await names(ida, `bucket=${bucket}`)).toEqual(['Top']);
    expect(await names(ida, 'bucket=offline-list')).toEqual(['Top']);
    expect(await names(ida, `board=${board}`)).toEqual(['Top']);
    expect(await names(ida, `board=${bucket}`)).toEqual([]);
    expect(await names(ida, `parent=${top.id},${bucket}`)).toEqual(['Low']);
    expect(await names(ida, 'color=blue,green')).toEqual(['Top']);
    expect(await names(ida, 'tag=hills')).toEqual(['Top']);
    expect(await names(ida, `assignee=${ida.user.code}`)).toEqual(['Low']);
    expect(await names(ida, 'status=done')).toEqual(['Low']);
    expect(await names(ida, 'status=undone&color=red')).toEqual([]);
    expect(await names(ida, 'board=1')).toEqual([]);
    expect(await names(ida, 'climb_subscription=1')).toEqual([]);
    expect(await names(ida, 'parent=no-id')).toEqual([]);
  });

  test('finds words in names and notes without case and accents', async () => {
    const ida = await server.signUp();
    await ida.createGoal({ name: 'Café in Łódź', richThoughts: { ops: [{ insert: 'with Ben 100%\n' }] } });
    expect(await names(ida, 'q=cafe')).toHaveLength(1);
    expect(await names(ida, 'q=BEN%20caf')).toHaveLength(1);
    expect(await names(ida, 'q=100%25')).toHaveLength(1);
    expect(await names(ida, 'q=afé')).toHaveLength(0);
    expect(await names(ida, 'q=tea')).toHaveLength(0);
  });

  test('comes in the list’s own order and in pages', async () => {
    const ida = await server.signUp();
    for (const [name, horizonSequenceNo] of [
      ['c', 30],
      ['a', 10],
      ['d', 30],
      ['b', 20],
    ] as const) {
      await ida.createGoal({ name, column: 1, dueDate: '2026-11-21', horizonSequenceNo });
    }
    expect(await names(ida, 'column=1')).toEqual(['a', 'b', 'c', 'd']);
    const seen: string[] = [];
    for (let path: string | undefined = '/api/goals-2/?column=1&limit=3'; path !== undefined;) {
      const answer = await ida.ask({ path });
      seen.push(...answer.body.map(({ name }: { name: string }) => name));
      path = /^<([^>]+)>; rel="next"$/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });

  test('holds the active spaces only, and of those named only one’s own', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const work = await secondSpace(server, ben.user.uuid);
    await ida.createGoal({ name: 'Shared', space });
    await ben.createGoal({ name: 'Own' });
    await ben.createGoal({ name: 'Work', space: work });
    expect(await names(ben, '')).toEqual(['Own']);
    await ben.ask({ method: 'PATCH', path: '/api/settings/', body: { activeSpacesIds: [work, space] } });
    expect((await names(ben, '')).toSorted()).toEqual(['Shared', 'Work']);
    expect(await names(ben, `space=${space}`)).toEqual(['Shared']);
    expect(await names(ida, `space=${work}`)).toEqual([]);
    expect(await names(ida, 'space=1')).toEqual([]);
  });

  test('says of every goal what the goal’s own answer says', async () => {
    const ida = await server.signUp();
    const top = await ida.createGoal({ name: 'Top', column: 1, dueDate: '2026-11-21' });
    const low = await ida.createGoal({
      name: 'Low',
      parent: top.id,
      public: true,
      column: 2,
      dueDate: '2026-11-21',
    });
    await ida.createGoal({
      name: 'Lowest',
      parent: low.id,
      column: 5,
      dueDate: '2026-11-21',
      tempId: 'offline-1',
    });
    await ida.createGoal({ name: '', type: 'divider' });
    const locked = await ida.createGoal({ name: 'Locked' });
    await server.pool.query('update goals set locked = true where id = $1', [locked.id]);
    const listed = (await list(ida, '')).body;
    expect(listed).toHaveLength(5);
    for (const goal of listed)
      expect((await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body).toEqual(goal);
  });

  test('can leave the notes out', async () => {
    const ida = await server.signUp();
    await ida.createGoal({ richThoughts: { ops: [{ insert: 'long\n' }] } });
    expect((await list(ida, 'fields=-richThoughts')).body[0]).not.toHaveProperty('richThoughts');
  });

  test.each([
    'column=8',
    'column=days',
    'from=yesterday',
    'limit=0',
    'limit=5001',
    'status=late',
    'cursor=x',
    'cursor=W10',
    'q=%00',
  ])('refuses %s', async (query) => {
    const ida = await server.signUp();
    const answer = await list(ida, query);
    expect([answer.status, answer.body.status]).toEqual([400, 'error']);
  });
});

describe('the order of goals', () => {
  const order = (person: TestPerson, body: unknown) =>
    person.ask({ method: 'POST', path: '/api/v2/goals-2/order/', body });

  test('is one write for the whole list, with capped numbers', async () => {
    const ida = await server.signUp();
    const [one, two] = [await ida.createGoal({ tempId: 'offline-1' }), await ida.createGoal({})];
    const answer = await order(ida, {
      list: { column: 1, dueDate: '2026-11-21' },
      goals: [
        { id: 'offline-1', sequenceNo: 1e15 },
        { id: two.id, sequenceNo: -5 },
      ],
    });
    expect(answer.body.goals).toEqual([
      { id: one.id, sequenceNo: 2_147_483_647 },
      { id: two.id, sequenceNo: -5 },
    ]);
    const { body } = await ida.ask({ path: `/api/goals-2/${one.id}/` });
    expect([body.horizonSequenceNo, body.bucketSequenceNo, body.rev, body.stamps.place]).toEqual([
      2_147_483_647,
      2000,
      2,
      [2, 0, 0],
    ]);
  });

  test('changes the number of the kind of list that is named', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    await order(ida, { list: { parent: goal.id }, goals: [{ id: goal.id, sequenceNo: 1 }] });
    await order(ida, { list: { bucket: goal.id }, goals: [{ id: goal.id, sequenceNo: 2 }] });
    const { body } = await ida.ask({ path: `/api/goals-2/${goal.id}/` });
    expect([body.subgoalSequenceNo, body.bucketSequenceNo]).toEqual([1, 2]);
  });

  test('changes nothing when one of the goals is not there', async () => {
    const [ida, stranger] = [await server.signUp(), await server.signUp()];
    const [goal, foreign, gone] = [
      await ida.createGoal({}),
      await stranger.createGoal({}),
      await ida.createGoal({}),
    ];
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    const list = { column: 1, dueDate: '2026-11-21' };
    const at = (id: string) =>
      order(ida, {
        list,
        goals: [
          { id: goal.id, sequenceNo: 1 },
          { id, sequenceNo: 2 },
        ],
      });
    expect((await at(foreign.id)).status).toBe(404);
    expect((await at(gone.id)).status).toBe(410);
    expect((await order(ida, { list, goals: [] })).status).toBe(400);
    expect((await order(ida, { list: {}, goals: [{ id: goal.id, sequenceNo: 1 }] })).status).toBe(400);
    expect((await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body.rev).toBe(1);
  });
});

test('the columns are seven, life between the person’s own dates', async () => {
  const ida = await server.signUp();
  const { body } = await ida.ask({ path: '/api/columns/' });
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(body[5].spec).toEqual({
    unit: 'month',
    length: 3,
    name: 'Quarters',
    startDate: null,
    endDate: null,
    extra: 'quarters',
  });
  expect(body[4].spec).toMatchObject({ unit: null, startDate: '1980-02-01', endDate: '2060-02-01' });
});
