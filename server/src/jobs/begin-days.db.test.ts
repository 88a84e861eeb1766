import { todayIn } from '@cairn/core/time/zones';
import { plusDays } from '@cairn/core/time/date-only';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { beginDays } from './begin-days.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const start = Date.parse('2026-03-10T10:00:00.000Z');
let now = start;
beforeEach(() => {
  now = start;
});
const context = () => ({ ...contextOf(server), now: () => now });
const run = () => beginDays(context());

async function personIn(zone: string, settings: object = {}): Promise<TestPerson> {
  const person = await server.signUp();
  await wants(person, { timezone: zone, ...settings });
  return person;
}
const wants = (person: TestPerson, settings: object) =>
  person.ask({
    method: 'PATCH',
    path: '/api/settings/',
    body: { rescheduleOverdueGoalsAfter: '2026-03-01', ...settings },
  });
const dayGoal = (person: TestPerson, dueDate: string, more: object = {}) =>
  person.createGoal({ column: 1, dueDate, ...more });
const goalNow = async (person: TestPerson, id: string) =>
  (await person.ask({ path: `/api/goals-2/${id}/` })).body;

describe('overdue goals', () => {
  test.each(['Pacific/Pago_Pago', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'move to the new day when it begins in %s, once',
    async (zone) => {
      const ida = await personIn(zone);
      const today = todayIn(zone, now);
      const goal = await dayGoal(ida, today);
      await run();
      expect((await goalNow(ida, goal.id)).dueDate).toBe(today);
      const midnight =
        [...Array(25).keys()].map((n) => now + n * hour).find((at) => todayIn(zone, at) !== today) ?? 0;
      now = Math.floor(midnight / hour) * hour - 1;
      await run();
      expect((await goalNow(ida, goal.id)).dueDate).toBe(today);
      now = Math.floor(midnight / hour) * hour + 1;
      await run();
      const moved = await goalNow(ida, goal.id);
      expect(moved).toMatchObject({ dueDate: plusDays(today, 1), carriedCount: 1, rev: 2 });
      await run();
      expect(await goalNow(ida, goal.id)).toEqual(moved);
      now += 24 * hour;
      await run();
      expect(await goalNow(ida, goal.id)).toMatchObject({ dueDate: plusDays(today, 2), carriedCount: 2 });
    },
  );

  test('move when the person’s day ends, which may be hours after midnight', async () => {
    const ida = await personIn('UTC', { dayEndsAtHour: 4 });
    const goal = await dayGoal(ida, '2026-03-10');
    await run();
    now = Date.parse('2026-03-11T03:59:00.000Z');
    await run();
    expect((await goalNow(ida, goal.id)).dueDate).toBe('2026-03-10');
    now = Date.parse('2026-03-11T04:00:00.000Z');
    await run();
    expect((await goalNow(ida, goal.id)).dueDate).toBe('2026-03-11');
  });

  test('move over both clock changes', async () => {
    for (const [day, next] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-10-24', '2026-10-25'],
    ] as const) {
      now = Date.parse(`${day}T10:00:00.000Z`);
      const ida = await personIn('Europe/Berlin', { dayEndsAtHour: 3 });
      const goal = await dayGoal(ida, day);
      await run();
      now = Date.parse(`${next}T04:10:00.000Z`);
      await run();
      expect((await goalNow(ida, goal.id)).dueDate, day).toBe(next);
    }
  });

  test('lose a time only where that is wanted, and stay where the rule says so', async () => {
    const ida = await personIn('UTC', {
      rescheduleOverdueGoalsAfter: '2026-03-05',
      rescheduleTimedGoals: true,
    });
    const time = { datetimeFr: '2026-03-10T12:00:00.000Z', datetimeTo: '2026-03-10T13:00:00.000Z' };
    const timed = await dayGoal(ida, '2026-03-10', time);
    const older = await dayGoal(ida, '2026-03-04');
    const done = await dayGoal(ida, '2026-03-10', { doneDate: '2026-03-10' });
    const week = await ida.createGoal({ column: 2, dueDate: '2026-03-08' });
    const repeating = await dayGoal(ida, '2026-03-10', { recurrence: { rule: 'FREQ=WEEKLY' } });
    const locked = await dayGoal(ida, '2026-03-10');
    await server.pool.query('update goals set locked = true where id = $1', [locked.id]);
    await run();
    now += 24 * hour;
    await run();
    expect(await goalNow(ida, timed.id)).toMatchObject({
      dueDate: '2026-03-11',
      datetimeFr: null,
      datetimeTo: null,
    });
    for (const { id, dueDate } of [older, done, week, repeating, locked])
      expect((await goalNow(ida, id)).dueDate).toBe(dueDate);
  });

  test('of a shared space move with whose they are', async () => {
    const [ida, ben, space] = await twoMembers(server);
    await wants(ida, { timezone: 'UTC' });
    const mine = await dayGoal(ida, '2026-03-10', { space });
    const given = await dayGoal(ida, '2026-03-10', { space, assignee: ben.user.code });
    const taken = await dayGoal(ben, '2026-03-10', { space, assignee: ida.user.code });
    const theirs = await dayGoal(ben, '2026-03-10', { space });
    await run();
    now += 24 * hour;
    await run();
    const days = await Promise.all(
      [mine, given, taken, theirs].map(async ({ id }) => (await goalNow(ida, id)).dueDate),
    );
    expect(days).toEqual(['2026-03-11', '2026-03-10', '2026-03-11', '2026-03-10']);
  });

  test('move once when several processes begin the day, and are told of once, as done by nobody’s hand', async () => {
    const ida = await personIn('UTC');
    const goal = await dayGoal(ida, '2026-03-10');
    await run();
    const { body: before } = await ida.ask({ path: '/api/v2/feed/' });
    now += 24 * hour;
    await Promise.all([run(), run(), run()]);
    expect(await goalNow(ida, goal.id)).toMatchObject({ dueDate: '2026-03-11', carriedCount: 1 });
    const { rows } = await server.pool.query(
      `select type, user_id, changes from events where goal_id = $1 and type <> 'GOAL_CREATED'`,
      [goal.id],
    );
    expect(rows).toEqual([
      {
        type: 'GOAL_RESCHEDULED',
        user_id: ida.user.uuid,
        changes: { dueDate: ['2026-03-10', '2026-03-11'], carriedCount: [0, 1], automatic: [false, true] },
      },
    ]);
    const { body: after } = await ida.ask({ path: `/api/v2/feed/?cursor=${before.cursor}` });
    const fed = after.scopes[ida.user.defaultSpaceId];
    expect(
      fed.rows.map(({ row }: { row: { id: string; version: number } }) => [row.id, row.version]),
    ).toEqual([[goal.id, fed.to]]);
  });

  test('that were moved back the same day stay there', async () => {
    const ida = await personIn('UTC');
    const goal = await dayGoal(ida, '2026-03-10');
    await run();
    now += 24 * hour;
    await run();
    await ida.ask({
      method: 'PUT',
      path: `/api/goals-2/${goal.id}/`,
      body: { column: 1, dueDate: '2026-03-10' },
    });
    await wants(ida, { dayEndsAtHour: 1 });
    await run();
    now += hour;
    await run();
    expect((await goalNow(ida, goal.id)).dueDate).toBe('2026-03-10');
  });

  test('more than a plan allows still move', async () => {
    const ida = await personIn('UTC');
    const goals = [];
    for (let n = 0; n < 12; n += 1) goals.push(await dayGoal(ida, '2026-03-10'));
    await run();
    now += 24 * hour;
    await server.pool.query(`update users set created_at = '2020-01-01' where id = $1`, [ida.user.uuid]);
    await run();
    for (const { id } of goals) expect((await goalNow(ida, id)).dueDate).toBe('2026-03-11');
  });
});
