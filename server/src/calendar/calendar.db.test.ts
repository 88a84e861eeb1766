import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../accounts/session-rows.ts';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { contextOf } from '../testing/shared-space.ts';
import { makeSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

let server: TestServer;
let clock = now;
let ida: TestPerson;
let space: string;
beforeAll(async () => {
  server = await openTestServer({ now: () => clock });
});
beforeEach(async () => {
  clock = now;
  ida = await server.signUp();
  space = ida.user.defaultSpaceId;
});
afterAll(() => server.close());

const path = '/api/settings/calendar-url/';
/** Makes a new address: an existing one is never shown again. */
const address = async (person = ida) => localPath((await person.ask({ method: 'DELETE', path })).body.url);
const localPath = (url: string) => new URL(url).pathname;
const fetchAt = (at: string, headers = {}) => server.ask({ path: at, headers });
const day = (dueDate: string, more: object = {}) => ida.createGoal({ column: 1, dueDate, ...more });
const wish = (body: object) => ida.ask({ method: 'PATCH', path: '/api/settings/', body });

async function events(person = ida) {
  const { text } = await fetchAt(await address(person));
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate, endDate, description, uid }) => ({
      summary,
      start: startDate.toString(),
      end: endDate.toString(),
      description,
      uid,
    }));
}
const summaries = async () => (await events()).map(({ summary }) => summary);

