import { momentOf, todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../mail/outbox.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { remindPeople } from './remind-people.ts';

const minuteMs = 60_000;
const zone = 'Europe/Berlin';

let server: TestServer;
let refusedMails = 0;
const mails: OutgoingMail[] = [];
beforeAll(async () => {
  const send = async (mail: OutgoingMail) => {
    refusedMails -= 1;
    if (refusedMails >= 0) throw new Error('451 Try again later');
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
    await set(person, { timezone: zone, amPm: false, quietHoursAreOn: false, dailyReminderIsOn: false });
    await person.ask({
      method: 'PATCH',
      path: '/api/v2/notifications-settings/email/',
      body: { goalTime: true, membershipCreated: false, weeklyInsights: false },
    });
  }
  await setClock('2026-12-01', 9 * 60 + 30);
  await server.remind();
  mails.length = 0;
});

const set = (person: TestPerson, body: object) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body });
const put = (person: TestPerson, id: string, body: object) =>
  person.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });

/** Turns the clock to a time in Berlin, some seconds after the full minute; earlier times need a new last minute. */
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

const at = (date: string, minutes: number) => new Date(momentOf(date, minutes, zone)).toISOString();
const times = (date: string, minutes: number) => ({
  datetimeFr: at(date, minutes),
  datetimeTo: at(date, minutes + 60),
});
const timed = (person: TestPerson, minutes: number, more: object = {}, date = '2026-12-01') =>
  person.createGoal({
    space,
    name: 'Review onboarding copy',
    column: 1,
    dueDate: date,
    ...times(date, minutes),
    ...more,
  });

interface Kept {
  readonly goalId: string | null;
  readonly datetime: string;
  readonly datetimeFr: string | null;
  readonly date: string | null;
  readonly goalCount: number | null;
}

/** The reminders of a person, as their devices read them. */
async function remindersOf(person: TestPerson): Promise<readonly Kept[]> {
  const { body } = await person.ask({ path: '/api/v2/feed/' });
  const rows = body.scopes[person.user.uuid].rows as { table: string; row: Kept }[];
  return rows.filter(({ table }) => table === 'reminders').map(({ row }) => row);
}

/** For clocks at which every session is over. */
const dueTimesOf = async (person: TestPerson) => {
  const { rows } = await server.pool.query('select due_at from reminders where scope_id = $1', [
    person.user.uuid,
  ]);
  return rows.map(({ due_at: due }) => due.toISOString());
};

