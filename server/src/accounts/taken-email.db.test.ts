import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { accountLimits } from './account-limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: accountLimits, mailLeaves: true });
  for (const name of ['ida', 'ben', 'eve']) await server.signUp(`${name}@example.com`);
});
afterAll(() => server.close());
beforeEach(() => server.pool.query('truncate attempts'));

let newcomers = 0;
const freeEmail = () => `new-${(newcomers += 1)}@example.com`;
const signUp = async (email: string, from: string) => {
  const answer = await server.ask({
    method: 'POST',
    path: '/api/signup/',
    body: { email, password: 'a long walk uphill' },
    headers: { 'x-forwarded-for': from },
  });
  return { ...answer, told: `${answer.status} ${answer.body?.code ?? ''}`.trim() };
};
const taken = '400 auth.emailTaken';
const limited = '429 rate.limited';
const askOften = async (from: (n: number) => string) => {
  for (let n = 0; n < 5; n += 1) expect((await signUp('ida@example.com', from(n))).told).toBe(taken);
};

describe('signing up with the address of an account', () => {
  test('is answered five times an hour, then every address is refused alike', async () => {
    const from = () => '203.0.113.1';
    await askOften(from);
    const answers = [await signUp('ben@example.com', from()), await signUp(freeEmail(), from())];
    expect(answers.map(({ told }) => told)).toEqual([limited, limited]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.headers.get('retry-after')).toBe(answers[1]?.headers.get('retry-after'));
    expect((await signUp(freeEmail(), '203.0.113.2')).status).toBe(201);
    server.turnClock(3_601_000);
    expect((await signUp(freeEmail(), from())).status).toBe(201);
    server.turnClock(-3_601_000);
  });

  test('counts a household of IPv6 as one', async () => {
    await askOften((n) => `2001:db8:1:2::${n + 1}`);
    expect((await signUp(freeEmail(), '2001:db8:1:2:ffff::9')).told).toBe(limited);
    expect((await signUp(freeEmail(), '2001:db8:1:3::1')).status).toBe(201);
  });

  test('tells no more when many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        signUp(['ida@example.com', 'ben@example.com', 'eve@example.com'][n % 3] as string, '203.0.113.3'),
      ),
    );
    expect(answers.filter(({ told }) => told === taken)).toHaveLength(5);
    expect(answers.filter(({ told }) => told === limited)).toHaveLength(15);
  });

  test('keeps out nobody who makes accounts: those are not counted', async () => {
    for (let n = 0; n < 7; n += 1) expect((await signUp(freeEmail(), '203.0.113.4')).status).toBe(201);
  });

  test('is told to its owner by mail, once a day, with where to sign in', async () => {
    const mailsTo = (email: string) =>
      server.mails.filter(
        ({ to, subject }) => to === email && subject === 'You already have a Cairn account',
      );
    const ida = await server.signUp('mailed@example.com');
    const before = mailsTo(ida.user.email).length;
    await signUp('mailed@example.com', '203.0.113.5');
    await signUp('Mailed@example.com', '203.0.113.6');
    await expect.poll(() => mailsTo(ida.user.email).length).toBe(before + 1);
    expect(mailsTo(ida.user.email)[0]?.text).toContain('http://localhost:4280/login/');
    server.turnClock(86_401_000);
    await signUp('mailed@example.com', '203.0.113.5');
    await expect.poll(() => mailsTo(ida.user.email).length).toBe(before + 2);
    server.turnClock(-86_401_000);
    await askOften(() => '203.0.113.7');
    const stranger = await server.signUp('other@example.com');
    expect((await signUp(stranger.user.email, '203.0.113.7')).told).toBe(limited);
    expect(mailsTo(stranger.user.email)).toEqual([]);
  });
});
