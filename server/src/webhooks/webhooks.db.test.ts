import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { type DateOnly, isoWeekday, plusDays } from '@cairn/core/time/date-only';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { databaseOf } from '../db/database.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import type { TestPerson, TestServer } from '../testing/test-server.ts';
import { isSignedWith, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { openWebhookServer } from '../testing/webhook-server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const path = '/api/v2/webhook/';
const day = '2026-11-21';

let opened: Awaited<ReturnType<typeof openWebhookServer>>;
let receiver: WebhookReceiver;
let server: TestServer;
beforeAll(async () => {
  opened = await openWebhookServer();
  ({ receiver, server } = opened);
});
afterAll(() => opened.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeEach(async () => {
  receiver.usual = 200;
  receiver.answers.length = 0;
  [ida, ben, space] = await twoMembers(server);
  await ben.ask({ method: 'PATCH', path: '/api/settings/', body: { firstName: 'Ben' } });
  await want({ goalAssigned: true, goalCreated: true });
  await server.notify();
  receiver.received.length = 0;
});

const want = (flags: object, code = 'webhook') =>
  ida.ask({ method: 'PATCH', path: `/api/v2/notifications-settings/${code}/`, body: flags });
const put = (body: object = {}, person = ida) =>
  person.ask({ method: 'PUT', path, body: { url: receiver.url, ...body } });
const setUp = async (): Promise<string> => {
  const { status, body, text } = await put();
  expect(status, text).toBe(200);
  return body.secret;
};
const read = async () => (await ida.ask({ path })).body.webhook;
const deliveries = async (person = ida) => (await person.ask({ path: `${path}deliveries/` })).body.deliveries;
const give = async (name = 'Given') =>
  (await ben.createGoal({ space, name, column: 1, dueDate: day, assignee: ida.user.code })).id;
const passes = async (ms: number) => {
  await server.turnAllClocks(ms);
  await server.jobs.runDue();
};
/** After today. */
function nextMonday(now: number): DateOnly {
  const today = todayIn('UTC', now);
  return plusDays(today, 8 - isoWeekday(today));
}
const names = () => receiver.received.map(({ content }) => content.goal?.name);

describe('a webhook', () => {
  test('is called, signed by its secret, with names and without notes', async () => {
    const secret = await setUp();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/u);
    const id = await give('Finish chapter 8');
    await ben.ask({
      method: 'PUT',
      path: `/api/goals-2/${id}/`,
      body: { richThoughts: { ops: [{ insert: 'secret thoughts\n' }] } },
    });
    await server.notify();
    const [call] = receiver.received;
    expect(receiver.received.length).toBe(1);
    expect(call?.content).toMatchObject({
      event: 'goalAssigned',
      space: { id: space },
      by: { code: ben.user.code, name: 'Ben' },
      goal: {
        id,
        name: 'Finish chapter 8',
        column: 1,
        dueDate: day,
        doneDate: null,
        url: `https://plan.example.org/goals/${id}/`,
      },
    });
    expect(Object.keys(call?.content)).toEqual(['event', 'at', 'space', 'by', 'goal']);
    expect(call?.text).not.toContain('thoughts');
    expect(call?.id).toMatch(/^msg_\w{32}$/u);
    expect(() => new Webhook(secret).verify(call?.text ?? '', call?.headers ?? {})).not.toThrow();
    expect(await read()).toMatchObject({ failingSinceDatetime: null, waitingCount: 0 });
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ event: 'goalAssigned', state: 'answered', sent: call?.text });
    expect(delivery.tries).toMatchObject([{ status: 200, failure: null }]);
  });

  test('is called for nothing that its person does not want, and never for their own acts', async () => {
    await setUp();
    await want({ goalAssigned: null, goalCreated: null });
    await give();
    await want({ goalCreated: true });
    await ida.createGoal({ space, name: 'Mine', column: 1, dueDate: day });
    await server.notify();
    expect(names()).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test('is called for the chosen spaces only, and for what its person may see when it is called', async () => {
    const other = (await ida.ask({ method: 'POST', path: '/api/v2/spaces/', body: { name: 'Alone' } })).body
      .id;
    expect((await put({ spaces: [other] })).status).toBe(200);
    await give('In another space');
    await server.notify();
    expect((await put({ spaces: [space] })).status).toBe(200);
    await give('Seen');
    receiver.answers.push(500);
    await server.notify();
    await leaveSpace({ ...contextOf(server), now: server.now }, space, ida.user.uuid);
    await passes(minuteMs);
    expect(names()).toEqual(['Seen']);
    expect(await deliveries()).toEqual([]);
    expect((await read()).spaces).toEqual([]);
    expect((await put({ spaces: [] })).body.spaces).toEqual([]);
    expect((await put({ spaces: [space] })).body.code).toBe('space.unknown');
  });

  test('with a new secret is signed with both for a day', async () => {
    const former = await setUp();
    const renewed = await ida.ask({ method: 'POST', path: `${path}secret/` });
    const { secret, secretEnd } = renewed.body;
    expect([secret === former, secretEnd]).toEqual([false, secret.slice(-4)]);
    await give('One');
    await server.notify();
    await passes(25 * hourMs);
    await give('Two');
    await server.notify();
    const signed = receiver.received.map((call) => [isSignedWith(secret, call), isSignedWith(former, call)]);
    expect(signed).toEqual([
      [true, true],
      [true, false],
    ]);
    expect((await read()).formerSecretUntilDatetime).toBeNull();
  });

  test('is not called any more once it is off or removed', async () => {
    await setUp();
    receiver.answers.push(500);
    await give('Before');
    await server.notify();
    expect((await put({ isOn: false })).body).toMatchObject({ isOn: false, secret: null });
    await give('While it is off');
    await server.notify();
    await passes(minuteMs);
    expect(names()).toEqual(['Before']);
    expect((await deliveries()).map(({ state }: { state: string }) => state)).toEqual(['failed']);
    expect((await ida.ask({ method: 'DELETE', path })).status).toBe(204);
    expect((await ida.ask({ method: 'DELETE', path })).body.code).toBe('webhook.unknown');
    expect([await read(), await deliveries()]).toEqual([null, []]);
    await give('Later');
    await server.notify();
    expect(names()).toEqual(['Before']);
  });

  test('is called for a due reminder, in quiet hours too', async () => {
    await setUp();
    await want({ goalTime: true });
    await ida.ask({
      method: 'PATCH',
      path: '/api/settings/',
      body: { quietFromMinutes: 0, quietToMinutes: 1439, remindsInQuietHours: false, timezone: 'UTC' },
    });
    const minute = Math.ceil(server.now() / minuteMs) * minuteMs;
    const [start, end] = [20, 50].map((after) => new Date(minute + after * minuteMs).toISOString());
    const today = start?.slice(0, 10);
    const { id } = await ida.createGoal({
      name: 'Call the office',
      space,
      column: 1,
      dueDate: today,
      datetimeFr: start,
      datetimeTo: end,
    });
    await server.remind();
    await server.turnAllClocks(15 * minuteMs);
    await server.remind();
    expect(receiver.received.map(({ content }) => content)).toEqual([
      expect.objectContaining({
        event: 'goalTime',
        space: { id: space, name: expect.any(String) },
        goal: expect.objectContaining({ id, name: 'Call the office', datetimeFr: start }),
      }),
    ]);
  });
});

test('a webhook is called with the day’s goals at nine, and with what the week held on Monday', async () => {
  await setUp();
  await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { timezone: 'UTC' } });
  await want({ dailyInsights: true, weeklyInsights: true, goalCreated: false });
  const monday = momentOf(nextMonday(server.now()), 9 * 60, 'UTC');
  await server.turnAllClocks(monday - minuteMs - server.now());
  await server.remind();
  const [today, friday] = [0, 3].map((days) =>
    new Date(monday - days * 24 * hourMs).toISOString().slice(0, 10),
  );
  await ida.createGoal({ space, name: 'Call the office', column: 1, dueDate: today });
  await ida.createGoal({ space, name: 'Left open', column: 1, dueDate: friday });
  await server.turnAllClocks(2 * minuteMs);
  await server.remind();
  const late = { name: 'Left open', column: 1, dueDate: friday, doneDate: null };
  const contents = receiver.received.map(({ content }) => content);
  expect(contents.toSorted((one, other) => one.event.localeCompare(other.event))).toEqual([
    {
      event: 'dailyInsights',
      at: new Date(monday).toISOString(),
      day: today,
      goals: [{ ...late, name: 'Call the office', dueDate: today }, late],
    },
    expect.objectContaining({ event: 'weeklyInsights', done: 0, doneBefore: 0, carried: 0, open: [late] }),
  ]);
});

