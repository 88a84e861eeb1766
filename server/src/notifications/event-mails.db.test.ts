import { notifiableTypes } from '@cairn/core/notifications/notice-for';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../mail/outbox.ts';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { mailsInAnHour } from './notify-of-events.ts';

const minuteMs = 60_000;

let server: TestServer;
let refusedMails = 0;
const mails: OutgoingMail[] = [];
beforeAll(async () => {
  const send = async (mail: OutgoingMail) => {
    refusedMails -= 1;
    if (refusedMails >= 0) throw new Error('451 Try again later');
    mails.push(mail);
  };
  server = await openTestServer({ mailSender: { send } });
});
afterAll(() => server.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
let goal: string;
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  for (const person of [ida, ben]) await set(person, { quietHoursAreOn: false });
  goal = (await ida.createGoal({ space, name: 'Finish chapter 8', column: 1, dueDate: '2026-11-21' })).id;
  // Ida gets a mail about the new member.
  await server.notify();
  await passes(60);
  mails.length = 0;
});

const context = () => ({ ...contextOf(server), now: server.now });
const set = (person: TestPerson, body: object) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body });
const choose = (person: TestPerson, code: string, body: object) =>
  person.ask({ method: 'PATCH', path: `/api/v2/notifications-settings/${code}/`, body });
const put = (person: TestPerson, body: object, id = goal) =>
  person.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
const say = (person: TestPerson, text: string, ...named: TestPerson[]) =>
  person.ask({
    method: 'POST',
    path: `/api/v2/goals-2/${goal}/comments/`,
    body: {
      richText: {
        ops: [
          ...named.map(({ user }) => ({ insert: { mention: { id: user.uuid } } })),
          { insert: `${text}\n` },
        ],
      },
    },
  });
const sent = () => mails.map(({ to, subject }) => [to, subject]);
const passes = async (minutes: number) => {
  await server.turnAllClocks(minutes * minuteMs);
  await server.notify();
};
const benIs = (name: string) => set(ben, { firstName: name });

describe('a mail', () => {
  test('comes at once of a goal that is given to a person, with one-click unsubscribing', async () => {
    await benIs('Ben');
    await put(ben, { assignee: ida.user.code });
    await server.notify();
    const [mail] = mails;
    expect([mails.length, mail?.to]).toEqual([1, ida.user.email]);
    expect(mail?.subject).toContain('Ben');
    expect(mail?.subject).toContain('Finish chapter 8');
    expect(mail?.text).toContain(`/goals/${goal}/`);
    expect(mail?.html).toContain(`/goals/${goal}/`);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test('quotes a comment with the names in it, one time for a follower who is mentioned', async () => {
    await set(ida, { firstName: 'Ida' });
    await say(ben, ' the survey ended', ida);
    await server.notify();
    expect(mails.map(({ to }) => to)).toEqual([ida.user.email]);
    expect(mails[0]?.text).toContain('@Ida the survey ended');
  });

  test('of one goal comes at most every 15 minutes, and folds what came in between', async () => {
    await say(ben, 'one');
    await server.notify();
    expect(mails.length).toBe(1);
    await say(ben, 'two');
    await put(ben, { assignee: ida.user.code });
    await say(ben, 'three');
    await passes(14);
    expect(mails.length).toBe(1);
    await passes(1);
    expect(mails.length).toBe(2);
    for (const text of ['two', 'three']) expect(mails[1]?.text).toContain(text);
    await passes(60);
    expect(mails.length).toBe(2);
  });

  test('never tells a person of their own acts', async () => {
    await put(ida, { assignee: ida.user.code, name: 'Mine' });
    await say(ida, 'note to myself', ida);
    await server.notify();
    expect(sent()).toEqual([]);
  });

  test('comes of what the person chose, in the space where they chose it', async () => {
    await put(ben, { doneDate: '2026-11-21' });
    await server.notify();
    expect(sent()).toEqual([]);
    await choose(ida, `email-${space}`, { goalDone: true, goalAssigned: false, goalCreated: true });
    await put(ben, { doneDate: null });
    await put(ben, { doneDate: '2026-11-22' });
    await ben.createGoal({
      space,
      name: 'Given away',
      column: 1,
      dueDate: '2026-11-21',
      assignee: ida.user.code,
    });
    await ben.createGoal({ space, name: 'Free', column: 1, dueDate: '2026-11-21' });
    await server.notify();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('completed “Finish chapter 8”'),
      expect.stringContaining('created “Free”'),
    ]);
  });

  test('tells the members who joined and who left, by name', async () => {
    const omar = await server.signUp();
    await set(omar, { firstName: 'Omar', lastName: 'Aziz' });
    await joinSpace(context(), space, omar.user.uuid, 'EDITOR');
    await server.notify();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([ida.user.email, ben.user.email].toSorted());
    const memberships = (await ida.ask({ path: `/api/v2/spaces/${space}/memberships/` })).body;
    const { id } = memberships.find(({ userId }: { userId: string }) => userId === omar.user.uuid);
    await ida.ask({ method: 'DELETE', path: `/api/v2/memberships/${id}/` });
    await passes(20);
    expect(mails.map(({ to, subject }) => [to, subject]).at(-1)).toEqual([
      ben.user.email,
      expect.stringContaining('Omar Aziz is no longer'),
    ]);
    expect(mails.length).toBe(3);
  });
});

