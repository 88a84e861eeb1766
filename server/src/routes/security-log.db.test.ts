import { afterEach, expect, test } from 'vitest';
import { giveRole, membershipOf, sharedSpace } from '../testing/spaces.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { makeToken, scriptOf } from '../testing/tokens.ts';
import { openLog } from '../http/log.ts';

let server: TestServer | null = null;
afterEach(() => server?.close());

interface Line {
  readonly msg: string;
  readonly event: string;
  readonly account?: string;
  readonly address: string;
  readonly subject?: string;
}

async function loggingServer(securityLog = true) {
  const lines: string[] = [];
  const logger = openLog('info', { write: (line) => void lines.push(line) });
  server = await openTestServer({ logger, securityLog });
  const security = () =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security');
  return { server, lines, security };
}

test('what concerns security is one line each, with the account’s id and a part of the address', async () => {
  const { server: own, lines, security } = await loggingServer();
  const post = (path: string, body: unknown) =>
    own.ask({ method: 'POST', path, body, headers: { 'x-forwarded-for': '203.0.113.77' } });
  const [ida, ben] = [await own.signUp('ida@example.com'), await own.signUp('ben@example.com')];
  const space = await sharedSpace(ida, [[ben, 'EDITOR']]);
  const email = ida.user.email;
  const before = security().length;
  await post('/api/login/email/', { email, password: 'not this one' });
  await post('/api/login/email/', { email, password: ida.password });
  await post('/api/login/email/', { email: 'nobody@example.com', password: 'not this one' });
  await post('/api/login/reset/', { email });
  await expect.poll(() => own.mails.length).toBe(1);
  const [, uidb64, token] = /\/reset\/([\w-]+)\/([\w-]+)\//u.exec(own.mails[0]?.text ?? '') ?? [];
  const member = await membershipOf(ida, space, ben);
  await giveRole(ida, space, ben, 'ADMIN');
  await ben.ask({ method: 'DELETE', path: `/api/v2/spaces/${space}/` });
  await ida.ask({ method: 'DELETE', path: `/api/v2/memberships/${member.id}/` });
  const made = await makeToken(ida, {});
  await scriptOf(own, made)({ method: 'PATCH', path: '/api/settings/', body: {} });
  await ida.ask({ method: 'DELETE', path: `/api/v2/access-tokens/${made.id}/` });
  for (const method of ['PUT', 'DELETE'] as const)
    await ida.ask({ method, path: '/api/v2/webhook/', body: { url: 'https://hooks.example.com/' } });
  await post('/api/login/reset/set/', { uidb64, token, password: 'another long walk' });
  const body = { confirmation: 'DELETE FOREVER', password: ben.password };
  await ben.ask({ method: 'DELETE', path: '/api/settings/', body });

  const [idaId, benId] = [ida.user.uuid, ben.user.uuid];
  const later = security().slice(before);
  expect(later.map(({ event, account, subject }) => [event, account, subject])).toEqual([
    ['signin.refused', idaId, undefined],
    ['signin.accepted', idaId, undefined],
    ['signin.refused', undefined, undefined],
    ['reset.requested', idaId, undefined],
    ['role.changed', idaId, member.id],
    ['rights.refused', benId, space],
    ['member.removed', idaId, member.id],
    ['token.created', idaId, undefined],
    ['rights.refused', idaId, undefined],
    ['token.revoked', idaId, made.id],
    ['webhook.changed', idaId, undefined],
    ['webhook.removed', idaId, undefined],
    ['reset.used', idaId, undefined],
    ['account.deleted', benId, undefined],
  ]);
  expect(security().filter(({ event }) => event === 'account.created')).toHaveLength(2);
  expect(later[0]?.address).toBe('203.0.113.0');
  expect(lines.join('')).not.toMatch(/@example|203\.0\.113\.77|not this one/u);
});

test('the lines can be switched off', async () => {
  const { server: own, security } = await loggingServer(false);
  await own.signUp();
  expect(security()).toEqual([]);
});