describe('a receiver that', () => {
  test('answers 500 is called again after 1, 5 and 30 minutes, 2 and 6 hours, and then no more', async () => {
    await setUp();
    receiver.usual = { status: 500, text: `oh\0no${'x'.repeat(5000)}` };
    await give();
    await server.notify();
    const counts: number[] = [];
    for (const ms of [1, 5, 30, 120, 360, 720].map((minutes) => minutes * minuteMs)) {
      await passes(ms - 10_000);
      counts.push(receiver.received.length);
      await passes(10_000);
      counts.push(receiver.received.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(new Set(receiver.received.map(({ timestamp }) => timestamp)).size).toBe(6);
    const [delivery] = await deliveries();
    expect([delivery.state, delivery.tries.length, delivery.answer.length]).toEqual(['failed', 6, 2048]);
    expect((await read()).failingSinceDatetime).not.toBeNull();
  });

  test.each([
    ['drops the connection', 'drop', 'unreachable'],
    ['does not answer', 'hang', 'timeout'],
  ] as const)('%s is called again, and after a rest', async (_name, behaviour, failure) => {
    await setUp();
    receiver.usual = behaviour;
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await give(name);
    await server.notify();
    // The others wait until the webhook has rested.
    expect(receiver.received.length).toBeLessThanOrEqual(4);
    receiver.usual = 204;
    await passes(11 * minuteMs);
    await passes(minuteMs);
    const states = (await deliveries()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(Array(6).fill('answered'));
    const tries = (await deliveries()).flatMap((each: { tries: { failure: string }[] }) => each.tries);
    expect(tries.some((each: { failure: string }) => each.failure === failure)).toBe(true);
  });

  test('redirects is not followed', async () => {
    await setUp();
    receiver.answers.push({ status: 302, headers: { location: receiver.url } });
    await give();
    await server.notify();
    expect(receiver.received.length).toBe(1);
    expect((await deliveries())[0].tries[0].status).toBe(302);
  });

  test('fails for three days is called no more, and its person gets a mail; later all of it arrives', async () => {
    await setUp();
    receiver.usual = 503;
    await give('On the first day');
    await server.notify();
    for (let tries = 0; tries < 7; tries += 1) await passes(10 * hourMs);
    expect((await read()).isOn).toBe(true);
    await give('On the third day');
    await server.notify();
    for (let tries = 0; tries < 6; tries += 1) await passes(10 * hourMs);
    const off = await read();
    expect([off.isOn, off.givenUpDatetime === null, off.waitingCount]).toEqual([false, false, 1]);
    const mails = server.mails.filter(({ to, subject }) => to === ida.user.email && /webhook/u.test(subject));
    expect(mails.map(({ subject }) => subject)).toEqual(['Your webhook is off']);
    expect(mails[0]?.text).toContain('hooks.example.com');

    receiver.received.length = 0;
    await give('While it was off');
    await server.notify();
    await passes(10 * hourMs);
    expect(receiver.received).toEqual([]);
    const failing = await ida.ask({ method: 'POST', path: `${path}sample/` });
    expect([failing.body.state, failing.body.tries[0].status]).toEqual(['failed', 503]);
    expect((await read()).isOn).toBe(false);

    receiver.usual = 200;
    receiver.received.length = 0;
    expect((await ida.ask({ method: 'POST', path: `${path}sample/` })).body.state).toBe('answered');
    await server.jobs.runDue();
    expect(names().toSorted()).toEqual(['A goal of this sample', 'On the third day', 'While it was off']);
    expect(await read()).toMatchObject({ isOn: true, givenUpDatetime: null, waitingCount: 0 });
  });
});

describe('a delivery', () => {
  test('is sent again by hand under its id, by nobody else, and not once its goal is gone', async () => {
    await setUp();
    const id = await give();
    await server.notify();
    const [delivery] = await deliveries();
    const again = (person: TestPerson) =>
      person.ask({ method: 'POST', path: `${path}deliveries/${delivery.id}/send/` });
    expect((await again(ida)).body).toMatchObject({ id: delivery.id, state: 'answered', tries: [{}, {}] });
    expect(receiver.received[0]?.id).toBe(receiver.received[1]?.id);
    expect((await again(ben)).body.code).toBe('delivery.unknown');
    await ben.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
    expect((await again(ida)).body.code).toBe('delivery.gone');
    expect(receiver.received.length).toBe(2);
  });

  test('is listed for thirty days, fifty on a page', async () => {
    await setUp();
    for (let at = 0; at < 52; at += 1) await give(`Goal ${at}`);
    await server.notify();
    const first = (await ida.ask({ path: `${path}deliveries/` })).body;
    const rest = (await ida.ask({ path: `${path}deliveries/?cursor=${first.cursor}` })).body;
    const ids = [...first.deliveries, ...rest.deliveries].map((each: { id: string }) => each.id);
    expect([first.deliveries.length, new Set(ids).size, rest.cursor]).toEqual([50, 52, null]);
    const foreign = await ben.ask({ path: `${path}deliveries/?cursor=${first.cursor}` });
    expect(foreign.body).toEqual({ deliveries: [], cursor: null });
    await server.turnAllClocks(31 * 24 * hourMs);
    expect(await deliveries()).toEqual([]);
    await keepHouse(databaseOf(server.pool), server.now());
    const { rows } = await server.pool.query('select from webhook_deliveries where user_id = $1', [
      ida.user.uuid,
    ]);
    expect(rows).toEqual([]);
  });
});

test.each([
  ['ftp://hooks.example.com/', 'webhook.address'],
  ['https://me:secret@hooks.example.com/', 'webhook.address'],
  ['nonsense', 'webhook.address'],
  ['http://192.168.1.20/hook', 'webhook.private'],
  ['https://[::1]/', 'webhook.private'],
  ['https://hooks.example.com:8443/', 'webhook.address'],
])('the address %s is refused with %s', async (url, code) => {
  const answer = await put({ url });
  expect([answer.status, answer.body.code]).toEqual([400, code]);
  expect(await read()).toBeNull();
});

test('an address that comes to lie in a private network is not called', async () => {
  await setUp();
  await server.pool.query('update webhooks set url = $2 where user_id = $1', [
    ida.user.uuid,
    'http://10.0.0.1/hook',
  ]);
  await give();
  await server.notify();
  expect(receiver.received).toEqual([]);
  expect((await deliveries())[0].tries).toMatchObject([{ status: null, failure: 'private' }]);
});

test('the secret of a webhook lies nowhere in the database', async () => {
  const secret = await setUp();
  const { rows } = await server.pool.query('select h::text as row from webhooks h');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length, -1));
});

test('two calls at once set up one webhook, with one secret', async () => {
  const answers = await Promise.all([put(), put(), put()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ body }) => body.secret !== null).length).toBe(1);
});