test('the trigger keeps the events that can notify somebody', async () => {
  const { rows } = await server.pool.query(
    `select prosrc as source from pg_proc where proname = 'keep_event_to_notify'`,
  );
  const kept = String(rows[0].source)
    .match(/'[A-Z_]+'/gu)
    ?.map((quoted) => quoted.slice(1, -1));
  expect(kept?.toSorted()).toEqual(notifiableTypes.toSorted());
});

describe('nobody is told', () => {
  test('of a goal that they muted, or stopped to follow before the mail', async () => {
    await say(ben, 'one');
    await server.notify();
    await say(ben, 'two ', ida);
    await server.notify();
    await ida.ask({ method: 'POST', path: `/api/v2/goals-2/${goal}/mute/`, body: {} });
    await passes(20);
    expect(mails.length).toBe(1);
    await ida.ask({ method: 'POST', path: `/api/v2/goals-2/${goal}/follow/`, body: {} });
    await say(ben, 'three');
    await server.notify();
    expect(mails.length).toBe(2);
    await say(ben, 'four');
    await server.notify();
    await ida.ask({ method: 'DELETE', path: `/api/v2/goals-2/${goal}/follow/` });
    await passes(20);
    expect(mails.length).toBe(2);
  });

  test('of what they may not see any more when the mail would be sent', async () => {
    await say(ida, 'for you', ben);
    await server.notify();
    expect(mails.length).toBe(1);
    await say(ida, 'more', ben);
    await server.notify();
    await leaveSpace(context(), space, ben.user.uuid);
    await passes(20);
    expect(mails.length).toBe(1);
    await joinSpace(context(), space, ben.user.uuid, 'EDITOR');
    await passes(20);
    expect(mails.filter(({ to }) => to === ben.user.email).length).toBe(1);
  });

  test('of a comment or goal that is gone when the mail would be sent', async () => {
    await say(ben, 'one', ida);
    await server.notify();
    const comment = (await say(ben, 'slip of the tongue', ida)).body.id;
    await server.notify();
    await ben.ask({ method: 'DELETE', path: `/api/v2/goals-2/${goal}/comments/${comment}/` });
    await passes(20);
    expect(mails.length).toBe(1);
    await say(ben, 'again', ida);
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    await passes(20);
    expect(mails.length).toBe(1);
  });

  test('of overdue goals that move on by themselves', async () => {
    await choose(ida, 'email', { goalRescheduled: true });
    const move = (changes: object) =>
      server.pool.query(
        `insert into events (id, scope_id, type, user_id, goal_id, changes, created_at)
         values (gen_random_uuid(), $1, 'GOAL_RESCHEDULED', $2, $3, $4, $5)`,
        [space, ben.user.uuid, goal, changes, new Date(server.now())],
      );
    await move({ dueDate: ['2026-11-21', '2026-11-22'], automatic: [false, true] });
    await server.notify();
    expect(sent()).toEqual([]);
    await move({ dueDate: ['2026-11-22', '2026-11-23'] });
    await server.notify();
    expect(mails.length).toBe(1);
  });

  test('of what they turned off in between', async () => {
    await say(ben, 'one');
    await server.notify();
    await say(ben, 'two');
    await server.notify();
    await choose(ida, 'email', { commentCreated: false });
    await passes(20);
    expect(mails.length).toBe(1);
  });
});

