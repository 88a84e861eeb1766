import type { GoalWire } from '@cairn/contract/goals';
import { type LinkAct, linkActs } from '@cairn/core/goals/link-acts';
import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { basicLevel } from '@cairn/core/plans/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLimits } from '../accounts/account-limits.ts';
import { goalLinkToken } from '../mail/goal-link-token.ts';
import { newJoinKey } from '../people/join-links.ts';
import { giveRole, leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const joinKey = newJoinKey();
const day = '2026-11-20';
/** In Berlin: 9:50, and 10:00 of that day. */
const mailedAt = Date.parse(`${day}T08:50:00Z`);
const startsAt = Date.parse(`${day}T09:00:00Z`);
const times = (date: string, hour: string) => ({
  datetimeFr: `${date}T${hour}:00:00.000Z`,
  datetimeTo: `${date}T${hour}:45:00.000Z`,
});

let now = mailedAt;
let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeAll(async () => {
  server = await openTestServer({ joinKey, now: () => now, limits: accountLimits });
});
beforeEach(async () => {
  now = mailedAt;
  await server.pool.query('truncate attempts');
  [ida, ben, space] = await twoMembers(server);
  for (const person of [ida, ben])
    await person.ask({ method: 'PATCH', path: '/api/settings/', body: { timezone: 'Europe/Berlin' } });
});
afterAll(() => server.close());

const review = (more: object = {}) =>
  ida.createGoal({ space, name: 'Review', column: 1, dueDate: day, ...times(day, '09'), ...more });
const tokenFor = (act: LinkAct, ref: string, person = ida, from = startsAt) =>
  goalLinkToken(joinKey, { act, personId: person.user.uuid, ref, startsAt: from });
const ask = (method: string, token: string, headers = {}) =>
  server.ask({ method, path: `/api/v2/goal-links/${token}/`, headers });
const read = (token: string) => ask('GET', token);
const follow = (token: string) => ask('POST', token);
const goalNow = async (id: string): Promise<GoalWire> =>
  (await ida.ask({ path: `/api/goals-2/${id}/` })).body;
const eventsOf = async (goalId: string) => {
  const { rows } = await server.pool.query(
    'select type, user_id from events where goal_id = $1 order by created_at, id',
    [goalId],
  );
  return rows.map(({ type, user_id: personId }) => [type, personId]);
};

/** Only another day counts as a new date. */
const eventOf: Readonly<Record<LinkAct, string>> = {
  done: 'GOAL_DONE',
  hour: 'GOAL_MODIFIED',
  tomorrow: 'GOAL_RESCHEDULED',
};

interface Case {
  readonly ref: string;
  readonly id: string;
  /** Whether the goal has a row before the link is followed. */
  readonly isStored: boolean;
}

const plain = async (): Promise<Case> => {
  const { id } = await review();
  return { ref: id, id, isStored: true };
};
/** The second day of a series, which nobody has touched. */
const untouched = async (): Promise<Case> => {
  const { recurrence } = await review({
    dueDate: '2026-11-19',
    ...times('2026-11-19', '09'),
    recurrence: { rule: 'FREQ=DAILY' },
  });
  const seriesId = recurrence?.id as string;
  return { ref: `recurrence:${seriesId}:${day}`, id: occurrenceGoalId(seriesId, day), isStored: false };
};

describe.each([
  ['a goal', plain],
  ['an occurrence without a row', untouched],
])('the link of %s', (_, make) => {
  test.each([
    ['done', times(day, '09'), { state: 'done', ...times(day, '09') }, { doneDate: day, dueDate: day }],
    ['hour', times(day, '10'), { state: 'moved', ...times(day, '10') }, { doneDate: null, dueDate: day }],
    [
      'tomorrow',
      times('2026-11-21', '09'),
      { state: 'moved', ...times('2026-11-21', '09') },
      { doneDate: null, dueDate: '2026-11-21' },
    ],
  ] as const)('says what it would do, and does it one time: %s', async (act, offered, after, fields) => {
    const { ref, id, isStored } = await make();
    const token = tokenFor(act, ref);
    const before = await goalNow(ref);
    const person = { timezone: 'Europe/Berlin', amPm: null };
    expect((await read(token)).body).toEqual({
      act,
      goalId: id,
      name: 'Review',
      state: 'open',
      ...offered,
      ...person,
    });
    await fetch(`${server.origin}/api/v2/goal-links/${token}/`, { method: 'HEAD' });
    expect(await goalNow(ref)).toEqual(before);

    const expected = { act, goalId: id, name: 'Review', ...after, ...person };
    const { status, body } = await follow(token);
    expect([status, body]).toEqual([200, expected]);
    const followed = await goalNow(id);
    expect(followed).toMatchObject({ ...fields, datetimeFr: after.datetimeFr, datetimeTo: after.datetimeTo });
    expect(followed.version).toBeGreaterThan(before.version);
    const events = await eventsOf(id);
    const type = eventOf[act];
    expect(events).toEqual([...(isStored ? [['GOAL_CREATED', ida.user.uuid]] : []), [type, ida.user.uuid]]);

    for (let times = 0; times < 2; times += 1) expect((await follow(token)).body).toEqual(expected);
    expect((await read(token)).body).toEqual(expected);
    expect(await goalNow(id)).toEqual(followed);
    expect(await eventsOf(id)).toEqual(events);
  });

  test('moves it one hour, however many press at once', async () => {
    const { ref, id } = await make();
    const token = tokenFor('hour', ref);
    const answers = await Promise.all(Array.from({ length: 8 }, () => follow(token)));
    expect(answers.map(({ status, body }) => [status, body.datetimeFr])).toEqual(
      answers.map(() => [200, `${day}T10:00:00.000Z`]),
    );
    expect(await goalNow(id)).toMatchObject(times(day, '10'));
  });

  test('does not move it if it moved meanwhile, but marks it as done', async () => {
    const { ref, id } = await make();
    const body = { dueDate: '2026-11-23', ...times('2026-11-23', '12') };
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${ref}/`, body });
    for (const act of ['hour', 'tomorrow'] as const) {
      for (const way of [read, follow])
        expect((await way(tokenFor(act, ref))).body).toMatchObject({
          act,
          state: 'moved',
          ...times('2026-11-23', '12'),
        });
    }
    expect((await follow(tokenFor('done', ref))).body.state).toBe('done');
    expect(await goalNow(id)).toMatchObject({ doneDate: day, dueDate: '2026-11-23' });
    expect((await follow(tokenFor('hour', ref))).body.state).toBe('done');
  });
});

test('an act is one of the person of the link, whoever is signed in, and followers learn of it', async () => {
  const { id } = await review();
  await ben.ask({ method: 'PUT', path: `/api/v2/goals-2/${id}/watch/`, body: { watch: 'following' } });
  const { cookie } = ben;
  expect((await ask('POST', tokenFor('done', id), { cookie })).status).toBe(200);
  expect((await eventsOf(id)).at(-1)).toEqual(['GOAL_DONE', ida.user.uuid]);
  const notices = (await ben.ask({ path: '/api/v2/notices/' })).text;
  expect(notices).toContain('GOAL_DONE');
  expect(notices).toContain(id);
});

test('an occurrence that has left its series is found', async () => {
  const { ref, id } = await untouched();
  await ida.ask({ method: 'PUT', path: `/api/goals-2/${ref}/`, body: { recurrence: null } });
  expect((await follow(tokenFor('done', ref))).body).toMatchObject({ goalId: id, state: 'done' });
});

describe('a link that has ended', () => {
  /** With nothing about the goal. */
  async function expectEnded(token: string): Promise<void> {
    for (const way of [read, follow]) {
      const { status, body, text } = await way(token);
      expect([status, body.code]).toEqual([404, 'link.ended']);
      expect(text).not.toContain('Review');
    }
  }

  test('does nothing: seven days after the time of its goal', async () => {
    const { id } = await review();
    const sevenDays = 7 * 86_400_000;
    now = startsAt + sevenDays;
    expect((await read(tokenFor('done', id))).status).toBe(200);
    now += 1;
    for (const act of linkActs) await expectEnded(tokenFor(act, id));
    now = mailedAt;
    expect(await goalNow(id)).toMatchObject({ doneDate: null, ...times(day, '09') });
  });

  test('does nothing: forged, or of another key', async () => {
    const { id } = await review();
    const whole = tokenFor('done', id);
    const link = { act: 'done', personId: ida.user.uuid, ref: id, startsAt } as const;
    await expectEnded('x');
    await expectEnded(`${whole}A`);
    await expectEnded(whole.replace('done', 'hour'));
    await expectEnded(goalLinkToken(newJoinKey(), link));
    expect((await goalNow(id)).doneDate).toBeNull();
  });

  test('does nothing: of a person who is in another space, only reads, has left or has no account', async () => {
    const { id } = await review();
    const token = tokenFor('done', id, ben);
    expect((await read(token)).status).toBe(200);
    await expectEnded(tokenFor('done', id, await server.signUp()));
    await giveRole(contextOf(server), space, ben.user.uuid, 'VIEWER');
    await expectEnded(token);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    await expectEnded(token);
    const confirmation = { confirmation: 'DELETE FOREVER', password: ben.password };
    await ben.ask({ method: 'DELETE', path: '/api/settings/', body: confirmation });
    await expectEnded(token);
    expect((await goalNow(id)).doneDate).toBeNull();
  });

  test('does nothing: of a goal or an occurrence that is gone, or that never was', async () => {
    const { id } = await review();
    const { ref } = await untouched();
    for (const each of [id, ref]) {
      await ida.ask({ method: 'DELETE', path: `/api/goals-2/${each}/` });
      await expectEnded(tokenFor('tomorrow', each));
    }
    await expectEnded(tokenFor('done', ref.replace(day, '2026-11-18')));
    await expectEnded(tokenFor('done', ida.user.uuid));
  });
});

test('a plan without room on the next day refuses the move, and the goal stays', async () => {
  const { id } = await review();
  const goals = Array.from({ length: basicLevel.goalsLimit as number }, (_, n) => ({
    name: `Goal ${n}`,
    tempId: `of-tomorrow-${n}`,
    space,
    column: 1,
    dueDate: '2026-11-21',
  }));
  await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
  await server.pool.query(`update users set created_at = $2 where id = $1`, [
    ida.user.uuid,
    new Date(now - 30 * 86_400_000),
  ]);
  const { status, body } = await follow(tokenFor('tomorrow', id));
  expect([status, body.code]).toEqual([402, 'limit.goals']);
  expect((await read(tokenFor('hour', id))).body.state).toBe('open');
  expect((await follow(tokenFor('done', id))).body.state).toBe('done');
});

test('links are followed from one address so often, and no more', async () => {
  const { id } = await review();
  const token = tokenFor('done', id);
  const most = accountLimits.followGoalLink?.perAddress?.count as number;
  const statuses = [];
  for (let count = 0; count <= most; count += 1)
    statuses.push((await ask('POST', token, { 'x-forwarded-for': '203.0.113.1' })).status);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429]);
  expect((await ask('POST', token, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
});
