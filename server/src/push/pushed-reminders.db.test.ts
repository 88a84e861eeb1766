import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { momentOf } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPushService, type PushService } from '../testing/push-service.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { newPushKey } from './push-key.ts';

const minuteMs = 60_000;
const zone = 'Europe/Berlin';

let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await openPushService();
  const { network } = service;
  server = await openTestServer({
    push: { key: newPushKey(), network, origin: 'https://plan.example.org', plainIsAllowed: true },
  });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

let ida: TestPerson;
let names = 0;
beforeEach(async () => {
  ida = await server.signUp();
  await set({ timezone: zone, amPm: false, quietHoursAreOn: false, dailyReminderIsOn: false });
  const body = service.browser(`browser-${(names += 1)}`);
  const path = '/api/v2/push-subscriptions/';
  expect((await ida.ask({ method: 'PUT', path, body })).status).toBe(200);
  await setClock('2026-12-01', 9 * 60 + 30);
  await server.remind();
  service.received.length = 0;
});

const set = (body: object) => ida.ask({ method: 'PATCH', path: '/api/settings/', body });

/** Some seconds after the full minute; earlier times need a new last minute. */
async function setClock(date: string, minutes: number): Promise<void> {
  const moment = momentOf(date, minutes, zone) + 5_000;
  if (moment < server.now()) await server.pool.query('delete from reminded_until');
  await server.turnAllClocks(moment - server.now());
}

const passes = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    await server.turnAllClocks(minuteMs);
    await server.remind();
  }
};
const at = (minutes: number) => new Date(momentOf('2026-12-01', minutes, zone)).toISOString();
const timed = (more: object = {}) =>
  ida.createGoal({
    name: 'Review onboarding copy',
    column: 1,
    dueDate: '2026-12-01',
    datetimeFr: at(600),
    datetimeTo: at(660),
    ...more,
  });

/** Earlier people are reminded too. */
const own = () => service.received.filter(({ to }) => to === `browser-${names}`);

test('a goal with a time reminds its person in every browser, for an hour at most', async () => {
  const { id } = await timed();
  await passes(20);
  expect(own()).toMatchObject([
    { title: 'In 10 minutes: Review onboarding copy', path: `/goals/${id}/`, tag: id },
  ]);
  expect(own()[0]?.text).toMatch(/^10:00.–.11:00 · /u);
  expect(own()[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'high' });
  expect(own()[0]?.event?.datetime).toBe(at(590));
});

test('a goal of a series reminds on its day, without a row of its own', async () => {
  const { recurrence } = await timed({ recurrence: { rule: 'FREQ=DAILY' } });
  await setClock('2026-12-03', 9 * 60 + 45);
  await server.remind();
  await passes(5);
  expect(own()).toMatchObject([{ title: 'In 10 minutes: Review onboarding copy' }]);
  const id = occurrenceGoalId(recurrence?.id as string, '2026-12-03');
  expect(own()[0]?.path).toBe(`/goals/${id}/`);
});

test('a reminder of a goal that is done meanwhile, or is not wanted, is not sent', async () => {
  const goal = await timed();
  await timed({ name: 'Unwanted', space: await secondSpaceOf(ida) });
  service.answers.set(`browser-${names}`, [503]);
  await passes(20);
  await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { doneDate: '2026-12-01' } });
  await passes(5);
  expect(own()).toEqual([]);
});

async function secondSpaceOf(person: TestPerson): Promise<string> {
  const made = await person.ask({ method: 'POST', path: '/api/v2/spaces/', body: { name: 'Work' } });
  const path = `/api/v2/notifications-settings/push-${made.body.id}/`;
  await person.ask({ method: 'PATCH', path, body: { goalTime: false } });
  return made.body.id;
}

test('a timed goal rings in quiet hours unless the person says otherwise', async () => {
  await set({ quietHoursAreOn: true, quietFromMinutes: 9 * 60, quietToMinutes: 12 * 60 });
  await timed();
  await passes(20);
  expect(own().length).toBe(1);
  await set({ remindsInQuietHours: false });
  await timed({ datetimeFr: at(630), datetimeTo: at(640) });
  await passes(30);
  expect(own().length).toBe(1);
});

test('one reminder a day tells of the goals without a time', async () => {
  await set({ dailyReminderIsOn: true, dailyReminderMinutes: 9 * 60 + 35 });
  for (const name of ['Water the plants', 'Call grandma'])
    await ida.createGoal({ name, column: 1, dueDate: '2026-12-01' });
  await passes(10);
  expect(own()).toMatchObject([
    { text: 'Water the plants, Call grandma', path: '/horizons/days/', tag: 'day' },
  ]);
});
