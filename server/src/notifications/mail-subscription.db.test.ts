import type { NotificationSetting } from '@cairn/contract/notifications';
import { notificationEvents } from '@cairn/core/notifications/notification-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import { newJoinKey } from '../people/join-links.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const joinKey = newJoinKey();
let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeAll(async () => {
  server = await openTestServer({ joinKey });
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
});
afterAll(() => server.close());

type Event = (typeof notificationEvents)[number];
const pathOf = (token: string) => `/api/v2/unsubscribe/${token}/`;
const pathFor = ({ user }: TestPerson, event: Event) =>
  pathOf(unsubscribeToken(joinKey, { personId: user.uuid, event }));
const read = (path: string) => server.ask({ path });
const settings = async (person: TestPerson): Promise<readonly NotificationSetting[]> =>
  (await person.ask({ path: '/api/v2/notifications-settings/' })).body;
const flagsOf = async (person: TestPerson, event: Event) =>
  (await settings(person))
    .filter(({ destination }) => destination === 'email')
    .map((setting) => setting[event]);
/** As a mail program posts, without a session. */
const post = async (path: string, contentType: string | null, body?: string, headers = {}) => {
  const answer = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    ...(body !== undefined && { body }),
    headers: { ...(contentType !== null && { 'content-type': contentType }), ...headers },
  });
  return answer.status;
};
const oneClick = 'List-Unsubscribe=One-Click';
const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

describe('one click in a mail program', () => {
  test.each([
    ['a form', 'application/x-www-form-urlencoded', oneClick],
    ['a form of several parts', 'multipart/form-data; boundary=x', multipart],
    ['a text', 'text/plain', oneClick],
    ['JSON that is none', 'application/json', '{'],
    ['an empty body of a form', 'application/x-www-form-urlencoded', ''],
    ['no body', null, undefined],
  ])('ends the mails of the event everywhere, with %s', async (_, contentType, body) => {
    const own = { path: `/api/v2/notifications-settings/email-${space}/`, method: 'PATCH' };
    await ida.ask({ ...own, body: { commentCreated: true } });
    const path = pathFor(ida, 'commentCreated');
    expect((await read(path)).body).toEqual({ event: 'commentCreated', isOn: true });
    expect(await post(path, contentType, body)).toBe(204);
    expect(await flagsOf(ida, 'commentCreated')).not.toContain(true);
    expect(await flagsOf(ida, 'goalAssigned')).not.toContain(false);
    expect(await flagsOf(ben, 'commentCreated')).not.toContain(false);
    expect(await post(path, contentType, body)).toBe(204);
    expect((await read(path)).body).toEqual({ event: 'commentCreated', isOn: false });
  });

  test('is not refused for the site or the session that it comes from', async () => {
    const path = pathFor(ida, 'goalAssigned');
    const foreign = {
      origin: 'https://mail.example.com',
      'sec-fetch-site': 'cross-site',
      cookie: ben.cookie,
    };
    expect(await post(path, 'application/x-www-form-urlencoded', oneClick, foreign)).toBe(204);
    expect(await flagsOf(ida, 'goalAssigned')).not.toContain(true);
    expect(await flagsOf(ben, 'goalAssigned')).not.toContain(false);
    const again = await server.ask({ path, method: 'DELETE', headers: foreign });
    expect([again.status, again.body.code]).toEqual([403, 'request.origin']);
  });

  test('ends mails that only one space sends', async () => {
    const own = { path: `/api/v2/notifications-settings/email-${space}/`, method: 'PATCH' };
    await ida.ask({ ...own, body: { goalDone: true } });
    const path = pathFor(ida, 'goalDone');
    expect((await read(path)).body).toEqual({ event: 'goalDone', isOn: true });
    expect(await post(path, null)).toBe(204);
    expect(await flagsOf(ida, 'goalDone')).not.toContain(true);
  });
});

test('a link that is only opened changes nothing', async () => {
  const before = await settings(ida);
  for (const event of notificationEvents) {
    const path = pathFor(ida, event);
    expect((await read(path)).body).toEqual({ event, isOn: before[0]?.[event] });
    expect((await fetch(`${server.origin}${path}`, { method: 'HEAD' })).status).toBeLessThan(500);
  }
  expect(await settings(ida)).toEqual(before);
});

test('mails are turned on again, also when they were never on', async () => {
  for (const event of ['goalAssigned', 'goalDone'] as const) {
    const path = pathFor(ida, event);
    await post(path, null);
    for (let times = 0; times < 2; times += 1)
      expect((await server.ask({ path, method: 'DELETE' })).status).toBe(204);
    expect(await flagsOf(ida, event)).not.toContain(false);
  }
});

test('an unknown token gets 404, as does the one of a deleted account', async () => {
  const whole = unsubscribeToken(joinKey, { personId: ida.user.uuid, event: 'goalAssigned' });
  const ofOtherKey = unsubscribeToken(newJoinKey(), { personId: ida.user.uuid, event: 'goalAssigned' });
  const confirmation = { confirmation: 'DELETE FOREVER', password: ben.password };
  await ben.ask({ method: 'DELETE', path: '/api/settings/', body: confirmation });
  const tokens = [
    'x',
    `${whole}A`,
    whole.replace('goalAssigned', 'goalDone'),
    ofOtherKey,
    unsubscribeToken(joinKey, { personId: ben.user.uuid, event: 'goalAssigned' }),
  ];
  for (const token of tokens) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, body } = await server.ask({ path: pathOf(token), method });
      expect([method, status, body.code]).toEqual([method, 404, 'unsubscribe.unknown']);
    }
  }
  expect(await flagsOf(ida, 'goalAssigned')).not.toContain(false);
});
