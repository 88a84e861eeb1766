import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { databaseOf } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { pushSources } from '../notifications/push-sources.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { openJobQueue } from '../queue/job-queue.ts';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { decrypted, type PushService } from '../testing/push-service.ts';
import { openPushServer, type PushServer } from '../testing/push-server.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { signInAgain, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { pushWorks } from './push-jobs.ts';
import type { PushSite } from './push-site.ts';

const minuteMs = 60_000;
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
let goal: string;
let names = 0;
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  await set(ida, { quietHoursAreOn: false, timezone: 'UTC' });
  await set(ben, { firstName: 'Ben', quietHoursAreOn: false });
  goal = (await ida.createGoal({ space, name: 'Finish chapter 8', column: 1, dueDate: '2026-11-21' })).id;
  await server.notify();
  service.received.length = 0;
  service.asked.length = 0;
});

const context = () => ({ ...contextOf(server), now: server.now });
const set = (person: TestPerson, body: object) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body });
const choose = (person: TestPerson, code: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/v2/notifications-settings/${code}/`, body });
const put = (person: TestPerson, body: object, id = goal) =>
  person.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
const give = async (name = 'Given') =>
  (await ben.createGoal({ space, name, column: 1, dueDate: '2026-11-21', assignee: ida.user.code })).id;
const newName = () => `browser-${(names += 1)}`;
async function subscribe(person: Pick<TestPerson, 'ask'>, name = newName()): Promise<string> {
  const answer = await person.ask({ method: 'PUT', path, body: service.browser(name) });
  expect(answer.status, answer.text).toBe(200);
  return name;
}
const list = async (person: Pick<TestPerson, 'ask'> = ida) => (await person.ask({ path })).body.subscriptions;
const signIn = (person: TestPerson) => signInAgain(server, person);
const passes = async (minutes: number) => {
  await server.turnAllClocks(minutes * minuteMs);
  await server.notify();
};
const titles = () => service.received.map(({ title }) => title);

test('the receiver of these tests reads the example of RFC 8291', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decrypted({ pair, auth }, Buffer.from(body, 'base64url')).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

describe('a notice', () => {
  test('reaches every browser of its person, encrypted and signed', async () => {
    const here = await subscribe(ida);
    const there = await subscribe(await signIn(ida));
    await subscribe(ben);
    const id = await give('Send\u202e beta\ninvite');
    await server.notify();
    expect(service.received.map(({ to }) => to).toSorted()).toEqual([here, there].toSorted());
    const [first] = service.received;
    expect(first).toMatchObject({ path: `/goals/${id}/`, tag: id, signer: site.key.publicKey });
    expect(first?.title).toContain('Ben');
    expect(first?.title).toContain('Send beta invite');
    expect(first?.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: id.replaceAll('-', '') });
    expect(first?.claims).toMatchObject({ sub: 'https://plan.example.org' });
    expect(first?.claims.aud).toMatch(/^http:\/\/push\.example\.com:\d+$/u);
    expect(
      (await list()).map(({ reachedDatetime }: { reachedDatetime: unknown }) => reachedDatetime),
    ).toEqual([expect.any(String), expect.any(String)]);
  });

  test('is cut, and as long as others for the push service', async () => {
    await subscribe(ida);
    await give('a');
    await give('b'.repeat(400));
    await server.notify();
    expect(new Set(service.received.map(({ length }) => length)).size).toBe(1);
    for (const { title } of service.received) expect(Array.from(title).length).toBeLessThanOrEqual(120);
  });

  test('is in the language of its person', async () => {
    await set(ida, { locale: 'de' });
    await subscribe(ida);
    await give('Ein Ziel');
    await server.notify();
    expect(titles()).toEqual([expect.stringContaining('gegeben')]);
  });

  test('comes of what the person chose, in the space where they chose it', async () => {
    await subscribe(ida);
    await choose(ida, `push-${space}`, { goalAssigned: false, goalDone: true });
    await give();
    await put(ben, { doneDate: '2026-11-21' });
    await server.notify();
    expect(titles()).toEqual([expect.stringContaining('completed')]);
  });

  test('comes of no own act, and of no muted goal', async () => {
    await subscribe(ida);
    await put(ida, { assignee: ida.user.code });
    await ida.ask({ method: 'POST', path: `/api/v2/goals-2/${goal}/mute/`, body: {} });
    await choose(ida, 'push', { goalDone: true });
    await put(ben, { doneDate: '2026-11-21' });
    await server.notify();
    expect(service.asked).toEqual([]);
  });

  test('waits for the end of quiet hours, and is then sent only if it still concerns the person', async () => {
    await subscribe(ida);
    const minutes = Math.floor(server.now() / minuteMs) % 1440;
    const quiet = { quietFromMinutes: (minutes + 1430) % 1440, quietToMinutes: (minutes + 60) % 1440 };
    await set(ida, { ...quiet, quietHoursAreOn: true });
    const [kept, seen, deleted] = [await give('Kept'), await give('Seen'), await give('Deleted')];
    await passes(30);
    expect(service.asked).toEqual([]);
    const { events } = (await ida.ask({ path: '/api/v2/notices/' })).body;
    const read = events.find(({ goalId }: { goalId: string }) => goalId === seen);
    await ida.ask({ method: 'PUT', path: `/api/v2/notices/${read.code}/read/`, body: { isRead: true } });
    await ben.ask({ method: 'DELETE', path: `/api/goals-2/${deleted}/` });
    await passes(31);
    expect(service.received.map(({ tag }) => tag)).toEqual([kept]);
  });

  test('that was read with all others on another device is not sent', async () => {
    const name = await subscribe(ida);
    service.answers.set(name, [503]);
    await give();
    await server.notify();
    await set(ida, { noticesLastSeenDatetime: new Date(server.now() + minuteMs).toISOString() });
    await passes(5);
    expect(service.asked).toEqual([name]);
  });

  test('is not sent to a member who was removed', async () => {
    const name = await subscribe(ida);
    await joinSpace(context(), space, (await server.signUp()).user.uuid, 'OWNER');
    service.answers.set(name, [503]);
    await give();
    await server.notify();
    await leaveSpace(context(), space, ida.user.uuid);
    await passes(5);
    expect(service.asked).toEqual([name]);
  });

  test('names the period to which a goal moved', async () => {
    await subscribe(ida);
    await choose(ida, 'push', { goalRescheduled: true });
    await put(ben, { column: 2, dueDate: '2026-12-06' });
    await server.notify();
    expect(service.received).toMatchObject([{ text: 'Week 49 · Personal' }]);
  });

  test('comes five times at most of a batch', async () => {
    await subscribe(ida);
    const goals = Array.from({ length: 40 }, (_, n) => ({
      name: `Goal ${n}`,
      tempId: newName(),
      space,
      column: 1,
      dueDate: '2026-11-21',
      assignee: ida.user.code,
    }));
    await ben.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    await server.notify();
    expect(service.received.length).toBe(5);
  });
});

describe('a push service that', () => {
  test.each([404, 410])('answers %i ends the browser, and no other one', async (status) => {
    const gone = await subscribe(ida);
    const other = await subscribe(await signIn(ida));
    service.answers.set(gone, [status]);
    await give();
    await passes(60);
    expect(service.asked.toSorted()).toEqual([gone, other].toSorted());
    const ended = (await list()).filter((one: { endedDatetime: unknown }) => one.endedDatetime !== null);
    expect(ended).toMatchObject([{ isHere: true }]);
    await give();
    await server.notify();
    expect(service.asked.filter((name) => name === gone)).toEqual([gone]);
    await subscribe(ida, gone);
    expect((await list()).every((one: { endedDatetime: unknown }) => one.endedDatetime === null)).toBe(true);
  });

  test.each([500, 503, 'drop' as const])(
    'fails with %s is asked again, and no other one',
    async (failure) => {
      const failing = await subscribe(ida);
      const other = await subscribe(await signIn(ida));
      service.answers.set(failing, [failure, failure]);
      await give();
      await server.notify();
      await passes(1);
      await passes(2);
      expect(service.received.map(({ to }) => to)).toEqual([other, failing]);
    },
  );

  test('does not answer is asked about one notice only until it rests no more', async () => {
    const name = await subscribe(ida);
    service.answers.set(name, ['drop', 'drop']);
    await give('First');
    await server.notify();
    for (const other of ['Second', 'Third']) await give(other);
    await server.notify();
    expect(service.asked.length).toBe(1);
    await passes(1);
    expect(service.asked.length).toBeLessThanOrEqual(4);
    await passes(3);
    expect(service.received.length).toBe(3);
  });

  test('fails for thirty days loses the browser', async () => {
    const silent = await subscribe(ida);
    await subscribe(ben);
    service.answers.set(silent, [500]);
    await give();
    await server.notify();
    await keepHouse(databaseOf(server.pool), server.now());
    expect((await list()).length).toBe(1);
    await server.pool.query(
      `update push_subscriptions set created_at = created_at - interval '31 days' where user_id = any ($1)`,
      [[ida.user.uuid, ben.user.uuid]],
    );
    await keepHouse(databaseOf(server.pool), server.now());
    expect([(await list()).length, (await list(ben)).length]).toEqual([0, 1]);
  });

  test('is overloaded is asked again when it wants', async () => {
    const name = await subscribe(ida);
    service.answers.set(name, [{ status: 429, headers: { 'retry-after': '3600' } }]);
    await give();
    await server.notify();
    await passes(59);
    expect(service.received).toEqual([]);
    await passes(2);
    expect(titles().length).toBe(1);
  });

  test('takes a notice has it on the list of what was sent, with how many browsers took it', async () => {
    const [, silent] = [await subscribe(ida), await subscribe(await signIn(ida))];
    await subscribe(await signIn(ida));
    service.answers.set(silent, [403]);
    await give('Given');
    await server.notify();
    const sent = (await ida.ask({ path: '/api/v2/sent-notices/' })).body;
    expect(sent.filter(({ destination }: { destination: string }) => destination === 'push')).toMatchObject([
      { title: 'Ben assigned “Given” to you', event: null, browserCount: 2 },
    ]);
    expect((await ben.ask({ path: '/api/v2/sent-notices/' })).body).toEqual([]);
  });

  test('fails for a day gets the notice no more', async () => {
    const name = await subscribe(ida);
    service.answers.set(name, [{ status: 503, headers: { 'retry-after': '90000' } }]);
    await give();
    await passes(1);
    await passes(26 * 60);
    expect(service.asked).toEqual([name]);
    const { rows } = await server.pool.query(
      `select name from pgboss.job where name like 'push%' and state not in ('completed', 'cancelled')`,
    );
    expect(rows).toEqual([]);
  });

  test('refuses or redirects is asked one time', async () => {
    const [first, second] = [await subscribe(ida), await subscribe(await signIn(ida))];
    service.answers.set(first, [403]);
    service.answers.set(second, [
      { status: 302, headers: { location: 'http://push.example.com/elsewhere' } },
    ]);
    await give();
    await passes(60);
    expect(service.asked.toSorted()).toEqual([first, second].toSorted());
    expect((await list()).length).toBe(2);
  });
});

test('two processes send a notice one time', async () => {
  const pool = openPool(server.databaseAddress, 4);
  const db = databaseOf(pool);
  const { now } = server;
  const log = pino({ level: 'silent' });
  const sources = pushSources({ db, now, mailLeaves: false });
  const works = pushWorks({ context: { db, now }, site, log, sources });
  const second = openJobQueue({ db, now, log, works });
  const browsers = [ida, ...(await Promise.all([signIn(ida), signIn(ida), signIn(ida)]))];
  const asked = await Promise.all(browsers.map((each) => subscribe(each)));
  await give();
  const notified = server.notify();
  await Promise.all([notified, second.runDue()]);
  await Promise.all([server.jobs.runDue(), second.runDue()]);
  await Promise.all([server.jobs.runDue(), second.runDue()]);
  expect(service.asked.toSorted()).toEqual(asked.toSorted());
  await second.stop(0);
  await pool.end();
});