/** Where the links below the button of a mail lead. */
const linksIn = (mail: OutgoingMail | undefined) =>
  Promise.all(
    [...(mail?.text ?? '').matchAll(/\/do\/([\w-]+)\//gu)].map(
      async ([, token]) => (await server.ask({ path: `/api/v2/goal-links/${token}/` })).body,
    ),
  );

const goalsOf = async (person: TestPerson) => (await remindersOf(person)).map(({ goalId }) => goalId);

describe('a goal with a time', () => {
  test('reminds its maker one time, ten minutes before, in the bell and by mail', async () => {
    const goal = await timed(ida, 600);
    await passes(19);
    expect(await remindersOf(ida)).toEqual([]);
    await passes(1);
    await server.remind();
    expect(await remindersOf(ida)).toMatchObject([
      { goalId: goal.id, datetime: at('2026-12-01', 590), datetimeFr: at('2026-12-01', 600), date: null },
    ]);
    expect(await remindersOf(ben)).toEqual([]);
    await passes(30);
    expect((await remindersOf(ida)).length).toBe(1);
    const [mail] = mails;
    expect([mails.length, mail?.to]).toEqual([1, ida.user.email]);
    expect(mail?.subject).toBe('In 10 minutes: Review onboarding copy');
    expect(mail?.text).toMatch(/10:00.–.11:00/u);
    expect(mail?.text).toContain(`/goals/${goal.id}/`);
    expect(mail?.html).toMatch(/10:00.–.11:00/u);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(await linksIn(mail)).toMatchObject([
      { act: 'done', goalId: goal.id, state: 'open', ...times('2026-12-01', 600) },
      { act: 'hour', goalId: goal.id, state: 'open', ...times('2026-12-01', 660) },
      { act: 'tomorrow', goalId: goal.id, state: 'open', ...times('2026-12-02', 600) },
    ]);
  });

  test('reminds the assignee instead of the maker, and no follower', async () => {
    const goal = await timed(ida, 600, { assignee: ben.user.code });
    await ida.ask({ method: 'PUT', path: `/api/v2/goals-2/${goal.id}/watch/`, body: { watch: 'following' } });
    await passes(25);
    expect([await goalsOf(ida), await goalsOf(ben)]).toEqual([[], [goal.id]]);
  });

  test('reminds at the lead time of each person', async () => {
    await set(ida, { reminderLeadMinutes: 0 });
    await set(ben, { reminderLeadMinutes: 60 });
    await timed(ida, 600);
    await timed(ben, 660);
    await passes(29);
    expect((await remindersOf(ida)).length).toBe(0);
    await passes(1);
    expect((await remindersOf(ida)).map(({ datetime }) => datetime)).toEqual([at('2026-12-01', 600)]);
    expect((await remindersOf(ben)).map(({ datetime }) => datetime)).toEqual([at('2026-12-01', 600)]);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'In an hour: Review onboarding copy',
      'Now: Review onboarding copy',
    ]);
  });

  test('does not remind after it was done, deleted or muted, and reminds at its new time after a move', async () => {
    const [done, gone, muted, moved] = [
      await timed(ida, 600),
      await timed(ida, 600),
      await timed(ida, 600),
      await timed(ida, 600),
    ];
    await put(ida, done.id, { doneDate: '2026-12-01' });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    await ida.ask({ method: 'PUT', path: `/api/v2/goals-2/${muted.id}/watch/`, body: { watch: 'muted' } });
    await put(ida, moved.id, times('2026-12-01', 605));
    await passes(20);
    expect(await goalsOf(ida)).toEqual([]);
    await passes(5);
    expect(await remindersOf(ida)).toMatchObject([{ goalId: moved.id, datetime: at('2026-12-01', 595) }]);
  });

  test('reminds again at a new time, but not when only the lead time changes', async () => {
    const goal = await timed(ida, 600);
    await passes(20);
    await set(ida, { reminderLeadMinutes: 5 });
    await passes(6);
    expect((await remindersOf(ida)).length).toBe(1);
    await put(ida, goal.id, times('2026-12-01', 620));
    await passes(20);
    expect((await remindersOf(ida)).map(({ datetimeFr }) => datetimeFr)).toEqual([
      at('2026-12-01', 600),
      at('2026-12-01', 620),
    ]);
  });

  test('does not remind a former member, and hides an earlier reminder from devices with the goal', async () => {
    await timed(ida, 600, { assignee: ben.user.code });
    await leaveSpace({ ...contextOf(server), now: server.now }, space, ben.user.uuid);
    await passes(25);
    expect(await remindersOf(ben)).toEqual([]);
    expect(mails).toEqual([]);
  });

  test('stays in the bell alone in quiet hours, where the person wants no ringing', async () => {
    await set(ida, { quietHoursAreOn: true, quietFromMinutes: 540, quietToMinutes: 660 });
    await timed(ida, 600);
    await passes(20);
    expect([(await remindersOf(ida)).length, mails.length]).toEqual([1, 1]);
    await set(ida, { remindsInQuietHours: false });
    await timed(ida, 610);
    await passes(10);
    expect([(await remindersOf(ida)).length, mails.length]).toEqual([2, 1]);
  });

  test('is mailed only where the person wants it, and only while it still begins then', async () => {
    await ida.ask({
      method: 'PATCH',
      path: `/api/v2/notifications-settings/email-${space}/`,
      body: { goalTime: false },
    });
    await timed(ida, 600);
    const own = await timed(ida, 600, { name: 'Swim', space: await secondSpace(server, ida.user.uuid) });
    refusedMails = 1;
    await passes(20);
    expect([(await remindersOf(ida)).length, mails.length]).toEqual([2, 0]);
    await put(ida, own.id, times('2026-12-01', 700));
    await passes(5);
    expect(mails).toEqual([]);
    await passes(100);
    expect(mails.map(({ subject }) => subject)).toEqual(['In 10 minutes: Swim']);
  });
});

