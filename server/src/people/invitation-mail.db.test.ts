import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setInvitations } from '../accounts/refused-invitations.ts';
import type { OutgoingMail } from '../mail/outbox.ts';
import { addressIdOf } from '../mail/unsubscribe-token.ts';
import { joinSpace } from '../testing/memberships.ts';
import { contextOf } from '../testing/shared-space.ts';
import { join, linkTo, makeSpace, membershipOf, tokenIn } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function invitationMail(by: TestPerson, space: string, email: string, role?: string) {
  await by.ask({ method: 'POST', path: `/api/v2/spaces/${space}/invitations/`, body: { email, role } });
  await expect.poll(() => server.mails.at(-1)?.to).toBe(email);
  return server.mails.at(-1) as (typeof server.mails)[number];
}

test('an invitation carries no address that its writer has put into a name', async () => {
  const eve = await server.signUp();
  const settings = { firstName: 'Eve', lastName: 'http://evil.example/win now' };
  await eve.ask({ method: 'PATCH', path: '/api/settings/', body: settings });
  const { id } = await makeSpace(eve, { name: 'Claim your prize: https://evil.example/a' });
  const { subject, text, html } = await invitationMail(eve, id, 'joe@example.com');
  expect(`${subject} ${text}`).toContain('evil example');
  expect(`${subject} ${text} ${html}`).not.toMatch(/evil\.example|https?:\/\/(?!localhost:4280)/u);
});

test('an invitation to lead the space is for the account of its address alone, and the mail says so', async () => {
  const ida = await server.signUp();
  const { id } = await makeSpace(ida);
  const { text } = await invitationMail(ida, id, 'sue@example.com', 'ADMIN');
  expect(text.replaceAll('\n', ' ')).toContain('Only an account with this email address can use it.');
  const token = tokenIn(text);
  const other = await join(await server.signUp(), token);
  expect([other.status, other.body.code]).toEqual([403, 'invitation.address']);
  const sue = await server.signUp('sue@example.com');
  expect((await join(sue, token)).status).toBe(200);
  expect((await membershipOf(ida, id, sue)).role).toBe('ADMIN');
  const free = await invitationMail(ida, id, 'ben@example.com');
  expect(free.text.replaceAll('\n', ' ')).toContain('anyone who has it can join in your place');
  expect((await join(await server.signUp(), tokenIn(free.text))).status).toBe(200);
});

describe('an invitation of somebody who joined by another way', () => {
  const remove = async (by: TestPerson, space: string, member: TestPerson) => {
    const { id } = await membershipOf(by, space, member);
    return by.ask({ method: 'DELETE', path: `/api/v2/memberships/${id}/` });
  };

  test('ends when they join by the link, so a removed member cannot come back by it', async () => {
    const ida = await server.signUp();
    const { id } = await makeSpace(ida);
    const joe = await server.signUp('linked@example.com');
    const token = tokenIn((await invitationMail(ida, id, joe.user.email, 'ADMIN')).text);
    expect((await join(joe, await linkTo(ida, id))).status).toBe(200);
    expect((await ida.ask({ path: `/api/v2/spaces/${id}/invitations/` })).body).toEqual([]);
    expect((await remove(ida, id, joe)).status).toBe(204);
    expect((await join(joe, token)).body.code).toBe('link.unknown');
  });

  test('ends with their membership at the latest', async () => {
    const ida = await server.signUp();
    const { id } = await makeSpace(ida);
    const joe = await server.signUp('former@example.com');
    const token = tokenIn((await invitationMail(ida, id, joe.user.email)).text);
    await joinSpace(contextOf(server), id, joe.user.uuid, 'EDITOR');
    expect((await remove(ida, id, joe)).status).toBe(204);
    expect((await join(joe, token)).body.code).toBe('link.unknown');
  });
});

describe('an address that wants no invitations', () => {
  const stopIn = (text: string) => /\/stop\/(?<token>[\w-]+)\//u.exec(text)?.groups?.['token'] ?? '';
  const invite = (by: TestPerson, space: string, email: string) =>
    by.ask({ method: 'POST', path: `/api/v2/spaces/${space}/invitations/`, body: { email } });

  test('ends them by one click in a mail program, for everybody, and takes that back', async () => {
    const ida = await server.signUp();
    const { id } = await makeSpace(ida);
    const { text, html, headers } = await invitationMail(ida, id, 'calm@example.com');
    const path = `/api/v2/unsubscribe/${stopIn(text)}/`;
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<http://localhost:4280${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(html).toContain(`/stop/${stopIn(text)}/`);
    expect((await server.ask({ path })).body).toEqual({ event: 'invitations', isOn: true });
    expect((await fetch(`${server.origin}${path}`, { method: 'POST' })).status).toBe(204);
    expect((await server.ask({ path })).body).toEqual({ event: 'invitations', isOn: false });

    const ben = await server.signUp();
    const other = await makeSpace(ben);
    for (const address of ['calm@example.com', ' Calm@Example.com '])
      expect((await invite(ben, other.id, address)).body.code).toBe('invitation.unwanted');
    expect((await ben.ask({ path: `/api/v2/spaces/${other.id}/invitations/` })).body).toEqual([]);
    const [{ id: invitation }] = (await ida.ask({ path: `/api/v2/spaces/${id}/invitations/` })).body;
    const again = { method: 'POST', path: `/api/v2/spaces/${id}/invitations/${invitation}/resend/` };
    expect((await ida.ask({ ...again, body: {} })).body.code).toBe('invitation.unwanted');
    expect((await invite(ben, other.id, 'calmer@example.com')).status).toBe(201);

    expect((await server.ask({ path, method: 'DELETE' })).status).toBe(204);
    expect((await invite(ben, other.id, 'calm@example.com')).status).toBe(201);
  });

  test('gets no mail that waits to be sent again', async () => {
    const sent: string[] = [];
    let isDown = true;
    const send = async ({ to }: OutgoingMail) => {
      if (isDown) throw new Error('451 Try again later');
      sent.push(to);
    };
    const slow = await openTestServer({ mailSender: { send } });
    const ida = await slow.signUp();
    const { id } = await makeSpace(ida);
    for (const email of ['calm@example.com', 'joe@example.com']) await invite(ida, id, email);
    await slow.jobs.runDue();
    await setInvitations(contextOf(slow).db, addressIdOf('calm@example.com'), false, slow.now());
    isDown = false;
    await slow.turnAllClocks(10 * 60_000);
    await slow.jobs.runDue();
    expect(sent).toEqual(['joe@example.com']);
    await slow.close();
  });
});
