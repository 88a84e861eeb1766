import { plusDays } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { sharedSpace } from '../testing/spaces.ts';
import { aStep, makePublicClimb, someSteps, startClimb } from '../testing/climbs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { recountClimbs } from './recount-climbs.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
});
beforeEach(async () => {
  [ida, ben] = [await server.signUp(), await server.signUp()];
  await server.pool.query('update public_climbs set is_listed = false');
});
afterAll(() => server.close());

const today = () => todayIn('UTC', Date.now());
const patch = (person: TestPerson, path: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/${path}/`, body });

describe('a started climb', () => {
  test('has its goals in their periods, marked for every reader, and its progress', async () => {
    const climb = await makePublicClimb(ida);
    const started = await startClimb(ben, climb.slug, today());
    expect(started.status).toBe(201);
    const { id, progress, space } = started.body;
    expect([progress.length, space]).toEqual([3, ben.user.defaultSpaceId]);
    const { body: goals } = await ben.ask({ path: `/api/goals-2/?climb_subscription=${id}` });
    expect(goals).toHaveLength(3);
    const [first, second] = progress;
    const goalOf = (goalId: string) => goals.find((goal: { id: string }) => goal.id === goalId);
    expect(goalOf(first.goalId)).toMatchObject({
      name: 'Step a',
      dueDate: today(),
      climbSubscription: id,
      locked: false,
      climbStep: { id: 'a', number: 1, repeat: 1, opensOn: today(), climb: { code: climb.code } },
    });
    expect(goalOf(second.goalId)).toMatchObject({ locked: true, canBeEdited: false });
    expect(second.lockedTillDatetime).toBe(`${plusDays(today(), 1)}T00:00:00.000Z`);
    const feed = await ben.ask({ path: '/api/v2/feed/' });
    expect(feed.text).toContain('"table":"climb_subscriptions"');
    expect((await ben.ask({ path: `/api/climbs/${climb.code}/` })).body).toMatchObject({
      subscription: id,
      subscribersCount: 1,
    });
    const events = await ben.ask({ path: '/api/v2/events/' });
    expect(events.body[0]).toMatchObject({ type: 'CLIMB_SUBSCRIPTION_CREATED', climbName: 'To the summit' });
  });

  test('is started once: a repeated request creates nothing, and another is refused', async () => {
    const { code } = await makePublicClimb(ida);
    const request = {
      method: 'POST',
      path: `/api/climbs/${code}/subscribe/`,
      body: { settings: { startDate: today() } },
      headers: { 'idempotency-key': `start-${code}` },
    };
    const [one, two] = [await ben.ask(request), await ben.ask(request)];
    expect([one.status, two.status, two.body.id]).toEqual([201, 200, one.body.id]);
    expect((await startClimb(ben, code, plusDays(today(), 9))).body.code).toBe('climb.running');
    expect((await ben.ask({ path: '/api/climbs-subscriptions/' })).body).toHaveLength(1);
    expect((await startClimb(ben, code, '2101-01-01')).body.code).toBe('climb.start');
    expect((await startClimb(ben, 'none', today())).status).toBe(404);
  });

  test('is limited by the plan, where finished ones do not count', async () => {
    await server.pool.query(`update users set created_at = now() - interval '30 days' where id = $1`, [
      ben.user.uuid,
    ]);
    const [one, two] = [
      await makePublicClimb(ida, { steps: [aStep('a')] }),
      await makePublicClimb(ida, { steps: [aStep('a')] }),
    ];
    const started = await startClimb(ben, one.code, today());
    const refused = await startClimb(ben, two.code, today());
    expect([refused.status, refused.body.code, refused.body.limit]).toEqual([402, 'limit.climbs', 1]);
    const [{ goalId }] = started.body.progress;
    await ben.ask({ method: 'PUT', path: `/api/goals-2/${goalId}/`, body: { doneDate: today() } });
    expect((await startClimb(ben, two.code, today())).status).toBe(201);
    await recountClimbs(databaseOf(server.pool), Date.now());
    expect((await ben.ask({ path: `/api/climbs/${one.code}/` })).body).toMatchObject({
      finishedCount: 1,
      subscribersCount: 0,
      subscription: null,
    });
  });

  test('is refused as a whole where a period would have more open goals than the plan allows', async () => {
    await server.pool.query(`update users set created_at = now() - interval '30 days' where id = $1`, [
      ben.user.uuid,
    ]);
    const onOneDay = (count: number) => Array.from({ length: count }, (_, at) => aStep(`s${at}`));
    const [six, five] = [
      await makePublicClimb(ida, { steps: onOneDay(6) }),
      await makePublicClimb(ida, {
        steps: [...onOneDay(5), aStep('next', { periodIndex: 2, repeatCount: 11 })],
      }),
    ];
    const day = { columnId: 1, dueDate: today() };
    for (let n = 0; n < 5; n += 1)
      await ben.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'Mine', ...day } });
    const refused = await startClimb(ben, six.code, today());
    expect([refused.status, refused.body.code, refused.body.limit]).toEqual([402, 'limit.goals', 10]);
    expect((await ben.ask({ path: '/api/climbs-subscriptions/' })).body).toEqual([]);
    const goals = await ben.ask({ path: `/api/goals-2/?column=1&from=${today()}&to=${today()}` });
    expect(goals.body).toHaveLength(5);
    expect((await startClimb(ben, five.code, today())).status).toBe(201);
  });

  test('tells the history of each goal, and its starter follows them', async () => {
    const space = await sharedSpace(ben, [[ida, 'EDITOR']]);
    const { code } = await makePublicClimb(ida);
    const { body } = await startClimb(ben, code, today(), { space });
    const ids = body.progress.map(({ goalId }: { goalId: string }) => goalId);
    const { rows: created } = await server.pool.query(
      `select distinct goal_id from events where type = 'GOAL_CREATED' and user_id = $1 and goal_id = any($2)`,
      [ben.user.uuid, ids],
    );
    expect(created).toHaveLength(ids.length);
    const isFollowing = async (person: TestPerson) =>
      (await person.ask({ path: `/api/goals-2/${ids[0]}/` })).body.isFollowing;
    expect([await isFollowing(ben), await isFollowing(ida)]).toEqual([true, false]);
  });

  test('locks goals: an edit of a locked one is refused, in order too', async () => {
    const steps = [aStep('a'), aStep('b')];
    const { code } = await makePublicClimb(ida, { steps, inOrder: true });
    const { body } = await startClimb(ben, code, today());
    const [first, second] = body.progress.map(({ goalId }: { goalId: string }) => goalId);
    const edit = (id: string, change: object) =>
      ben.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body: change });
    const refused = await edit(second, { name: 'Early' });
    expect([refused.status, refused.body.code]).toEqual([403, 'goal.locked']);
    expect((await edit(first, { doneDate: today() })).status).toBe(200);
    expect((await ben.ask({ path: `/api/goals-2/${second}/` })).body.locked).toBe(false);
    expect((await edit(first, { doneDate: null })).status).toBe(200);
    const read = await ben.ask({ path: `/api/climbs-subscriptions/${body.id}/` });
    expect(read.body.progress[1]).toMatchObject({ locked: true, lockedTillDatetime: null });
  });

  test('moves its start, and begins again from a step', async () => {
    const { code } = await makePublicClimb(ida, { steps: someSteps.slice(0, 2) });
    const started = await startClimb(ben, code, plusDays(today(), -5));
    const [first, second] = started.body.progress;
    await ben.ask({ method: 'PUT', path: `/api/goals-2/${first.goalId}/`, body: { doneDate: today() } });
    const path = `climbs-subscriptions/${started.body.id}`;
    const moved = await patch(ben, path, { settings: { startDate: today() } });
    expect(moved.body).toMatchObject({
      settings: { startDate: today() },
      progress: [{ locked: false }, { locked: true }],
    });
    const dueOf = async ({ goalId }: { readonly goalId: string }) =>
      (await ben.ask({ path: `/api/goals-2/${goalId}/` })).body.dueDate;
    expect([await dueOf(first), await dueOf(second)]).toEqual([plusDays(today(), -5), plusDays(today(), 1)]);
    const again = await ben.ask({ method: 'POST', path: `/api/v2/${path}/restart/`, body: { step: 'a' } });
    expect(again.body).toMatchObject({
      restart: { step: 'a', date: today() },
      progress: [{ doneDate: null, locked: false }, { doneDate: null }],
    });
    expect(await dueOf(first)).toBe(today());
    const unknown = await ben.ask({ method: 'POST', path: `/api/v2/${path}/restart/`, body: { step: 'x' } });
    expect(unknown.body.code).toBe('climb.unknownStep');
    expect((await patch(ben, path, { settings: { startDate: '1999-12-31' } })).body.code).toBe('climb.start');
  });

  test('is left: open goals are deleted, done ones are plain; and gone on with', async () => {
    const { code } = await makePublicClimb(ida);
    const started = await startClimb(ben, code, plusDays(today(), -1));
    const { id, progress } = started.body;
    const [first, second] = progress;
    await ben.ask({ method: 'PUT', path: `/api/goals-2/${first.goalId}/`, body: { doneDate: today() } });
    expect((await ida.ask({ method: 'DELETE', path: `/api/climbs-subscriptions/${id}/` })).status).toBe(404);
    expect((await ben.ask({ method: 'DELETE', path: `/api/climbs-subscriptions/${id}/` })).status).toBe(204);
    const plain = await ben.ask({ path: `/api/goals-2/${first.goalId}/` });
    expect(plain.body).toMatchObject({ climbSubscription: null, climbStep: null, doneDate: today() });
    expect((await ben.ask({ path: `/api/goals-2/${second.goalId}/` })).status).toBe(410);
    expect((await ben.ask({ path: '/api/deleted-goals/' })).body).toHaveLength(2);
    expect((await ben.ask({ path: `/api/climbs-subscriptions/${id}/` })).body.code).toBe(
      'subscription.deleted',
    );
    expect((await ben.ask({ path: `/api/climbs/${code}/` })).body.subscribersCount).toBe(0);
    const back = await ben.ask({ method: 'POST', path: `/api/v2/climbs-subscriptions/${id}/restore/` });
    expect(back.body.progress.map(({ doneDate }: { doneDate: string | null }) => doneDate)).toEqual([
      today(),
      null,
      null,
    ]);
    expect((await ben.ask({ path: '/api/deleted-goals/' })).body).toEqual([]);
  });

  test('ends when its person leaves the space or deletes the account, and its goals there are plain', async () => {
    const { code } = await makePublicClimb(ida);
    const space = await sharedSpace(ida, [[ben, 'EDITOR']]);
    const cleo = await server.signUp();
    const other = await sharedSpace(ida, [[cleo, 'EDITOR']]);
    const [left, gone] = [
      await startClimb(ben, code, today(), { space }),
      await startClimb(cleo, code, today(), { space: other }),
    ];
    const members = (await ida.ask({ path: `/api/v2/spaces/${space}/memberships/` })).body;
    const own = members.find(({ userId }: { userId: string }) => userId === ben.user.uuid);
    await ben.ask({ method: 'DELETE', path: `/api/v2/memberships/${own.id}/` });
    expect((await ben.ask({ path: '/api/climbs-subscriptions/' })).body).toEqual([]);
    const body = { confirmation: 'DELETE FOREVER', password: cleo.password };
    expect((await cleo.ask({ method: 'DELETE', path: '/api/settings/', body })).status).toBe(204);
    for (const { progress } of [left.body, gone.body])
      expect((await ida.ask({ path: `/api/goals-2/${progress[1].goalId}/` })).body).toMatchObject({
        climbSubscription: null,
        climbStep: null,
        locked: false,
      });
    expect((await ida.ask({ path: `/api/climbs/${code}/` })).body.subscribersCount).toBe(0);
  });
});
