import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openPool } from '../db/pool.ts';
import { jobsChannel } from '../queue/job-queue.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { type Listening, listenAs } from '../testing/listening.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { makeToken } from '../testing/tokens.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let goal: string;
let streams: Listening[] = [];
beforeEach(async () => {
  server = await openTestServer();
  await hears(server.pool);
  [ida, ben, space] = await twoMembers(server);
  goal = (await ida.createGoal({ space })).id;
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
  await server.close();
});

/** A look that comes before the server listens is lost. */
const hears = (pool: pg.Pool) =>
  expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and query = $1`,
        [`listen ${jobsChannel}`],
      );
      return rowCount;
    })
    .toBe(1);

const look = (person: TestPerson, at: string | null) =>
  person.ask({ method: 'POST', path: '/api/v2/presence/', body: { goal: at } });
const listen = async (person: TestPerson, origin = server.origin, headers?: Record<string, string>) => {
  const stream = await listenAs(person, origin, headers);
  streams.push(stream);
  return stream;
};
const wish = (person: TestPerson, showsPresence: boolean) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body: { showsPresence } });
const seen = (stream: Listening) => stream.looks.map((news) => [news.userId, news.goal]);
const tables = async () => {
  const { rows } = await server.pool.query('select count(*) from events');
  return rows[0].count as number;
};

describe('who looks at a goal', () => {
  test('is told to the other members of its space and to nobody else, and stands in no table', async () => {
    const stranger = await server.signUp();
    const [own, other, outside] = [await listen(ida), await listen(ben), await listen(stranger)];
    const before = await tables();
    expect((await look(ida, goal)).status).toBe(204);
    await expect.poll(() => other.looks).toMatchObject([{ goal, userId: ida.user.uuid }]);
    expect(Math.abs(Date.parse(other.looks[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
    expect((await look(ida, null)).status).toBe(204);
    await expect
      .poll(() => seen(other))
      .toEqual([
        [ida.user.uuid, goal],
        [ida.user.uuid, null],
      ]);
    expect([own.looks, outside.looks]).toEqual([[], []]);
    expect(await tables()).toBe(before);
  });

  test('is heard in every process', async () => {
    const pool = openPool(server.databaseAddress, 4);
    const app = await createApp({
      pool,
      origin: 'http://localhost:4280',
      mailSender: server.mailSender,
    });
    const other = await listen(ben, await app.listen({ port: 0, host: '127.0.0.1' }));
    await expect
      .poll(async () => {
        server.turnClock(6_000);
        await look(ida, goal);
        return other.looks.length;
      })
      .toBeGreaterThan(0);
    await look(ida, null);
    await expect.poll(() => other.looks.at(-1)).toMatchObject({ goal: null, userId: ida.user.uuid });
    await Promise.all(streams.splice(0).map((stream) => stream.close()));
    await app.close();
    await pool.end();
  });

  test('is told once in five seconds, again after that, and at once at another goal', async () => {
    const other = await listen(ben);
    const next = await ida.createGoal({ space });
    await look(ida, goal);
    await look(ida, goal);
    server.turnClock(30_000);
    await look(ida, goal);
    await look(ida, next.id);
    await expect.poll(() => seen(other).map(([, at]) => at)).toEqual([goal, goal, next.id]);
  });

  test('is told in the space that was left for a goal of another', async () => {
    const other = await listen(ben);
    const own = await ben.createGoal({ space: ben.user.defaultSpaceId });
    const mine = await listen(ida);
    await look(ben, goal);
    await look(ben, own.id);
    await expect
      .poll(() => seen(mine))
      .toEqual([
        [ben.user.uuid, goal],
        [ben.user.uuid, null],
      ]);
    expect(other.looks).toEqual([]);
  });

  test('is not told of whoever does not want to be seen, nor to them', async () => {
    const [own, other] = [await listen(ida), await listen(ben)];
    await wish(ida, false);
    expect((await look(ida, goal)).status).toBe(204);
    await look(ben, goal);
    await wish(ida, true);
    await expect
      .poll(async () => {
        server.turnClock(6_000);
        await look(ben, goal);
        return own.looks.length;
      })
      .toBeGreaterThan(0);
    expect(other.looks).toEqual([]);
    await wish(ben, false);
    // An open stream learns of the changed setting a moment later.
    const after = await listen(ben);
    server.turnClock(6_000);
    await look(ida, goal);
    await ben.createGoal({ space });
    await expect.poll(() => after.heard).toContain(space);
    expect(after.looks).toEqual([]);
  });

  test('is no more told by whoever has left the space, nor to them', async () => {
    const [own, other] = [await listen(ida), await listen(ben)];
    await look(ben, goal);
    await expect.poll(() => own.looks.length).toBe(1);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    await expect.poll(async () => (await look(ben, goal)).status).toBe(403);
    expect((await look(ben, null)).status).toBe(204);
    server.turnClock(6_000);
    await look(ida, goal);
    // A later event has arrived, so presence is missing, not delayed.
    await ida.createGoal({ space });
    await expect.poll(() => own.heard).toContain(space);
    expect([seen(own), other.looks]).toEqual([[[ben.user.uuid, goal]], []]);
  });

  test('is a matter of living goals that one may see, in words of a session, and not too many', async () => {
    const own = await ben.createGoal({ space: ben.user.defaultSpaceId });
    const gone = await ida.createGoal({ space });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    const refused = [await look(ida, own.id), await look(ida, gone.id), await look(ida, 'none')];
    expect(refused.map(({ body }) => body.code)).toEqual(['goal.unknown', 'goal.deleted', 'goal.unknown']);
    let last = await look(ida, goal);
    for (let words = 0; words < 60 && last.status === 204; words += 1) last = await look(ida, goal);
    expect([last.status, last.body.code]).toEqual([429, 'rate.limited']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    server.turnClock(60_000);
    expect((await look(ida, goal)).status).toBe(204);
  });

  test('is not told to scripts', async () => {
    const { token } = await makeToken(ben, {});
    const [script, own] = [
      await listen(ben, server.origin, { authorization: `Bearer ${token}` }),
      await listen(ben),
    ];
    await look(ida, goal);
    await expect.poll(() => own.looks.length).toBe(1);
    await ida.createGoal({ space });
    await expect.poll(() => script.heard).toContain(space);
    expect(script.looks).toEqual([]);
  });

  test('names an occurrence that nobody has touched as every device does', async () => {
    const series = await ida.createGoal({
      space,
      column: 1,
      dueDate: '2026-11-21',
      recurrence: { rule: 'FREQ=DAILY' },
    });
    const ref = `recurrence:${series.recurrence?.id}:2026-11-25`;
    const other = await listen(ben);
    await look(ida, ref);
    await expect.poll(() => seen(other)).toEqual([[ida.user.uuid, ref]]);
  });
});
