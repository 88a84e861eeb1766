import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLimits } from './account-limits.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: accountLimits });
});
afterAll(() => server.close());
beforeEach(() => server.pool.query('truncate attempts'));

const right = 'a long walk uphill';
const signIn = (email: string, password: string, from: string, cookie = '') =>
  server.ask({
    method: 'POST',
    path: '/api/login/email/',
    body: { email, password },
    headers: { 'x-forwarded-for': from, cookie },
  });
const statusesOf = async (count: number, ask: (n: number) => ReturnType<typeof signIn>) => {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).status);
  return statuses;
};
async function deviceOf({ user }: TestPerson, from: string): Promise<string> {
  const { headers } = await signIn(user.email, right, from);
  return (
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('cairn_device='))
      ?.split(';')[0] ?? ''
  );
}

describe('wrong passwords of a stranger', () => {
  test('are stopped after ten from one address, which keeps out nobody elsewhere', async () => {
    const { user } = await server.signUp();
    const wrong = await statusesOf(11, () => signIn(user.email, 'not this one', '203.0.113.1'));
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await signIn(user.email, right, '203.0.113.2')).status).toBe(200);
  });

  test('from everywhere keep out no browser in which its person has signed in', async () => {
    const ida = await server.signUp();
    const device = await deviceOf(ida, '203.0.113.3');
    const { user } = ida;
    const wrong = await statusesOf(101, (n) => signIn(user.email, 'not this one', `198.51.100.${n}`));
    expect(wrong.at(-1)).toBe(429);
    expect((await signIn(user.email, right, '198.51.100.1', device)).status).toBe(200);
    const other = await server.signUp();
    const forOther = await statusesOf(11, () =>
      signIn(other.user.email, 'not this one', '198.51.100.200', device),
    );
    expect(forOther.at(-1)).toBe(429);
  });

  test('from one household of IPv6 count together', async () => {
    const { user } = await server.signUp();
    const wrong = await statusesOf(11, (n) => signIn(user.email, 'not this one', `2001:db8:1:2::${n + 1}`));
    expect(wrong.at(-1)).toBe(429);
    expect((await signIn(user.email, right, '2001:db8:1:3::1')).status).toBe(200);
  });
});

test('right passwords are not counted', async () => {
  const { user } = await server.signUp();
  const statuses = await statusesOf(12, () => signIn(user.email, right, '203.0.113.4'));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a window that began by a clock ahead of time is over', async () => {
  const { user } = await server.signUp();
  const days = 40 * 86_400_000;
  server.turnClock(days);
  await statusesOf(11, () => signIn(user.email, 'not this one', '203.0.113.5'));
  server.turnClock(-days);
  expect((await signIn(user.email, right, '203.0.113.5')).status).toBe(200);
});

test('somebody signed in guesses the password of their session ten times', async () => {
  const ida = await server.signUp();
  const change = { method: 'POST', path: '/api/settings/password/' };
  const body = { current: 'not this one', password: 'another long walk' };
  const statuses = await statusesOf(11, () => ida.ask({ ...change, body }));
  expect([statuses[9], statuses[10]]).toEqual([403, 429]);
});

describe('an address that a request tells of', () => {
  test('is believed from loopback, and nothing that stands before a stranger’s proxy', async () => {
    const { user } = await server.signUp();
    // The client invented the first address. The local proxy appended the second.
    const wrong = await statusesOf(11, (n) => signIn(user.email, 'not this one', `8.8.${n}.1, 192.168.1.50`));
    expect(wrong.at(-1)).toBe(429);
  });

  test('is believed from the proxies that are named', async () => {
    const behind = await openTestServer({ limits: accountLimits, proxies: 'loopback, 192.168.1.0/24' });
    const { user } = await behind.signUp();
    const statuses = await statusesOf(11, (n) =>
      behind.ask({
        method: 'POST',
        path: '/api/login/email/',
        body: { email: user.email, password: 'not this one' },
        headers: { 'x-forwarded-for': `8.8.${n}.1, 192.168.1.50` },
      }),
    );
    expect(statuses.at(-1)).toBe(401);
    await behind.close();
  });
});
