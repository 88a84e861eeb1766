import type { Notices } from '@cairn/contract/notices';
import { followedTypes, memberTypes, ringingTypes } from '@cairn/core/events/notices';
import type { FeedAnswer } from '@cairn/contract/feed';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { join, linkTo, makeSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let goal: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  // Each test begins with an empty list.
  await server.pool.query(`delete from events where type = 'MEMBERSHIP_CREATED'`);
  goal = (await ida.createGoal({ space, column: 1, dueDate: '2026-11-21' })).id;
});
afterAll(() => server.close());

const text = (said: string, ...named: TestPerson[]) => ({
  ops: [
    { insert: said },
    ...named.map(({ user }) => ({ insert: { mention: { id: user.uuid } } })),
    { insert: '\n' },
  ],
});
const say = (person: TestPerson, said: string, ...named: TestPerson[]) =>
  person.ask({
    method: 'POST',
    path: `/api/v2/goals-2/${goal}/comments/`,
    body: { richText: text(said, ...named) },
  });
const notices = async (person = ida, query = ''): Promise<Notices> =>
  (await person.ask({ path: `/api/v2/notices/${query}` })).body;
const told = async (person = ida) =>
  (await notices(person)).events.map(({ type, userId }) => [type, userId === ben.user.uuid ? 'Ben' : 'Ida']);

