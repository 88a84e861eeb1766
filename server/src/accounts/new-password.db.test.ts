import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { makeToken } from '../testing/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const password = 'a long walk uphill';
const newPassword = 'another long walk';
const post = (path: string, body: unknown, headers = {}) =>
  server.ask({ method: 'POST', path, body, headers });
const signIn = (email: string, headers = {}) => post('/api/login/email/', { email, password }, headers);
const isIn = async (cookie: string) =>
  (await server.ask({ path: '/api/settings/', headers: { cookie } })).body.isAuthenticated;

async function resetLink({ user: { email } }: TestPerson, mailCount: number) {
  await post('/api/login/reset/', { email });
  const theirs = () => server.mails.filter(({ to }) => to === email);
  await expect.poll(() => theirs().length).toBe(mailCount);
  const [, uidb64, token] = /\/reset\/([\w-]+)\/([\w-]+)\//u.exec(theirs().at(-1)?.text ?? '') ?? [];
  return { uidb64, token };
}

async function accessOf(person: TestPerson) {
  const { token } = await makeToken(person, { name: 'Script' });
  const { url } = (await person.ask({ path: '/api/settings/calendar-url/' })).body;
  return async () => {
    const byToken = await server.ask({
      path: '/api/goals-2/',
      headers: { authorization: `Bearer ${token}` },
    });
    const byAddress = await server.ask({ path: new URL(url).pathname });
    return [byToken.status, byAddress.status];
  };
}

describe('a password set by a mailed link', () => {
  test('ends access tokens and the calendar’s address, unless the person keeps them', async () => {
    const ida = await server.signUp();
    const statuses = await accessOf(ida);
    const kept = { ...(await resetLink(ida, 1)), password: newPassword, endsAccess: false };
    expect((await post('/api/login/reset/set/', kept)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200]);
    const ended = { ...(await resetLink(ida, 3)), password: newPassword };
    expect((await post('/api/login/reset/set/', ended)).status).toBe(200);
    expect(await statuses()).toEqual([401, 404]);
  });

  test('works by the last link only', async () => {
    const ida = await server.signUp();
    const former = { ...(await resetLink(ida, 1)), password: newPassword };
    const latter = { ...(await resetLink(ida, 2)), password: newPassword };
    expect((await post('/api/login/reset/set/', former)).body.code).toBe('auth.resetToken');
    expect((await post('/api/login/reset/set/', latter)).status).toBe(200);
  });

  test('is told by a mail with the page that asks for a new one', async () => {
    const ida = await server.signUp();
    await post('/api/login/reset/set/', { ...(await resetLink(ida, 1)), password: newPassword });
    const told = () => server.mails.findLast(({ to }) => to === ida.user.email);
    await expect.poll(() => told()?.subject).toBe('Your Cairn password was changed');
    expect(told()?.text).toContain('http://localhost:4280/reset/');
  });
});

describe('a password changed while signed in', () => {
  const change = (person: TestPerson, body: object) =>
    person.ask({ method: 'POST', path: '/api/settings/password/', body });

  test('needs the current one and a good new one, each told at its field', async () => {
    const ida = await server.signUp();
    const wrong = await change(ida, { current: 'not this one', password: newPassword });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'auth.password']);
    expect(Object.keys(wrong.body.errors)).toEqual(['current']);
    const weak = await change(ida, { current: password, password: 'short' });
    expect([weak.body.code, Object.keys(weak.body.errors)]).toEqual(['auth.weakPassword', ['password']]);
  });

  test('ends every other session, a mailed link and tokens, and keeps this session', async () => {
    const ida = await server.signUp();
    const statuses = await accessOf(ida);
    const link = await resetLink(ida, 1);
    const other = cookieOf(await signIn(ida.user.email));
    const changed = await change(ida, { current: password, password: newPassword });
    expect(changed.status).toBe(200);
    expect(cookieOf(changed)).toBe(ida.cookie);
    expect([await isIn(ida.cookie), await isIn(other)]).toEqual([true, false]);
    expect(await statuses()).toEqual([401, 404]);
    expect((await post('/api/login/reset/set/', { ...link, password })).body.code).toBe('auth.resetToken');
    expect((await signIn(ida.user.email)).status).toBe(401);
  });
});

describe('a session', () => {
  test('ends when its browser signs in again', async () => {
    const ida = await server.signUp();
    const next = cookieOf(await signIn(ida.user.email, { cookie: ida.cookie }));
    expect([await isIn(ida.cookie), await isIn(next)]).toEqual([false, true]);
  });

  test('ends with all others when its person signs out everywhere else', async () => {
    const ida = await server.signUp();
    const other = cookieOf(await signIn(ida.user.email));
    const ended = await ida.ask({ method: 'DELETE', path: '/api/settings/sessions/' });
    expect([ended.status, await isIn(ida.cookie), await isIn(other)]).toEqual([204, true, false]);
  });

  test('ends a year after its sign-in, however much it is used', async () => {
    const ida = await server.signUp();
    const day = 86_400_000;
    let days = 0;
    const turn = (count: number) => {
      server.turnClock(count * day);
      days += count;
    };
    for (; days + 50 < 365;) {
      turn(50);
      expect(await isIn(ida.cookie)).toBe(true);
    }
    turn(14);
    const last = await ida.ask({ path: '/api/settings/' });
    expect(last.body.isAuthenticated).toBe(true);
    // The session has reached its maximum age, so it is not renewed.
    const again = await ida.ask({ path: '/api/settings/' });
    expect(again.headers.get('set-cookie')).toBeNull();
    turn(2);
    expect(await isIn(ida.cookie)).toBe(false);
    server.turnClock(-days * day);
  });
});

test('deleting the account needs the password', async () => {
  const ida = await server.signUp();
  const ask = (given?: string) =>
    ida.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: given },
    });
  for (const given of [undefined, 'not this one']) {
    const refused = await ask(given);
    expect([refused.status, refused.body.code]).toEqual([403, 'auth.password']);
  }
  expect(await isIn(ida.cookie)).toBe(true);
  expect((await ask(password)).status).toBe(204);
});

describe('a weak password', () => {
  const reasonOf = async (ask: Promise<{ body: { code: string; errors: Record<string, string> } }>) => {
    const { code, errors } = (await ask).body;
    return [code, errors['password']];
  };
  const common = 'This is one of the most common passwords';
  const personal = 'Do not use your name, email address or “cairn”';

  test.each([
    ['password', common],
    ['12345678', common],
    ['qwertyuiop', common],
    ['iloveyou1', common],
    ['PassWord1', common],
    ['cairncairn', personal],
    ['ida-berg2026', personal],
    ['aaaaaaaa', 'Use at least 3 different characters'],
    ['short', 'Use at least 8 characters'],
  ])('such as %s is refused with its reason', async (weak, reason) => {
    const body = { email: 'ida-berg@example.com', password: weak };
    expect(await reasonOf(post('/api/signup/', body))).toEqual(['auth.weakPassword', reason]);
  });

  test('is refused by a reset too, which knows the address', async () => {
    const ida = await server.signUp();
    const body = { ...(await resetLink(ida, 1)), password: ida.user.email };
    expect(await reasonOf(post('/api/login/reset/set/', body))).toEqual(['auth.weakPassword', personal]);
  });
});
