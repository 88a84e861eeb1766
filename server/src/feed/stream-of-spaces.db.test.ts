import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../db/pool.ts';
import { createApp } from '../app.ts';
import { FeedPicture, feedPage } from '../testing/feed-picture.ts';
import { listenAs, type Listening } from '../testing/listening.ts';
import { join, linkTo, makeSpace, membershipOf, sharedSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let other: FastifyInstance;
let otherPool: pg.Pool;
let otherOrigin = '';
beforeAll(async () => {
  server = await openTestServer();
  otherPool = openPool(server.databaseAddress, 8);
  other = await createApp({
    pool: otherPool,
    origin: 'http://localhost:4280',
    mailSender: server.mailSender,
    limits: {},
  });
  await other.listen({ port: 0, host: '127.0.0.1' });
  otherOrigin = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await other.close();
  await otherPool.end();
  await server.close();
});

/** Far below the time between two heartbeats, so only an immediate event passes. */
const soon = { timeout: 10_000 };

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function listening(person: TestPerson, origin: string): Promise<Listening> {
  const stream = await listenAs(person, origin);
  closings.push(() => stream.close());
  return stream;
}

describe.each([
  ['the process that made the change', () => server.origin],
  ['another process', () => otherOrigin],
] as const)('the stream at %s', (_, origin) => {
  test('hears at once of a space that was joined, and what happens there', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const { id: space } = await makeSpace(ida);
    const token = await linkTo(ida, space);
    const stream = await listening(ben, origin());
    await join(ben, token);
    await expect.poll(() => stream.heard, soon).toContain(space);
    stream.heard.length = 0;
    await ida.createGoal({ space });
    await expect.poll(() => stream.heard, soon).toContain(space);
  });

  test('hears at once of a space that was made on another device', async () => {
    const ida = await server.signUp();
    const stream = await listening(ida, origin());
    const { id } = await makeSpace(ida);
    await expect.poll(() => stream.heard, soon).toContain(id);
  });

  test('hears at once that one was removed, and nothing of that space from then on', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [[ben, 'EDITOR']]);
    const stream = await listening(ben, origin());
    const { id } = await membershipOf(ida, space, ben);
    await ida.ask({ method: 'DELETE', path: `/api/v2/memberships/${id}/` });
    await expect.poll(() => stream.heard, soon).toContain(ben.user.uuid);
    stream.heard.length = 0;
    await ida.createGoal({ space });
    await ben.createGoal({});
    await expect.poll(() => stream.heard, soon).toContain(ben.user.defaultSpaceId);
    expect(stream.heard).not.toContain(space);
  });

  test('hears at once that a space was deleted, and that it is back', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const space = await sharedSpace(ida, [[ben, 'EDITOR']]);
    const stream = await listening(ben, origin());
    await ida.ask({ method: 'DELETE', path: `/api/v2/spaces/${space}/` });
    await expect.poll(() => stream.heard, soon).toContain(ben.user.uuid);
    stream.heard.length = 0;
    await ida.ask({ method: 'POST', path: `/api/v2/deleted-spaces/${space}/restore/` });
    await expect.poll(() => stream.heard, soon).toContain(space);
  });

  test('ends at once with the session', async () => {
    const ida = await server.signUp();
    const stream = await listening(ida, origin());
    await ida.ask({ method: 'POST', path: '/api/logout/', body: {} });
    await expect.poll(stream.hasEnded, soon).toBe(true);
  });
});

describe('the feed', () => {
  test('tells a space in full that was joined, as revoked when it is deleted, and in full when it is back', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const { id: space } = await makeSpace(ida);
    await ida.createGoal({ space, name: 'Hers' });
    const device = await new FeedPicture(ben).pull();
    const scopes = () => [...device.scopes.keys()];
    await join(ben, await linkTo(ida, space));
    expect((await device.read()).scopes[space]).toMatchObject({ full: true, last: true });
    const del = { method: 'DELETE', path: `/api/v2/spaces/${space}/` };
    await ida.ask(del);
    expect((await device.read()).scopes[space]).toEqual({ revoked: true, reason: 'deleted' });
    expect(scopes()).not.toContain(space);
    expect((await feedPage(ben, `cursor=${device.cursor}`)).scopes).toEqual({});
    await ida.ask({ method: 'POST', path: `/api/v2/deleted-spaces/${space}/restore/` });
    expect((await device.read()).scopes[space]).toMatchObject({ full: true, last: true });
    expect(JSON.stringify([...(device.scopes.get(space)?.values() ?? [])])).toContain('Hers');
  });
});
