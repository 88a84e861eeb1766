import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyNetwork, publicNetwork } from '../embeds/network.ts';
import type { PushService } from '../testing/push-service.ts';
import { openPushServer, type PushServer } from '../testing/push-server.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { signInAgain, type TestPerson, type TestServer } from '../testing/test-server.ts';
import type { PushSite } from './push-site.ts';
import { sendPush } from './send-push.ts';
import { maxPushSubscriptions } from './subscription-rows.ts';

const path = '/api/v2/push-subscriptions/';

let opened: PushServer;
let service: PushService;
let site: PushSite;
let server: TestServer;
beforeAll(async () => {
  opened = await openPushServer();
  ({ service, site, server } = opened);
});
afterAll(() => opened.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
let names = 0;
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  await server.notify();
  service.received.length = 0;
  service.asked.length = 0;
});

const set = (person: TestPerson, body: object) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body });
const give = () =>
  ben.createGoal({ space, name: 'Given', column: 1, dueDate: '2026-11-21', assignee: ida.user.code });
const newName = () => `browser-${(names += 1)}`;
async function subscribe(person: Pick<TestPerson, 'ask'>): Promise<string> {
  const name = newName();
  const answer = await person.ask({ method: 'PUT', path, body: service.browser(name) });
  expect(answer.status, answer.text).toBe(200);
  return name;
}
const list = async (person: Pick<TestPerson, 'ask'> = ida) => (await person.ask({ path })).body.subscriptions;
const signIn = (person: TestPerson) => signInAgain(server, person);

describe('a browser', () => {
  test('is listed with its name, one time for each session', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const body = service.browser(newName());
    const first = await ida.ask({ method: 'PUT', path, body, headers });
    expect(first.body).toMatchObject({ browser: 'Firefox, Linux', isHere: true, reachedDatetime: null });
    expect((await ida.ask({ method: 'PUT', path, body, headers })).body).toEqual(first.body);
    await subscribe(ida);
    expect(await list()).toMatchObject([{ isHere: true }]);
    const other = await signIn(ida);
    expect(await list(other)).toMatchObject([{ isHere: false }]);
    expect((await ida.ask({ path })).body.publicKey).toBe(site.key.publicKey);
    expect(JSON.stringify(await list())).not.toContain('push.example.com');
  });

  test('moves to the person who uses it now', async () => {
    const name = newName();
    const body = service.browser(name);
    await ida.ask({ method: 'PUT', path, body });
    const [{ id }] = await list();
    await ben.ask({ method: 'PUT', path, body });
    expect(await list()).toEqual([]);
    expect((await list(ben)).map((one: { id: string }) => one.id)).not.toEqual([id]);
    await give();
    await server.notify();
    expect(service.asked).toEqual([]);
  });

  test('ends when its session ends, here or elsewhere', async () => {
    const [second, third] = [await signIn(ida), await signIn(ida)];
    for (const each of [ida, second, third]) await subscribe(each);
    await second.ask({ method: 'POST', path: '/api/logout/', body: {} });
    expect((await list()).length).toBe(2);
    await ida.ask({ method: 'DELETE', path: '/api/settings/sessions/' });
    const { rows } = await server.pool.query('select 1 from sessions where user_id = $1', [ida.user.uuid]);
    expect((await list()).length).toBe(rows.length);
  });

  test('is ended by its person alone', async () => {
    await subscribe(ida);
    const [{ id }] = await list();
    const end = (person: TestPerson) => person.ask({ method: 'DELETE', path: `${path}${id}/` });
    expect((await end(ben)).body.code).toBe('push.unknown');
    expect((await end(ida)).status).toBe(204);
    expect((await end(ida)).body.code).toBe('push.unknown');
    await give();
    await server.notify();
    expect(service.asked).toEqual([]);
  });

  test('is one of twenty at most, also when several subscribe at once', async () => {
    const sessions = [];
    for (let n = 0; n < maxPushSubscriptions + 3; n += 1) sessions.push(await signIn(ida));
    await Promise.all(sessions.map((each) => subscribe(each)));
    expect((await list()).length).toBe(maxPushSubscriptions);
  });

  test('needs a usable address and key', async () => {
    const good = service.browser(newName());
    const bad = [
      { ...good, endpoint: 'ftp://push.example.com/' },
      { ...good, endpoint: 'none' },
      { ...good, endpoint: 'https://me:secret@push.example.com/' },
      { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(87) } },
    ];
    for (const body of bad)
      expect((await ida.ask({ method: 'PUT', path, body })).body.code).toBe('push.subscription');
    const invalid = [
      {},
      { ...good, endpoint: `https://${'a'.repeat(1000)}` },
      { ...good, keys: { ...good.keys, auth: 'short' } },
    ];
    for (const body of invalid)
      expect((await ida.ask({ method: 'PUT', path, body })).body.code).toBe('request.invalid');
    expect(await list()).toEqual([]);
  });

  test('shows a test, and the answer says what each push service said', async () => {
    const names = [await subscribe(ida)];
    for (const answer of [410, 403, 500]) {
      const name = await subscribe(await signIn(ida));
      service.answers.set(name, [answer]);
      names.push(name);
    }
    await set(ida, { quietHoursAreOn: true, quietFromMinutes: 0, quietToMinutes: 1439 });
    const tested = await ida.ask({ method: 'POST', path: `${path}test/`, body: {} });
    const results = tested.body.map(({ result }: { result: string }) => result);
    expect(results).toEqual(['accepted', 'ended', 'refused', 'unreachable']);
    expect(service.received).toMatchObject([{ tag: 'test', path: '/settings/notifications/' }]);
  });
});

describe('a private network', () => {
  const at = (endpoint: string) => ({
    ...service.browser('none'),
    id: 'none',
    endpoint,
    failures: 0,
    restsUntil: null,
  });
  const message = {
    title: 'x',
    text: '',
    path: '/',
    tag: 'x',
    urgency: 'normal',
    keptForMs: 1000,
    event: null,
  } as const;
  const sent = (endpoint: string, network = publicNetwork, plainIsAllowed = false) => {
    const { keys, ...rest } = at(endpoint);
    return sendPush({ ...site, network, plainIsAllowed }, { ...rest, ...keys }, message, Date.now());
  };

  test.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'http://push.example.com/',
  ])('is not asked: %s', async (endpoint) => {
    expect(await sent(endpoint)).toMatchObject({ result: 'refused', status: null });
  });

  test('is asked if the operator allows it', async () => {
    const endpoint = service.browser('private').endpoint.replace('push.example.com', '127.0.0.1');
    expect(await sent(endpoint, anyNetwork)).toMatchObject({ result: 'refused' });
    service.answers.set('private', [410]);
    expect(await sent(endpoint, anyNetwork, true)).toMatchObject({ result: 'ended', status: 410 });
  });
});
