import type { SignupRule } from '@cairn/core/accounts/signup-rule';
import { afterEach, expect, test } from 'vitest';
import { linkTo, tokenIn } from '../testing/spaces.ts';
import { openTestServer, personOf, type TestServer } from '../testing/test-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serverWith(signup: SignupRule): Promise<TestServer> {
  const server = await openTestServer({ signup });
  servers.push(server);
  return server;
}

const password = 'a long walk uphill';
const signUp = ({ ask }: TestServer, email: string, invitation?: string) =>
  ask({ method: 'POST', path: '/api/signup/', body: { email, password, invitation } });
const ruleFor = async ({ ask }: TestServer) => (await ask({ path: '/api/settings/' })).body.signup;

test('the first account is free, after it a stranger needs an invitation or a join link', async () => {
  const server = await serverWith('invited');
  expect(await ruleFor(server)).toBe('open');
  const first = await signUp(server, 'ida@example.com');
  expect(first.status).toBe(201);
  expect(await ruleFor(server)).toBe('invited');

  const refused = await signUp(server, 'eve@example.com');
  expect([refused.status, refused.body.code]).toEqual([403, 'auth.signupInvited']);
  const made = await signUp(server, 'eve@example.com', 'a-made-up-token');
  expect([made.status, made.body.code]).toEqual([403, 'auth.signupInvited']);
  expect((await signUp(server, 'ida@example.com')).body).toEqual(refused.body);

  const ida = personOf(server.ask, first, password);
  const space = ida.user.defaultSpaceId;
  const link = await linkTo(ida, space);
  expect((await signUp(server, 'ben@example.com', link)).status).toBe(201);
  await ida.ask({
    method: 'POST',
    path: `/api/v2/spaces/${space}/invitations/`,
    body: { email: 'joe@example.com' },
  });
  await expect.poll(() => server.mails.length).toBe(1);
  const invitation = tokenIn(server.mails[0]?.text ?? '');
  expect((await signUp(server, 'joe@example.com', invitation)).status).toBe(201);
});

test('a closed server takes the first account, and then nobody with an invitation either', async () => {
  const server = await serverWith('closed');
  const first = await signUp(server, 'ida@example.com');
  expect(first.status).toBe(201);
  expect(await ruleFor(server)).toBe('closed');
  const ida = personOf(server.ask, first, password);
  const refused = await signUp(server, 'ben@example.com', await linkTo(ida, ida.user.defaultSpaceId));
  expect([refused.status, refused.body.code]).toEqual([403, 'auth.signupClosed']);
});

test('of several first sign-ups at once one is the first', async () => {
  const server = await serverWith('invited');
  const emails = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
  const answers = await Promise.all(emails.map((email) => signUp(server, email)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403]);
});
