import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { makeToken } from '../testing/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ mailLeaves: true });
});
afterAll(() => server.close());

const linkMailedTo = async ({ user: { email } }: TestPerson, kind: 'confirm' | 'reset', nth = 1) => {
  const theirs = () => server.mails.filter(({ to, text }) => to === email && text.includes(`/${kind}/`));
  await expect.poll(() => theirs().length).toBe(nth);
  return new RegExp(`/${kind}/([\\w/-]+)/`, 'u').exec(theirs().at(-1)?.text ?? '')?.[1] as string;
};
const confirm = (person: TestPerson, token: string) =>
  person.ask({ method: 'POST', path: '/api/settings/email/confirm/', body: { token } });
const linkBy = (person: TestPerson) =>
  person.ask({
    method: 'POST',
    path: `/api/v2/spaces/${person.user.defaultSpaceId}/magic-links/`,
    body: {},
  });
const invite = (person: TestPerson) =>
  person.ask({
    method: 'POST',
    path: `/api/v2/spaces/${person.user.defaultSpaceId}/invitations/`,
    body: { email: 'guest@example.com' },
  });

test('a new account works at once, but invites nobody before its address is confirmed', async () => {
  const ida = await server.signUp();
  expect(ida.user.isEmailConfirmed).toBe(false);
  await ida.createGoal({ name: 'Walk' });
  const refused = await invite(ida);
  expect([refused.status, refused.body.code]).toEqual([403, 'auth.unconfirmed']);
  expect((await linkBy(ida)).body.code).toBe('auth.unconfirmed');
  const token = await linkMailedTo(ida, 'confirm');
  const confirmed = await confirm(ida, token);
  expect([confirmed.status, confirmed.body.isEmailConfirmed]).toEqual([200, true]);
  expect((await invite(ida)).status).toBe(201);
  expect((await linkBy(ida)).status).toBe(201);
  expect((await confirm(ida, token)).body.code).toBe('auth.confirmToken');
});

test('an account is not made without the mail that confirms its address', async () => {
  const email = 'no-mail@example.com';
  await server.pool.query(
    `alter table pgboss.job_common add constraint none check (data -> 'payload' ->> 'to' <> '${email}')`,
  );
  await expect(server.signUp(email)).rejects.toThrow('500');
  await server.pool.query('alter table pgboss.job_common drop constraint none');
  const { user } = await server.signUp(email);
  await expect.poll(() => server.mails.filter(({ to }) => to === user.email).length).toBe(1);
});

test('a link confirms the account that it was mailed about and no other', async () => {
  const [ida, eve] = [await server.signUp(), await server.signUp()];
  const token = await linkMailedTo(ida, 'confirm');
  expect((await confirm(eve, token)).body.code).toBe('auth.confirmToken');
  expect((await confirm(ida, token)).status).toBe(200);
});

test('a link that is asked for again ends the one before', async () => {
  const ida = await server.signUp();
  const former = await linkMailedTo(ida, 'confirm');
  expect((await ida.ask({ method: 'POST', path: '/api/settings/email/' })).status).toBe(200);
  const latter = await linkMailedTo(ida, 'confirm', 2);
  expect((await confirm(ida, former)).body.code).toBe('auth.confirmToken');
  expect((await confirm(ida, latter)).status).toBe(200);
});

test('a reset by mail confirms, and ends all that a stranger made with the address', async () => {
  const eve = await server.signUp('ida@example.com');
  const { token: script } = await makeToken(eve, { name: 'Script' });
  const { url } = (await eve.ask({ path: '/api/settings/calendar-url/' })).body;
  await server.ask({ method: 'POST', path: '/api/login/reset/', body: { email: 'ida@example.com' } });
  const [uidb64, token] = (await linkMailedTo(eve, 'reset')).split('/');
  const body = { uidb64, token, password: 'another long walk', endsAccess: false };
  const set = await server.ask({ method: 'POST', path: '/api/login/reset/set/', body });
  expect([set.status, set.body.user.isEmailConfirmed]).toEqual([200, true]);
  const headers = { authorization: `Bearer ${script}` };
  expect((await server.ask({ path: '/api/goals-2/', headers })).status).toBe(401);
  expect((await server.ask({ path: new URL(url).pathname })).status).toBe(404);
  expect((await eve.ask({ path: '/api/goals-2/' })).status).toBe(401);
});
