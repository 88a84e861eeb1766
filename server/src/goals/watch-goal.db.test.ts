import type { FeedAnswer } from '@cairn/contract/feed';
import type { GoalWire } from '@cairn/contract/goals';
import type { Followers } from '@cairn/contract/watches';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { mutedAmong } from './goal-watch-rows.ts';

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
  goal = (await ida.createGoal({ space, column: 1, dueDate: '2027-11-21' })).id;
});
afterAll(() => server.close());

type Act = 'follow' | 'mute';
const ask = (person: TestPerson, act: Act, method: 'POST' | 'DELETE' = 'POST', ref = goal) =>
  person.ask({ method, path: `/api/v2/goals-2/${ref}/${act}/` });
const watch = (person: TestPerson, body: object, ref = goal) =>
  person.ask({ method: 'PUT', path: `/api/v2/goals-2/${ref}/watch/`, body });
const read = async (person: TestPerson, ref = goal): Promise<GoalWire> =>
  (await person.ask({ path: `/api/goals-2/${ref}/` })).body;
const listed = async (person: TestPerson, range = ''): Promise<readonly GoalWire[]> =>
  (await person.ask({ path: `/api/goals-2/?space=${space}${range}` })).body;
const state = ({ isFollowing, isMuted }: GoalWire) =>
  isMuted ? 'muted' : isFollowing ? 'following' : 'notFollowing';
const states = async (person: TestPerson) => {
  const [one, [other]] = [await read(person), await listed(person)];
  expect(state(other as GoalWire)).toBe(state(one));
  return state(one);
};
const followers = async (person: TestPerson, ref = goal): Promise<Followers> =>
  (await person.ask({ path: `/api/v2/goals-2/${ref}/followers/` })).body;
const fed = async (person: TestPerson, cursor?: string): Promise<FeedAnswer> =>
  (await person.ask({ path: `/api/v2/feed/${cursor ? `?cursor=${cursor}` : ''}` })).body;
const naming = ({ user }: TestPerson) => ({
  ops: [{ insert: { mention: { id: user.uuid } } }, { insert: '\n' }],
});
const comment = (person: TestPerson, richText: object, ref = goal) =>
  person.ask({ method: 'POST', path: `/api/v2/goals-2/${ref}/comments/`, body: { richText } });
const isMuting = async (...people: TestPerson[]) => {
  const muted = await mutedAmong(
    contextOf(server).db,
    goal,
    people.map(({ user }) => user.uuid),
  );
  return people.map(({ user }) => muted.has(user.uuid));
};

describe('a mute', () => {
  test('ends following, may be repeated, and ends by its own call or by following', async () => {
    expect(await states(ida)).toBe('following');
    expect([(await ask(ida, 'mute')).status, (await ask(ida, 'mute')).status]).toEqual([204, 204]);
    expect(await states(ida)).toBe('muted');
    await ask(ida, 'follow', 'DELETE');
    expect(await states(ida)).toBe('muted');
    await ask(ida, 'mute', 'DELETE');
    expect(await states(ida)).toBe('notFollowing');
    expect((await ask(ida, 'mute', 'DELETE')).status).toBe(204);
    await ask(ida, 'mute');
    await ask(ida, 'follow');
    expect(await states(ida)).toBe('following');
    await ask(ida, 'mute', 'DELETE');
    expect(await states(ida)).toBe('following');
  });

  test('keeps automatic following away, also where the person is named or given the goal', async () => {
    await ask(ben, 'mute');
    await comment(ida, naming(ben));
    await comment(ben, { ops: [{ insert: 'Yes\n' }] });
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { assignee: ben.user.code } });
    expect(await states(ben)).toBe('muted');
    expect((await followers(ida)).map(({ userId }) => userId)).toEqual([ida.user.uuid]);
  });

  test('is for members only, and for goals that are there', async () => {
    const stranger = await server.signUp();
    expect((await ask(stranger, 'mute')).status).toBe(404);
    expect((await stranger.ask({ path: `/api/v2/goals-2/${goal}/followers/` })).status).toBe(404);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await ask(ben, 'mute')).body.code).toBe('space.left');
    expect((await ask(ben, 'mute', 'DELETE')).body.code).toBe('space.left');
    expect((await ben.ask({ path: `/api/v2/goals-2/${goal}/followers/` })).body.code).toBe('space.left');
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    expect((await ask(ida, 'mute')).body.code).toBe('goal.deleted');
  });

  test('is known to the person alone, whatever others ask for', async () => {
    const before = (await fed(ida)).cursor;
    await ask(ben, 'follow');
    const asFollowed = JSON.stringify(await followers(ida));
    expect(asFollowed).toContain(ben.user.uuid);
    await ask(ben, 'mute');
    expect(JSON.stringify(await followers(ida))).not.toContain(ben.user.uuid);
    for (const path of [`/api/goals-2/${goal}/`, `/api/goals-2/?space=${space}`])
      expect((await ida.ask({ path })).text).not.toContain('"isMuted":true');
    for (const path of ['/api/v2/events/', `/api/v2/feed/?cursor=${before}`, '/api/v2/feed/'])
      expect((await ida.ask({ path })).text).not.toMatch(/muted|goal_watches/u);
    expect(JSON.stringify(await fed(ben))).toContain('goal_watches');
  });

  test('tells the server’s own code which people muted a goal', async () => {
    await ask(ben, 'mute');
    expect(await isMuting(ida, ben)).toEqual([false, true]);
    await ask(ben, 'follow');
    expect(await isMuting(ida, ben)).toEqual([false, false]);
  });
});