describe('the bell', () => {
  test('tells of mentions, of goals that are given to one, and of comments below goals one follows, newest first', async () => {
    await say(ben, 'one');
    await say(ben, 'for you ', ida);
    await ben.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { assignee: ida.user.code } });
    expect(await told()).toEqual([
      ['GOAL_ASSIGNED', 'Ben'],
      ['MENTION_CREATED', 'Ben'],
      ['COMMENT_CREATED', 'Ben'],
    ]);
    const { events } = await notices();
    expect(events[0]).toMatchObject({
      goalId: goal,
      goalName: 'Walk',
      spaceId: space,
      otherUserId: ida.user.uuid,
    });
  });

  test('tells of goals that others make for one, alone or many at once', async () => {
    const body = { space, column: 1 as const, dueDate: '2026-11-21', assignee: ida.user.code };
    await ben.createGoal({ ...body, name: 'Alone' });
    const goals = ['Two', 'Three'].map((name) => ({ ...body, name, tempId: `offline-${name}` }));
    const made = await ben.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    await ben.createGoal({ ...body, assignee: ben.user.code, name: 'His own' });
    const { events, unreadCount } = await notices();
    expect(events.map(({ type, goalName }) => [type, goalName]).toSorted()).toEqual([
      ['GOAL_CREATED', 'Alone'],
      ['GOAL_CREATED', 'Three'],
      ['GOAL_CREATED', 'Two'],
    ]);
    expect(unreadCount).toBe(3);
  });

  test('tells once of a goal that is given to one by a move, a tick or a batch of edits made with no network', async () => {
    const put = (body: object) => ben.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body });
    await put({ assignee: ida.user.code, dueDate: '2026-11-22' });
    await put({ assignee: null, dueDate: '2026-11-23' });
    await put({ assignee: ida.user.code, doneDate: '2026-11-21', name: 'Walked' });
    await put({ dueDate: '2026-11-24' });
    const { events, unreadCount } = await notices();
    expect(events.map(({ type, otherUserId }) => [type, otherUserId === ida.user.uuid])).toEqual([
      ['GOAL_RESCHEDULED', false],
      ['GOAL_DONE', true],
      ['GOAL_RESCHEDULED', false],
      ['GOAL_RESCHEDULED', true],
    ]);
    expect(unreadCount).toBe(4);
    await ben.ask({
      method: 'PUT',
      path: `/api/goals-2/${goal}/`,
      body: { assignee: ben.user.code, column: 2 },
    });
    expect((await notices()).unreadCount).toBe(5);
  });

  test('tells nothing that one did oneself, and nothing below goals one does not follow', async () => {
    await say(ida, 'mine ', ida);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { assignee: ida.user.code } });
    expect(await notices()).toEqual({ events: [], unreadCount: 0 });
    expect(await notices(ben)).toEqual({ events: [], unreadCount: 0 });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/follow/` });
    await ida.ask({ method: 'DELETE', path: `/api/v2/goals-2/${goal}/follow/` });
    await say(ben, 'unheard');
    expect((await notices()).events).toEqual([]);
  });

  test('counts what came since one looked last, and 99 at most', async () => {
    await say(ben, 'one');
    expect((await notices()).unreadCount).toBe(1);
    const [newest] = (await notices()).events;
    const noticesLastSeenDatetime = newest?.datetime;
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { noticesLastSeenDatetime } });
    expect((await notices()).unreadCount).toBe(0);
    for (let number = 0; number < 3; number += 1) await say(ben, 'more');
    expect(await notices(ida, '?limit=2')).toMatchObject({ unreadCount: 3, events: [{}, {}] });
    await server.pool.query(
      `insert into events (id, scope_id, type, user_id, other_user_id, goal_id, created_at)
       select gen_random_uuid(), $1, 'MENTION_CREATED', $2, $3, $4, now() + interval '1 second' from generate_series(1, 150)`,
      [space, ben.user.uuid, ida.user.uuid, goal],
    );
    const many = await notices(ida, '?limit=100');
    expect([many.unreadCount, many.events.length]).toEqual([99, 100]);
    expect((await ida.ask({ path: '/api/v2/notices/?limit=101' })).status).toBe(400);
  });

  test('tells nothing of a space that one has left or that is deleted, until one is there again', async () => {
    await say(ida, 'for you ', ben);
    expect((await notices(ben)).unreadCount).toBe(1);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect(await notices(ben)).toEqual({ events: [], unreadCount: 0 });
    await joinSpace(contextOf(server), space, ben.user.uuid, 'EDITOR');
    expect((await notices(ben)).unreadCount).toBe(1);
    await makeSpace(ida);
    await ida.ask({ method: 'DELETE', path: `/api/v2/spaces/${space}/` });
    expect(await notices(ben)).toEqual({ events: [], unreadCount: 0 });
  });

  test('tells nothing of goals and comments that are gone, also to where nobody can follow', async () => {
    const comment = (await say(ida, 'for you ', ben)).body.id;
    await ida.ask({ method: 'DELETE', path: `/api/v2/goals-2/${goal}/comments/${comment}/` });
    expect((await notices(ben)).events).toEqual([]);
    await say(ida, 'again ', ben);
    expect((await notices(ben)).unreadCount).toBe(1);
    const { id } = await makeSpace(ida);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { space: id } });
    expect(await notices(ben)).toEqual({ events: [], unreadCount: 0 });
  });

  test('finds its page by its indexes, however long the histories are', async () => {
    await server.pool.query(
      `insert into events (id, scope_id, type, user_id, goal_id, created_at)
       select gen_random_uuid(), $1, 'GOAL_MODIFIED', $2, $3, now() from generate_series(1, 20000)`,
      [space, ben.user.uuid, goal],
    );
    await server.pool.query('analyze events');
    const among = (types: readonly string[]) => `e.type in (${types.map((type) => `'${type}'`).join()})`;
    const wanted = [
      [`e.scope_id = $1 and ${among(followedTypes)}`, space],
      [`e.scope_id = $1 and ${among(memberTypes)}`, space],
      [`e.other_user_id = $1 and ${among(ringingTypes)}`, ida.user.uuid],
    ] as const;
    for (const [condition, value] of wanted) {
      const { rows } = await server.pool.query(
        `explain select e.id from events e where ${condition} order by e.created_at desc, e.id desc limit 99`,
        [value],
      );
      const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index.*Scan.*(other_user_id|scope_id_created_at)/u);
      expect(plan).not.toContain('Sort');
    }
  });

  test('tells of followed goals that others complete or move, not of what moves by itself', async () => {
    const put = (person: TestPerson, body: object) =>
      person.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body });
    await put(ben, { dueDate: '2026-11-22' });
    await put(ben, { doneDate: '2026-11-22' });
    await put(ben, { name: 'Other' });
    await put(ida, { doneDate: null, dueDate: '2026-11-23' });
    expect(await told()).toEqual([
      ['GOAL_DONE', 'Ben'],
      ['GOAL_RESCHEDULED', 'Ben'],
    ]);
    expect(await told(ben)).toEqual([]);
    await server.pool.query(
      `insert into events (id, scope_id, type, user_id, goal_id, changes, created_at)
       values (gen_random_uuid(), $1, 'GOAL_RESCHEDULED', $2, $3, '{"automatic": [false, true]}', now())`,
      [space, ben.user.uuid, goal],
    );
    expect(await told()).toHaveLength(2);
  });

  test('tells of people who join or leave, to those who were there', async () => {
    const cleo = await server.signUp();
    await join(cleo, await linkTo(ida, space));
    const typesFor = async (person: TestPerson) => (await notices(person)).events.map(({ type }) => type);
    expect([await typesFor(ida), await typesFor(ben), await typesFor(cleo)]).toEqual([
      ['MEMBERSHIP_CREATED'],
      ['MEMBERSHIP_CREATED'],
      [],
    ]);
    const members = (await ida.ask({ path: `/api/v2/spaces/${space}/memberships/` })).body;
    const { id } = members.find(({ userId }: { userId: string }) => userId === cleo.user.uuid);
    expect((await ida.ask({ method: 'DELETE', path: `/api/v2/memberships/${id}/` })).status).toBe(204);
    expect([await typesFor(ida), await typesFor(ben), await typesFor(cleo)]).toEqual([
      ['MEMBERSHIP_CREATED'],
      ['MEMBERSHIP_DELETED', 'MEMBERSHIP_CREATED'],
      [],
    ]);
    expect((await notices(ben)).events[0]).toMatchObject({
      otherUserId: cleo.user.uuid,
      otherUserName: null,
    });
  });

  test('tells nothing of a muted goal, not even a mention or an assignment', async () => {
    await say(ben, 'for you ', ida);
    await ben.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { assignee: ida.user.code } });
    await ida.ask({ method: 'POST', path: `/api/v2/goals-2/${goal}/mute/` });
    await say(ben, 'again ', ida);
    expect(await notices()).toEqual({ events: [], unreadCount: 0 });
    await ida.ask({ method: 'DELETE', path: `/api/v2/goals-2/${goal}/mute/` });
    expect(await told()).toHaveLength(3);
  });

  test('keeps nothing for longer than 30 days', async () => {
    await say(ben, 'for you ', ida);
    await server.pool.query(`update events set created_at = now() - interval '31 days' where scope_id = $1`, [
      space,
    ]);
    expect((await notices()).events).toEqual([]);
  });
});

describe('a read state', () => {
  const mark = (person: TestPerson, code: string | undefined, isRead: boolean) =>
    person.ask({ method: 'PUT', path: `/api/v2/notices/${code}/read/`, body: { isRead } });
  const rowsFor = async (person: TestPerson) => {
    const { scopes }: FeedAnswer = (await person.ask({ path: '/api/v2/feed/' })).body;
    return Object.values(scopes)
      .flatMap((scope) => ('rows' in scope ? scope.rows : []))
      .filter(({ table }) => table === 'read_notices')
      .map(({ row }) => [row.id, row['isRead']]);
  };

  test('is of one notice, and reaches the devices of its person only', async () => {
    await say(ben, 'one');
    await say(ben, 'two');
    const [two, one] = (await notices()).events;
    expect((await mark(ida, two?.code, true)).body).toMatchObject({ id: two?.code, isRead: true, rev: 1 });
    expect((await notices()).unreadCount).toBe(1);
    expect(await rowsFor(ida)).toEqual([[two?.code, true]]);
    expect(await rowsFor(ben)).toEqual([]);
    expect((await mark(ida, two?.code, false)).body).toMatchObject({ isRead: false, rev: 2 });
    expect((await notices()).unreadCount).toBe(2);
    await mark(ida, one?.code, true);
    expect((await notices()).unreadCount).toBe(1);
  });

  test('goes once its notice is below the mark of all, or is too old to be listed', async () => {
    for (const said of ['one', 'two', 'three']) await say(ben, said);
    const [three, two, one] = (await notices()).events;
    await mark(ida, one?.code, true);
    await server.pool.query(
      `update read_notices set event_at = now() - interval '31 days' where scope_id = $1`,
      [ida.user.uuid],
    );
    await mark(ida, two?.code, true);
    expect(await rowsFor(ida)).toEqual([[two?.code, true]]);
    const noticesLastSeenDatetime = two?.datetime;
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { noticesLastSeenDatetime } });
    await mark(ida, three?.code, true);
    expect(await rowsFor(ida)).toEqual([[three?.code, true]]);
    expect((await notices()).unreadCount).toBe(0);
  });

  test('is for events of one’s own spaces', async () => {
    await say(ben, 'for you ', ida);
    const [event] = (await notices()).events;
    const stranger = await server.signUp();
    expect((await mark(stranger, event?.code, true)).body.code).toBe('notice.unknown');
    expect((await mark(ida, 'nothing', true)).body.code).toBe('notice.unknown');
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await mark(ben, event?.code, true)).body.code).toBe('notice.unknown');
  });
});
