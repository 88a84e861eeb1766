import { momentOf } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../mail/outbox.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { remindPeople } from './remind-people.ts';

const minuteMs = 60_000;
const zone = 'Europe/Berlin';
/** 1 December 2026 is a Tuesday, 7 December the Monday after it. */
const tuesday = '2026-12-01';

let server: TestServer;
const mails: OutgoingMail[] = [];
beforeAll(async () => {
  const send = async (mail: OutgoingMail) => {
    if ([ida, ben].some(({ user }) => user.email === mail.to)) mails.push(mail);
  };
  server = await openTestServer({ mailSender: { send } });
});
afterAll(() => server.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  for (const person of [ida, ben]) {
    await set(person, { timezone: zone, amPm: false, dailyReminderIsOn: false });
    await wants(person, { weeklyInsights: false, membershipCreated: false });
  }
  await setClock(tuesday, 8 * 60);
  await server.remind();
  mails.length = 0;
});

const set = (person: TestPerson, body: object) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body });
const wants = (person: TestPerson, body: object, code = 'email') =>
  person.ask({ method: 'PATCH', path: `/api/v2/notifications-settings/${code}/`, body });

/** Earlier times need a new last minute. */
async function setClock(date: string, minutes: number): Promise<void> {
  const moment = momentOf(date, minutes, zone) + 5_000;
  if (moment < server.now()) await server.pool.query('delete from reminded_until');
  await server.turnAllClocks(moment - server.now());
}

async function nineOn(date: string): Promise<void> {
  await setClock(date, 8 * 60 + 58);
  await server.remind();
  await setClock(date, 9 * 60 + 1);
  await server.remind();
}

const at = (date: string, minutes: number) => new Date(momentOf(date, minutes, zone)).toISOString();
const goal = (name: string, dueDate: string, more: object = {}) =>
  ida.createGoal({ space, name, column: 1, dueDate, ...more });
const done = (id: string, doneDate: string) =>
  ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body: { doneDate } });
const subjects = () => mails.map(({ to, subject }) => [to, subject]);

test('the day’s mail comes at nine with the day’s own goals and the late ones', async () => {
  await wants(ida, { dailyInsights: true });
  await wants(ben, { dailyInsights: true });
  await goal('Call the office', tuesday, { datetimeFr: at(tuesday, 840), datetimeTo: at(tuesday, 870) });
  await goal('Portuguese', tuesday, { recurrence: { rule: 'FREQ=DAILY' } });
  await done((await goal('Write 600 words', tuesday)).id, tuesday);
  await goal('Renew the passport', '2026-11-24');
  await goal('Of Ben', tuesday, { assignee: ben.user.code });
  await goal('Tomorrow', '2026-12-02');
  await nineOn(tuesday);
  await server.remind();
  expect(subjects().toSorted()).toEqual(
    [
      [ida.user.email, 'Today: 3 goals, 1 more is late'],
      [ben.user.email, 'Today: 1 goal'],
    ].toSorted(),
  );
  const text = mails.find(({ to }) => to === ida.user.email)?.text ?? '';
  for (const line of [
    '[ ] 14:00 Call the office',
    '[ ] Portuguese',
    '[x] Write 600 words',
    '[ ] Renew the passport',
  ])
    expect(text).toContain(line);
  expect(text).toContain('since Tuesday');
  expect(text).not.toContain('Tomorrow');
  expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  await nineOn('2026-12-02');
  expect(mails.length).toBe(4);
});

test('a day without goals has no mail, and a former member none of the space', async () => {
  await wants(ida, { dailyInsights: true });
  await wants(ben, { dailyInsights: true });
  await goal('Later', '2026-12-09');
  await goal('Of Ben', tuesday, { assignee: ben.user.code });
  await leaveSpace({ ...contextOf(server), now: server.now }, space, ben.user.uuid);
  await nineOn(tuesday);
  expect(subjects()).toEqual([]);
});

test('the week’s mail comes on Mondays with what was done and what is still open', async () => {
  await wants(ida, { weeklyInsights: true });
  for (const [name, day] of [
    ['One', tuesday],
    ['Two', tuesday],
    ['Three', '2026-12-04'],
  ] as const)
    await done((await goal(name, day)).id, day);
  await done((await goal('Before', '2026-11-25')).id, '2026-11-25');
  await goal('Pricing page', '2026-12-03');
  await ida.createGoal({ space, name: 'Second pass', column: 2, dueDate: '2026-12-06' });
  await goal('Next week', '2026-12-08');
  await nineOn('2026-12-06');
  expect(mails).toEqual([]);
  await nineOn('2026-12-07');
  expect(subjects()).toEqual([[ida.user.email, 'Week 49: 3 of 5 done']]);
  const [mail] = mails;
  expect(mail?.text).toContain('2 more than in the week before. Most on Tuesday.');
  for (const line of ['Tue  ## 2', 'Fri  # 1', 'Still open', '[ ] Pricing page', '[ ] Second pass'])
    expect(mail?.text).toContain(line);
  for (const name of ['Next week', 'Before']) expect(mail?.text).not.toContain(name);
  expect(mail?.html).toContain('Still open');
});

test('the month’s mail comes on the first, for spaces where the person wants it', async () => {
  await wants(ida, { monthlyInsights: true }, `email-${space}`);
  await done((await goal('Done', '2026-12-03')).id, '2026-12-03');
  await ida.createGoal({ space, name: 'A month', column: 3, dueDate: '2026-12-31' });
  await nineOn('2027-01-01');
  expect(subjects()).toEqual([[ida.user.email, 'December: 1 of 2 done']]);
  expect(mails[0]?.text).toContain('[ ] A month');
});

test('each digest is mailed one time by two processes, waits for quiet hours, and ends by one click', async () => {
  await wants(ida, { dailyInsights: true });
  await goal('Call the office', tuesday);
  await set(ida, { quietFromMinutes: 480, quietToMinutes: 600 });
  await setClock(tuesday, 541);
  const round = () => remindPeople({ context: { ...contextOf(server), now: server.now }, jobs: server.jobs });
  await Promise.all([round(), round()]);
  await server.jobs.runDue();
  expect(mails).toEqual([]);
  await server.turnAllClocks(61 * minuteMs);
  await server.remind();
  expect(subjects()).toEqual([[ida.user.email, 'Today: 1 goal']]);
  const stop = mails[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  const ended = await server.ask({ method: 'POST', path: new URL(stop).pathname });
  expect(ended.status).toBe(204);
  await goal('Call again', '2026-12-02');
  await nineOn('2026-12-02');
  expect(mails.length).toBe(1);
});

test('nine is nine by the person’s clock, before and after it changes', async () => {
  await wants(ida, { dailyInsights: true });
  await setClock('2026-10-24', 480);
  await server.remind();
  for (const day of ['2026-10-24', '2026-10-25']) {
    await goal(`On ${day}`, day);
    await setClock(day, 8 * 60 + 58);
    await server.remind();
    const before = mails.length;
    await setClock(day, 9 * 60);
    await server.remind();
    expect(mails.length).toBe(before + 1);
  }
});