test('in quiet hours mails wait for their end, in the zone of the person', async () => {
  const timezone = 'Asia/Kathmandu';
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
  const [hour = 0, minute = 0] = clock.format(server.now()).split(':').map(Number);
  const at = (minutes: number) => (hour * 60 + minute + minutes + 1440) % 1440;
  await set(ida, { timezone, quietHoursAreOn: true, quietFromMinutes: at(-60), quietToMinutes: at(60) });
  await say(ben, 'good night', ida);
  await server.notify();
  await passes(55);
  expect(sent()).toEqual([]);
  await passes(6);
  expect(mails.map(({ to }) => to)).toEqual([ida.user.email]);
});

test('many goals in an hour fold by space', async () => {
  const body = { space, column: 1 as const, dueDate: '2026-11-21', assignee: ida.user.code };
  const goals = Array.from({ length: mailsInAnHour + 30 }, (_, index) => ({
    ...body,
    name: `Goal ${index}`,
    tempId: `many-${index}`,
  }));
  await ben.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
  await server.notify();
  expect(mails.length).toBe(mailsInAnHour + 1);
});

test('a mail server that refuses gets the same mail later, one time', async () => {
  refusedMails = 2;
  await say(ben, 'one');
  await server.notify();
  expect(mails).toEqual([]);
  await passes(1);
  await passes(5);
  await passes(60);
  expect(mails.length).toBe(1);
});

test('an event that cannot be told keeps no other waiting', async () => {
  await server.pool.query(`
    create function refuse_ben() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await server.pool.query(`
    create trigger refuse_ben before insert on waiting_notices
    for each row when (new.user_id = '${ben.user.uuid}') execute function refuse_ben()`);
  try {
    await say(ida, 'to Ben', ben);
    await say(ben, 'to Ida', ida);
    await server.notify();
    expect(mails.map(({ to }) => to)).toEqual([ida.user.email]);
  } finally {
    await server.pool.query('drop trigger refuse_ben on waiting_notices; drop function refuse_ben');
  }
  await server.notify();
  expect(mails.map(({ to }) => to)).toEqual([ida.user.email, ben.user.email]);
});

test('an address gets mails of events when it is confirmed, where mails leave', async () => {
  const own = await openTestServer({ mailLeaves: true });
  const [owner, member, shared] = await twoMembers(own);
  for (const person of [owner, member]) await set(person, { quietHoursAreOn: false });
  const give = () =>
    member.createGoal({ space: shared, column: 1, dueDate: '2026-11-21', assignee: owner.user.code });
  await give();
  await own.notify();
  const eventMails = () => own.mails.filter(({ headers }) => 'List-Unsubscribe' in headers).length;
  expect(eventMails()).toBe(0);
  await own.pool.query('update users set email_verified = true where id = $1', [owner.user.uuid]);
  await give();
  await own.notify();
  expect(eventMails()).toBe(1);
  await own.close();
});