describe('a repeat', () => {
  const daily = (more: object = {}) => timed(ida, 600, { recurrence: { rule: 'FREQ=DAILY' }, ...more });
  const occurrence = (id: string, date: string) => `recurrence:${id}:${date}`;

  test('reminds of each day by its clock, across a change of the clocks', async () => {
    await setClock('2026-10-23', 595);
    await server.remind();
    mails.length = 0;
    const first = await timed(ida, 600, { recurrence: { rule: 'FREQ=DAILY' } }, '2026-10-24');
    expect(first.recurrence).not.toBeNull();
    for (const day of ['2026-10-24', '2026-10-25', '2026-10-26']) {
      await setClock(day, 588);
      await server.remind();
      await passes(5);
    }
    const reminded = await remindersOf(ida);
    expect(reminded.map(({ datetime }) => datetime)).toEqual(
      ['2026-10-24', '2026-10-25', '2026-10-26'].map((day) => at(day, 590)),
    );
    expect(mails.length).toBe(3);
    expect(mails[2]?.text).toMatch(/10:00.–.11:00/u);
    expect(await linksIn(mails[2])).toMatchObject([
      { act: 'done', goalId: reminded.at(-1)?.goalId, state: 'open' },
      { act: 'hour', state: 'open', ...times('2026-10-26', 660) },
      { act: 'tomorrow', state: 'open', ...times('2026-10-27', 600) },
    ]);
  });

  test('leaves out days that are done, deleted or moved, and reminds of a moved day at its own time', async () => {
    const { recurrence } = await daily();
    const id = recurrence?.id as string;
    await put(ida, occurrence(id, '2026-12-02'), { doneDate: '2026-12-01' });
    await ida.ask({
      method: 'DELETE',
      path: `/api/goals-2/${occurrence(id, '2026-12-03')}/?recurrenceScope=ONLY_THIS`,
    });
    await put(ida, occurrence(id, '2026-12-04'), {
      ...times('2026-12-04', 720),
      recurrence: { scope: 'ONLY_THIS' },
    });
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']) {
      for (const minutes of [589, 709]) {
        await setClock(day, minutes);
        await server.remind();
        await passes(2);
      }
    }
    expect((await remindersOf(ida)).map(({ datetime }) => datetime)).toEqual([
      at('2026-12-04', 710),
      at('2026-12-05', 590),
    ]);
  });

  test('reminds of a whole muted series never', async () => {
    const { recurrence } = await daily();
    await ida.ask({
      method: 'PUT',
      path: `/api/v2/goals-2/recurrence:${recurrence?.id}/watch/`,
      body: { watch: 'muted' },
    });
    await setClock('2026-12-02', 585);
    await server.remind();
    await passes(10);
    expect(await remindersOf(ida)).toEqual([]);
  });
});