describe('a choice', () => {
  test('reaches the devices of the person as one row, which says the last choice', async () => {
    const { cursor } = await fed(ben);
    const { body } = await watch(ben, { watch: 'following' });
    expect(body).toMatchObject({ id: goal, isSeries: false, watch: 'following', rev: 1 });
    expect((await watch(ben, { watch: 'muted' })).body).toMatchObject({ watch: 'muted', rev: 2 });
    const own = (await fed(ben, cursor)).scopes[ben.user.uuid];
    expect(own).toMatchObject({ rows: [{ table: 'goal_watches', row: { id: goal, watch: 'muted' } }] });
    expect((await watch(ben, { watch: 'loud' })).status).toBe(400);
  });

  test('sent twice with one key is made once', async () => {
    const send = () =>
      ben.ask({
        method: 'PUT',
        path: `/api/v2/goals-2/${goal}/watch/`,
        body: { watch: 'muted' },
        headers: { 'idempotency-key': 'once' },
      });
    expect([(await send()).body.rev, (await send()).body.rev]).toEqual([1, 1]);
  });
});

describe('a choice for a repeating goal', () => {
  const daily = { rule: 'FREQ=DAILY' };
  const days = '&from=2027-11-21&to=2027-11-30';
  const on = (series: string, day: string) => `recurrence:${series}:2027-11-${day}`;
  let series: string;
  beforeEach(async () => {
    const walk = await ida.createGoal({ space, column: 1, dueDate: '2027-11-21', recurrence: daily });
    goal = walk.id;
    series = walk.recurrence?.id as string;
  });
  const ofSeries = async (person: TestPerson) =>
    (await listed(person, days)).filter(({ recurrence }) => recurrence !== null).map(state);

  test('holds for all of its days, with and without a row', async () => {
    await watch(ben, { watch: 'muted' }, on(series, '25'));
    expect(new Set(await ofSeries(ben))).toEqual(new Set(['muted']));
    expect((await ofSeries(ben)).length).toBeGreaterThan(1);
    expect(state(await read(ben))).toBe('muted');
    expect(state(await read(ben, on(series, '27')))).toBe('muted');
    expect(await isMuting(ben)).toEqual([true]);
    await ask(ben, 'follow', 'POST', on(series, '28'));
    expect(new Set(await ofSeries(ben))).toEqual(new Set(['following']));
    expect(await followers(ida, on(series, '29'))).toContainEqual({
      userId: ben.user.uuid,
      reason: 'chosen',
    });
    await ask(ben, 'follow', 'DELETE');
    expect(new Set(await ofSeries(ben))).toEqual(new Set(['notFollowing']));
    await comment(ben, { ops: [{ insert: 'Yes\n' }] }, on(series, '30'));
    await ask(ben, 'mute');
    expect(new Set(await ofSeries(ben))).toEqual(new Set(['muted']));
    expect((await followers(ida, on(series, '30'))).map(({ userId }) => userId)).not.toContain(ben.user.uuid);
  });

  test('holds for a series that continues this one, until another choice there', async () => {
    await ask(ben, 'mute');
    const split = await ida.ask({
      method: 'PUT',
      path: `/api/goals-2/${on(series, '25')}/?mode=STARTING_FROM_THIS`,
      body: { name: 'Walk far', recurrence: { rule: 'FREQ=DAILY;INTERVAL=2' } },
    });
    const later = split.body.recurrence.id as string;
    expect(later).not.toBe(series);
    expect(new Set(await ofSeries(ben))).toEqual(new Set(['muted']));
    goal = split.body.id;
    expect(await isMuting(ben)).toEqual([true]);
    const rows = Object.values((await fed(ben)).scopes).flatMap((scope) =>
      'rows' in scope ? scope.rows : [],
    );
    expect(rows.find(({ row }) => row.id === later)?.row).toMatchObject({ continues: series });
    await ask(ben, 'follow', 'POST', on(later, '27'));
    expect([state(await read(ben)), state(await read(ben, on(series, '22')))]).toEqual([
      'following',
      'muted',
    ]);
  });
});

describe('followers', () => {
  test('have the reason why they follow, the earliest first', async () => {
    const [cleo, dora, eva] = [await server.signUp(), await server.signUp(), await server.signUp()];

    for (const person of [cleo, dora, eva])
      await joinSpace(contextOf(server), space, person.user.uuid, 'EDITOR');
    await comment(ben, { ops: [{ insert: 'Yes\n' }] });
    await comment(ida, naming(cleo));
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { assignee: dora.user.code } });
    await ask(eva, 'follow');
    const expected = [
      [ida, 'created'],
      [ben, 'commented'],
      [cleo, 'mentioned'],
      [dora, 'assigned'],
      [eva, 'chosen'],
    ] as const;
    expect(await followers(ben)).toEqual(
      expected.map(([person, reason]) => ({ userId: person.user.uuid, reason })),
    );
    await leaveSpace(contextOf(server), space, eva.user.uuid);
    expect(await followers(ben)).toHaveLength(4);
  });
});
