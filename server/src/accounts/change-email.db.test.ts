import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, personOf, type TestPerson, type TestServer } from '../testing/test-server.ts';

const password = 'a long walk uphill';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ mailLeaves: true });
});
afterAll(() => server.close());

const change = (person: TestPerson, body: object) =>
  person.ask({ method: 'POST', path: '/api/settings/email/change/', body: { password, ...body } });
const confirm = (person: TestPerson, token: string) =>
  person.ask({ method: 'POST', path: '/api/settings/email/confirm/', body: { token } });
const emailOf = async (person: TestPerson) => (await person.ask({ path: '/api/settings/' })).body.email;
const signIn = (email: string) =>
  server.ask({ method: 'POST', path: '/api/login/email/', body: { email, password } });
const mailsTo = (email: string, words: string) =>
  server.mails.filter(({ to, text }) => to === email && text.replaceAll('\n', ' ').includes(words));

const linkMailedTo = async (email: string, nth = 1) => {
  await expect.poll(() => mailsTo(email, '/confirm/new-').length).toBe(nth);
  const { text } = mailsTo(email, '/confirm/new-').at(-1) as { text: string };
  return /\/confirm\/(new-[\w-]+)\//u.exec(text)?.[1] as string;
};

test('an address changes when the link in the mail to the new one is opened, and not before', async () => {
  const ida = await server.signUp('ida@example.com');
  const asked = await change(ida, { email: ' Ida.Walks@Example.com ' });
  expect([asked.status, asked.body]).toEqual([200, { status: 'ok' }]);
  const token = await linkMailedTo('ida.walks@example.com');
  await expect.poll(() => mailsTo('ida@example.com', 'ida.walks@example.com').length).toBe(1);
  expect(await emailOf(ida)).toBe('ida@example.com');
  expect((await signIn('ida.walks@example.com')).status).toBe(401);

  const changed = await confirm(ida, token);
  expect([changed.status, changed.body.email, changed.body.name]).toEqual([
    200,
    'ida.walks@example.com',
    'ida.walks',
  ]);
  expect(changed.body.isEmailConfirmed).toBe(true);
  expect((await signIn('ida.walks@example.com')).status).toBe(200);
  expect((await signIn('ida@example.com')).status).toBe(401);
  const members = await ida.ask({ path: `/api/v2/spaces/${ida.user.defaultSpaceId}/memberships/` });
  expect(members.body[0].name).toBe('ida.walks');
  // The former address is free again.
  expect((await server.signUp('ida@example.com')).user.email).toBe('ida@example.com');
});

test('a link works once, for a day, for its person, and only the last one', async () => {
  const [ben, eve] = [await server.signUp('ben@example.com'), await server.signUp('eve@example.com')];
  await change(ben, { email: 'ben2@example.com' });
  const former = await linkMailedTo('ben2@example.com');
  await change(ben, { email: 'ben3@example.com' });
  const latter = await linkMailedTo('ben3@example.com');
  expect((await confirm(ben, former)).body.code).toBe('auth.confirmToken');
  expect((await confirm(eve, latter)).body.code).toBe('auth.confirmToken');
  expect((await confirm(ben, latter)).status).toBe(200);
  expect((await confirm(ben, latter)).body.code).toBe('auth.confirmToken');
  await change(ben, { email: 'ben4@example.com' });
  const old = await linkMailedTo('ben4@example.com');
  server.turnClock(86_400_000);
  expect((await confirm(ben, old)).body.code).toBe('auth.confirmToken');
  server.turnClock(-86_400_000);
  expect(await emailOf(ben)).toBe('ben3@example.com');
});

test('a taken address gets the same answer, and its owner a mail without a link', async () => {
  const [ida, owner] = [await server.signUp(), await server.signUp('owner@example.com')];
  const [free, taken] = [
    await change(ida, { email: 'nobody-yet@example.com' }),
    await change(ida, { email: 'OWNER@example.com' }),
  ];
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  await expect.poll(() => mailsTo('owner@example.com', 'nothing was changed').length).toBe(1);
  expect(mailsTo('owner@example.com', '/confirm/new-')).toEqual([]);
  await expect.poll(() => mailsTo(ida.user.email as string, 'owner@example.com').length).toBe(1);
  expect(await emailOf(owner)).toBe('owner@example.com');
});

test('an address that is taken meanwhile is not changed to', async () => {
  const ida = await server.signUp('first@example.com');
  await change(ida, { email: 'soon@example.com' });
  const token = await linkMailedTo('soon@example.com');
  await server.signUp('soon@example.com');
  expect((await confirm(ida, token)).body.code).toBe('auth.confirmToken');
  expect(await emailOf(ida)).toBe('first@example.com');
});

test('a changed password ends the link, and a changed address the link of a reset', async () => {
  const ida = await server.signUp('lea@example.com');
  await change(ida, { email: 'lea2@example.com' });
  const token = await linkMailedTo('lea2@example.com');
  const body = { current: password, password: 'another long walk', endsAccess: false };
  await ida.ask({ method: 'POST', path: '/api/settings/password/', body });
  expect((await confirm(ida, token)).body.code).toBe('auth.confirmToken');

  await server.ask({ method: 'POST', path: '/api/login/reset/', body: { email: 'lea@example.com' } });
  await expect.poll(() => mailsTo('lea@example.com', '/reset/').length).toBeGreaterThan(1);
  await change(ida, { email: 'lea3@example.com', password: 'another long walk' });
  expect((await confirm(ida, await linkMailedTo('lea3@example.com'))).status).toBe(200);
  const links = mailsTo('lea@example.com', '/reset/').flatMap(
    ({ text }) => /\/reset\/([\w-]+)\/([\w-]+)\//u.exec(text) ?? [],
  );
  const set = { uidb64: links[1], token: links[2], password: 'yet another walk', endsAccess: false };
  const answer = await server.ask({ method: 'POST', path: '/api/login/reset/set/', body: set });
  expect(answer.body.code).toBe('auth.resetToken');
});

test.each([
  [{ email: ' ', password: '' }, 400, 'request.invalid', ['email', 'password']],
  [{ email: 'ida', password }, 400, 'auth.invalidEmail', ['email']],
  [{ email: 'SAME@example.com', password }, 400, 'auth.invalidEmail', ['email']],
  [{ email: 'new@example.com', password: 'not mine at all' }, 403, 'auth.password', ['password']],
])('refuses %j at its field, and mails nothing', async (body, status, code, fields) => {
  await server.signUp('same@example.com').catch(() => null);
  const person = personOf(server.ask, await signIn('same@example.com'), password);
  const answer = await change(person, body);
  expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([status, code, fields]);
  const { rows } = await server.pool.query(
    'select from verifications where email is not null and value = $1',
    [person.user.uuid],
  );
  expect(rows).toEqual([]);
});

test('five mails an hour, then the person waits', async () => {
  const ida = await server.signUp();
  for (let nth = 1; nth <= 5; nth += 1)
    expect((await change(ida, { email: `many${nth}@example.com` })).status).toBe(200);
  const refused = await change(ida, { email: 'many6@example.com' });
  expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/u);
});