describe('goals without a time', () => {
  const untimed = (more: object = {}) =>
    ida.createGoal({ space, name: 'Call parents', column: 1, dueDate: '2026-12-01', ...more });
  beforeEach(() => set(ida, { dailyReminderIsOn: true, dailyReminderMinutes: 580 }));

  test('remind together, one time a day, of the open ones of today that are the person’s own', async () => {
    await untimed();
    await untimed({ name: 'Buy bread', recurrence: { rule: 'FREQ=DAILY' } });
    await untimed({ name: 'Done', doneDate: '2026-12-01' });
    await untimed({ name: 'Of Ben', assignee: ben.user.code });
    await untimed({ name: 'Tomorrow', dueDate: '2026-12-02' });
    await passes(12);
    expect(await remindersOf(ida)).toMatchObject([
      { goalId: null, date: '2026-12-01', goalCount: 2, datetime: at('2026-12-01', 580) },
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 goals without a time today']);
    for (const name of ['Call parents', 'Buy bread', '/horizons/days/'])
      expect(mails[0]?.text).toContain(name);
    await setClock('2026-12-02', 579);
    await server.remind();
    await passes(2);
    expect(await remindersOf(ida)).toMatchObject([
      { date: '2026-12-01' },
      { date: '2026-12-02', goalCount: 2 },
    ]);
  });

  test('remind nobody of an empty day', async () => {
    await untimed({ dueDate: '2026-12-02' });
    await passes(12);
    expect(await remindersOf(ida)).toEqual([]);
    expect(mails).toEqual([]);
  });

  test('remind at the time of the zone where the person is, also in a night that loses the hour', async () => {
    await set(ida, { timezone: 'America/New_York' });
    await untimed();
    await passes(12);
    expect(await remindersOf(ida)).toEqual([]);
    await set(ida, { timezone: zone, dailyReminderMinutes: 150 });
    await untimed({ dueDate: '2027-03-28' });
    await setClock('2027-03-28', 119);
    await server.remind();
    await passes(20);
    expect(await dueTimesOf(ida)).toEqual([]);
    await passes(15);
    // A clock that shows 01:59 shows 03:00 next, so 02:30 is at 03:30.
    expect(await dueTimesOf(ida)).toEqual(['2027-03-28T01:30:00.000Z']);
  });

  test('remind of the day before until the person’s day ends', async () => {
    await set(ida, { dailyReminderMinutes: 60, dayEndsAtHour: 3 });
    await untimed();
    await setClock('2026-12-02', 58);
    await server.remind();
    await passes(3);
    expect(await remindersOf(ida)).toMatchObject([{ date: '2026-12-01', goalCount: 1 }]);
    expect(todayIn(zone, server.now())).toBe('2026-12-02');
  });
});

describe('the round', () => {
  const round = () => remindPeople({ context: roundContext(), jobs: server.jobs });
  const roundContext = () => ({ ...contextOf(server), now: server.now });

  test('hands out each reminder one time, by two processes and after a kill', async () => {
    await timed(ida, 600);
    await timed(ben, 600);
    await server.turnAllClocks(20 * minuteMs);
    await Promise.all([round(), round()]);
    // A killed process has written reminders, but not that their minute is over.
    await server.pool.query(`update reminded_until set minute = minute - interval '15 minutes'`);
    await round();
    await server.jobs.runDue();
    expect([(await remindersOf(ida)).length, (await remindersOf(ben)).length, mails.length]).toEqual([
      1, 1, 2,
    ]);
  });

  test('drops reminders that a stopped server missed by more than an hour', async () => {
    const late = await timed(ida, 600);
    await server.turnAllClocks(100 * minuteMs);
    const missed = await timed(ida, 640);
    await server.remind();
    expect(await goalsOf(ida)).toEqual([missed.id]);
    expect(late.id).not.toBe(missed.id);
    expect(mails.map(({ subject }) => subject)).toEqual(['Now: Review onboarding copy']);
  });

  test('forgets reminders after 30 days', async () => {
    await timed(ida, 600);
    await passes(25);
    await timed(ida, 600, {}, '2027-01-02');
    await setClock('2027-01-02', 589);
    await server.remind();
    await passes(2);
    expect((await remindersOf(ida)).map(({ datetime }) => datetime)).toEqual([at('2027-01-02', 590)]);
  });
});