describe('the address of a calendar', () => {
  test('is made and shown when it is first asked for, and is its person’s alone', async () => {
    const answers = await Promise.all([ida.ask({ path }), ida.ask({ path })]);
    const shown = answers.map(({ body }) => body.url).filter((url) => url !== null);
    expect(shown).toEqual([expect.stringMatching(/^http:\/\/localhost:4280\/calendar\/[\w-]{43}\.ics$/u)]);
    expect((await fetchAt(localPath(shown[0]))).status).toBe(200);
    expect(await address(await server.signUp())).not.toBe(localPath(shown[0]));
  });

  test('is shown once, when it is made or renewed: later only since when there is one', async () => {
    const made = (await ida.ask({ path })).body;
    expect(made).toEqual({ url: expect.any(String), createdDatetime: new Date(now).toISOString() });
    clock = now + 60_000;
    expect((await ida.ask({ path })).body).toEqual({ ...made, url: null });
    const renewed = (await ida.ask({ method: 'DELETE', path })).body;
    expect(renewed).toEqual({ url: expect.any(String), createdDatetime: new Date(clock).toISOString() });
    expect((await ida.ask({ path })).body).toEqual({ ...renewed, url: null });
  });

  test('lies nowhere in the database: what is there opens no calendar', async () => {
    const secret = (await address()).slice('/calendar/'.length, -'.ics'.length);
    const { rows } = await server.pool.query('select t::text from calendar_feeds t where user_id = $1', [
      ida.user.uuid,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].t).not.toContain(secret);
    for (const value of rows[0].t.slice(1, -1).split(','))
      expect((await fetchAt(`/calendar/${value}.ics`)).status).toBe(404);
  });

  test('goes on working when the database learns to keep a hash of it', async () => {
    const folder = join(import.meta.dirname, '..', 'db', 'migrations');
    const secret = 'K-3_'.repeat(10);
    const client = await server.pool.connect();
    try {
      await client.query('begin; create schema former; set local search_path to former, public');
      await client.query(readFileSync(join(folder, '0024-calendar-feeds.sql'), 'utf8'));
      await client.query('insert into calendar_feeds values ($1, $2, now())', [ida.user.uuid, secret]);
      await client.query(readFileSync(join(folder, '0038-hashed-calendar-addresses.sql'), 'utf8'));
      const { rows } = await client.query('select secret_hash from calendar_feeds');
      expect(rows).toEqual([{ secret_hash: hashOf(secret) }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('leads nowhere at once when another one is taken, and with its account', async () => {
    const old = await address();
    expect((await fetchAt(old)).status).toBe(200);
    const fresh = await address();
    expect(fresh).not.toBe(old);
    expect([(await fetchAt(old)).status, (await fetchAt(fresh)).status]).toEqual([404, 200]);
    await ida.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
    });
    expect((await fetchAt(fresh)).status).toBe(404);
  });

  test('is guessed by nobody', async () => {
    const right = await address();
    const wrong = [
      '/calendar/x.ics',
      `/calendar/${'x'.repeat(43)}.ics`,
      right.replace('.ics', ''),
      `${right}.ics`,
    ];
    const answers = await Promise.all(wrong.map((at) => fetchAt(at)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const limited = await openTestServer({
      limits: { calendarFeed: { perAddress: { count: 2, withinMs: 60_000 } } },
    });
    const tries = [];
    for (let at = 0; at < 3; at += 1) tries.push((await limited.ask({ path: '/calendar/x.ics' })).status);
    expect(tries).toEqual([404, 404, 429]);
    await limited.close();
  });
});

describe('a calendar', () => {
  test('is private text that is sent only when it has changed, and says to come again in an hour', async () => {
    await day('2026-11-21');
    const at = await address();
    const first = await fetchAt(at);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toMatch(/^private/u);
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(first.text).toContain('X-PUBLISHED-TTL:PT1H\r\n');
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await fetchAt(at, known);
    expect([again.status, again.text]).toEqual([304, '']);
    const tag = known['if-none-match'];
    for (const list of [`W/${tag}`, `"x", ${tag}`, '*'])
      expect((await fetchAt(at, { 'if-none-match': list })).status).toBe(304);
    await day('2026-11-22');
    expect((await fetchAt(at, known)).status).toBe(200);
  });

  test('shows timed goals of days at their moments, others on their whole day', async () => {
    await day('2026-11-21', {
      name: 'Walk, slowly; 🥾\\',
      datetimeFr: '2026-11-21T09:30:00.000Z',
      datetimeTo: '2026-11-21T11:00:00.000Z',
    });
    await day('2026-11-22', { name: 'Rest' });
    expect(await events()).toMatchObject([
      { summary: 'Walk, slowly; 🥾\\', start: '2026-11-21T09:30:00Z', end: '2026-11-21T11:00:00Z' },
      { summary: 'Rest', start: '2026-11-22', end: '2026-11-23' },
    ]);
  });

  test('shows weeks and longer horizons over their days only when that is wished for, and lives never', async () => {
    await ida.createGoal({ name: 'Week', column: 2, dueDate: '2026-11-22' });
    await ida.createGoal({ name: 'Quarter', column: 6, dueDate: '2026-12-31' });
    await ida.createGoal({ name: 'Life', column: 5, dueDate: '2060-01-01' });
    await ida.createGoal({ name: 'Some day' });
    expect(await events()).toEqual([]);
    await wish({ calendarLongHorizons: true });
    expect(await events()).toMatchObject([
      { summary: 'Week', start: '2026-11-16', end: '2026-11-23' },
      { summary: 'Quarter', start: '2026-10-01', end: '2027-01-01' },
    ]);
  });

  test('shows done goals with a tick for 30 days, no dividers, and nothing that is deleted', async () => {
    await day('2026-11-20', { name: 'Done', doneDate: '2026-11-20' });
    await day('2026-10-30', { name: 'Done long ago', doneDate: '2026-10-20' });
    await day('2026-11-20', { name: 'Line', type: 'divider' });
    const gone = await day('2026-11-20', { name: 'Gone' });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    expect(await summaries()).toEqual(['✓ Done']);
    clock = now + 31 * 86_400_000;
    expect(await summaries()).toEqual([]);
  });

  test('tells what notes say only when that is wished for', async () => {
    await day('2026-11-21', { richThoughts: { ops: [{ insert: 'Bring\nwater; bread, and “salt”\n' }] } });
    expect((await events())[0]?.description ?? null).toBeNull();
    await wish({ calendarNotes: true });
    expect((await events())[0]?.description).toBe('Bring\nwater; bread, and “salt”');
  });

  test('shows what repeats on each of its days, once, under the same name before and after it is touched', async () => {
    const first = await day('2026-11-21', { name: 'Stretch', recurrence: { rule: 'FREQ=WEEKLY' } });
    const before = await events();
    expect(before.slice(0, 3).map(({ start }) => start)).toEqual(['2026-11-21', '2026-11-28', '2026-12-05']);
    expect(before.length).toBe(58);
    const ref = `recurrence:${first.recurrence?.id}:2026-11-28`;
    await ida.ask({
      method: 'PUT',
      path: `/api/goals-2/${ref}/?mode=ONLY_THIS`,
      body: { dueDate: '2026-11-29' },
    });
    const after = await events();
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted());
    expect(after[1]).toMatchObject({ start: '2026-11-29', uid: before[1]?.uid });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${ref}/?mode=ONLY_THIS` });
    expect((await events()).length).toBe(57);
  });

  test('shows the goals of the spaces that its person has chosen and belongs to, whoever they are for', async () => {
    const ben = await server.signUp();
    const shared = (await makeSpace(ben, { name: 'Shared' })).id;
    await joinSpace(contextOf(server), shared, ida.user.uuid, 'EDITOR');
    await ben.createGoal({
      space: shared,
      name: 'Theirs',
      column: 1,
      dueDate: '2026-11-21',
      assignee: ben.user.code,
    });
    await ben.createGoal({ name: 'Ben’s own', column: 1, dueDate: '2026-11-21' });
    expect(await summaries()).toEqual(['Theirs']);
    const settings = { method: 'PATCH', path: `/api/v2/spaces/${shared}/my-settings/` };
    await ida.ask({ ...settings, body: { exportToCalendar: false } });
    expect(await summaries()).toEqual([]);
    await ida.ask({ ...settings, body: { exportToCalendar: true } });
    await leaveSpace(contextOf(server), shared, ida.user.uuid);
    expect(await summaries()).toEqual([]);
    expect(space).not.toBe(shared);
  });

  test('tells the beginning of a long note, and as many notes as a calendar can hold', async () => {
    const richThoughts = { ops: [{ insert: `${'word '.repeat(90_000)}\n` }] };
    await wish({ calendarNotes: true });
    for (const name of ['Run', 'Swim', 'Row', 'Ride'])
      await day('2026-11-21', { name, recurrence: { rule: 'FREQ=DAILY' }, richThoughts });
    const { text } = await fetchAt(await address());
    expect(text.length).toBeLessThan(5_000_000);
    const told = await events();
    expect(told.length).toBeGreaterThan(1_500);
    const noteOn = (date: string) => told.find(({ start }) => start === date)?.description ?? null;
    expect(noteOn('2026-11-22')).toMatch(/^word .*…$/su);
    expect(noteOn('2026-11-22')?.length).toBe(2_000);
    expect(noteOn('2027-12-20')).toBeNull();
  });

  test('is known by its mark as long as nothing has changed, without being made anew', async () => {
    const goal = await day('2026-11-21', { name: 'Walk' });
    const at = await address();
    const mark = (await fetchAt(at)).headers.get('etag') as string;
    const again = async () => (await fetchAt(at, { 'if-none-match': mark })).status;
    expect(await again()).toBe(304);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Run' } });
    expect(await again()).toBe(200);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Walk' } });
    await wish({ calendarNotes: true });
    expect(await again()).toBe(200);
  });
});
