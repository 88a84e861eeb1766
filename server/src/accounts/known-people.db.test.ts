import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '../db/pool.ts';
import { createApp } from '../app.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { keptForMs } from './known-people.ts';

let server: TestServer;
let other: FastifyInstance;
let otherPool: pg.Pool;
let otherClock = 0;
beforeAll(async () => {
  server = await openTestServer();
  otherPool = openPool(server.databaseAddress, 8);
  other = await createApp({
    pool: otherPool,
    origin: 'http://localhost:4280',
    mailSender: server.mailSender,
    limits: {},
    now: () => Date.now() + otherClock,
  });
});
afterAll(async () => {
  await other.close();
  await otherPool.end();
  await server.close();
});

let ida: TestPerson;
beforeEach(async () => {
  ida = await server.signUp();
});

const here = async ({ ask }: TestPerson) => (await ask({ path: '/api/columns/' })).status;
const there = async ({ cookie }: TestPerson) =>
  (await other.inject({ url: '/api/columns/', headers: { cookie } })).statusCode;
const signOut = ({ ask }: TestPerson) => ask({ method: 'POST', path: '/api/logout/', body: {} });

describe('in the process that made it, a change counts at the very next request', () => {
  test('when somebody signs out', async () => {
    expect(await here(ida)).toBe(200);
    await signOut(ida);
    expect(await here(ida)).toBe(401);
  });

  test('when an account is deleted', async () => {
    expect(await here(ida)).toBe(200);
    await ida.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
    });
    expect(await here(ida)).toBe(401);
  });

  test('when a password is set', async () => {
    expect(await here(ida)).toBe(200);
    await ida.ask({ method: 'POST', path: '/api/login/reset/', body: { email: ida.user.email } });
    await expect.poll(() => server.mails.length).toBe(1);
    const [, uidb64, token] = /\/reset\/([^/]+)\/([^/]+)\//u.exec(server.mails[0]?.text ?? '') ?? [];
    const body = { uidb64, token, password: 'another long walk' };
    expect((await server.ask({ method: 'POST', path: '/api/login/reset/set/', body })).status).toBe(200);
    expect(await here(ida)).toBe(401);
  });

  test('when a setting is changed', async () => {
    expect((await ida.ask({ path: '/api/settings/' })).body.hideCompleted).toBe(false);
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { hideCompleted: true } });
    expect((await ida.ask({ path: '/api/settings/' })).body.hideCompleted).toBe(true);
  });

  test('when a member leaves', async () => {
    const [owner, member, space] = await twoMembers(server);
    await owner.createGoal({ column: 1, dueDate: '2026-11-21' });
    const seen = async () => (await member.ask({ path: `/api/goals-2/?space=${space}` })).body.length;
    expect(await seen()).toBe(1);
    await leaveSpace(contextOf(server), space, member.user.uuid);
    expect(await seen()).toBe(0);
  });
});

describe('in another process', () => {
  test('a session that ended is refused as soon as the notice comes', async () => {
    expect(await there(ida)).toBe(200);
    await signOut(ida);
    await expect.poll(() => there(ida), { timeout: keptForMs - 1_000 }).toBe(401);
  });

  test('a session that ended is refused after the backstop when no notice comes', async () => {
    await server.pool.query('alter table sessions disable trigger tell_session_ended');
    try {
      let known = ida;
      // The session must still be cached, else this proves nothing. A late notice can clear the cache, so try new
      // people.
      const isStillKnown = async () => {
        known = await server.signUp();
        await there(known);
        await signOut(known);
        return there(known);
      };
      await expect.poll(isStillKnown, { timeout: 20_000 }).toBe(200);
      otherClock += keptForMs;
      expect(await there(known)).toBe(401);
    } finally {
      await server.pool.query('alter table sessions enable trigger tell_session_ended');
    }
  });
});
