import type { GoalWire } from '@cairn/contract/goals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { twoMembers } from '../testing/shared-space.ts';
import { dates, occurrence, repeatingGoals, seriesOf, today, weekly } from '../testing/repeating-goals.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let now = Date.parse(`${today}T12:00:00Z`);
beforeAll(async () => {
  server = await openTestServer({ now: () => now });
});
beforeEach(async () => {
  now = Date.parse(`${today}T12:00:00Z`);
  ida = await server.signUp();
});
afterAll(() => server.close());

const { begin, put, remove, read, list } = repeatingGoals(() => ida);

describe('a goal that is made to repeat', () => {
  test('is the first of its occurrences, the others are in lists though nobody touched them', async () => {
    const first = await begin();
    expect(first.recurrence).toEqual({ id: expect.any(String), originalDate: today });
    const goals = await list();
    expect(dates(goals)).toEqual(['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19']);
    expect(goals.map(({ id }) => id)).toContain(first.id);
    expect(goals.map(({ id }) => id)).toContain(occurrence(first, '2026-12-05'));
  });

  test('later gives its repetitions what it holds, boxes clear', async () => {
    const richThoughts = { ops: [{ insert: 'Tea' }, { insert: '\n', attributes: { list: 'checked' } }] };
    const goal = await ida.createGoal({
      column: 2,
      dueDate: today,
      richThoughts,
      color: 'blue',
      tags: ['home'],
      durationMinutes: 45,
    });
    const repeated = (await put(goal.id, { recurrence: { rule: 'FREQ=MONTHLY' } })).body as GoalWire;
    expect(repeated.recurrence?.originalDate).toBe('2026-11-22');
    const next = (await list('column=2&from=2026-12-01&to=2026-12-31')).find(({ id }) => id !== goal.id);
    expect(next).toMatchObject({
      dueDate: '2026-12-27',
      color: 'blue',
      tags: ['home'],
      durationMinutes: 45,
      columnId: 2,
    });
    expect(next?.richThoughts?.ops[1]?.attributes).toEqual({ list: 'unchecked' });
  });

  test.each([
    ['public', { public: true }, 'goal.publicRecurring'],
    ['without a date', { column: null, dueDate: null }, 'goal.recurrence'],
    ['of a life', { column: 5 }, 'goal.recurrence'],
    ['more often than its horizon', { column: 3 }, 'goal.recurrence'],
    ['by no rule', { recurrence: { rule: 'FREQ=SOMETIMES' } }, 'goal.recurrence'],
  ])('is refused when it is %s', async (_, body, code) => {
    const answer = await ida.ask({
      method: 'POST',
      path: '/api/goals-2/',
      body: { name: 'Walk', column: 1, dueDate: today, recurrence: weekly, ...body },
    });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  test('is refused when it has subgoals, and cannot be made public', async () => {
    const parent = await ida.createGoal({ column: 1, dueDate: today });
    await ida.createGoal({ parent: parent.id });
    expect((await put(parent.id, { recurrence: weekly })).body.code).toBe('goal.subgoalsRecurring');
    const goal = await begin();
    expect((await put(goal.id, { public: true })).body.code).toBe('goal.publicRecurring');
  });
});

test('two series of one person have two temporary ids', async () => {
  const recurrence = { ...weekly, tempId: 'offline-s' };
  const first = await begin({ recurrence });
  const again = { name: 'Run', column: 1, dueDate: today, recurrence };
  expect((await ida.ask({ method: 'POST', path: '/api/goals-2/', body: again })).body.code).toBe(
    'request.invalid',
  );
  const named = await read('recurrence:offline-s:2026-11-28');
  expect(named.body.recurrence.id).toBe(seriesOf(first));
  const body = { goals: [{ ...again, tempId: 'offline-a' }] };
  const { results } = (await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body })).body;
  expect(results[0].error.code).toBe('request.invalid');
});

describe('an occurrence that nobody has touched', () => {
  test('answers like a goal, and 404 on a day that is none of the series', async () => {
    const goal = await begin();
    const answer = await read(occurrence(goal, '2026-11-28'));
    expect(answer.body).toMatchObject({ name: 'Walk', dueDate: '2026-11-28', canBeEdited: true });
    expect((await read(occurrence(goal, '2026-11-29'))).status).toBe(404);
    expect((await read(`recurrence:${seriesOf(goal)}`)).body.dueDate).toBe(today);
    expect((await read('recurrence:nothing:2026-11-28')).status).toBe(404);
  });

  test('becomes a goal of its own at the first touch, the same from two devices', async () => {
    const goal = await begin();
    const ref = occurrence(goal, '2026-11-28');
    const [one, other] = await Promise.all([
      put(ref, { name: 'Run' }, '', { 'idempotency-key': 'one' }),
      put(ref, { doneDate: '2026-11-28' }, '', { 'idempotency-key': 'other' }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.id).toBe(other.body.id);
    const touched = (await read(one.body.id)).body as GoalWire;
    expect(touched).toMatchObject({ name: 'Run', doneDate: '2026-11-28', dueDate: '2026-11-28' });
    expect(touched.recurrence).toEqual({ id: seriesOf(goal), originalDate: '2026-11-28' });
    expect((await read(ref)).body.id).toBe(one.body.id);
    expect((await list()).filter(({ dueDate }) => dueDate === '2026-11-28')).toHaveLength(1);
  });

  test('touched twice under one key is touched once, also with nothing to change', async () => {
    const goal = await begin();
    const ref = occurrence(goal, '2026-11-28');
    const touch = () => put(ref, {}, '', { 'idempotency-key': 'touch' });
    const [first, again] = [await touch(), await touch()];
    expect(again.body).toEqual(first.body);
    expect(first.body.rev).toBe(1);
  });

  test('is not made by an edit that is refused', async () => {
    const goal = await begin();
    const ref = occurrence(goal, '2026-11-28');
    expect((await put(ref, { assignee: 'nobody' })).status).toBe(400);
    const { rows } = await server.pool.query('select from goals where recurrence_id = $1', [seriesOf(goal)]);
    expect(rows).toHaveLength(1);
  });

  test('moved to another day leaves its old one empty', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-11-28'), { dueDate: '2026-11-30' });
    expect(dates(await list('column=1&from=2026-11-22&to=2026-12-05'))).toEqual(['2026-11-30', '2026-12-05']);
  });

  test('is not there for others', async () => {
    const goal = await begin();
    const ben = await server.signUp();
    const path = `/api/goals-2/${occurrence(goal, '2026-11-28')}/`;
    expect((await ben.ask({ path })).status).toBe(404);
    expect((await ben.ask({ method: 'PUT', path, body: { name: 'Mine' } })).status).toBe(404);
    expect((await ben.ask({ method: 'DELETE', path })).status).toBe(404);
    expect(await list(undefined, ben)).toEqual([]);
  });
});

describe('a list with occurrences', () => {
  test('is paged in one order, with each of them once', async () => {
    await begin({ name: 'Walk' });
    for (const [at, dueDate] of ['2026-11-25', '2026-12-01', '2026-12-19'].entries())
      await ida.createGoal({ name: `Goal ${at}`, column: 1, dueDate, horizonSequenceNo: 1900 + at * 100 });
    const whole = await list();
    const paged: GoalWire[] = [];
    for (let path = '/api/goals-2/?column=1&from=2026-11-01&to=2026-12-20&limit=2'; path !== '';) {
      const page = await ida.ask({ path });
      paged.push(...page.body);
      path = /<([^>]+)>/u.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(whole).toHaveLength(8);
  });

  test('filters them as it filters goals', async () => {
    await begin({ name: 'Übung', color: 'blue', tags: ['home'] });
    const range = 'column=1&from=2026-11-22&to=2026-12-06';
    expect(await list(`${range}&color=blue&tag=home,away&q=ubu&status=undone`)).toHaveLength(2);
    for (const filter of ['color=red', 'tag=away', 'q=lauf', 'status=done', 'assignee=nobody', 'bucket=1'])
      expect(await list(`${range}&${filter}`), filter).toEqual([]);
    expect(await list('column=2&from=2026-11-22&to=2026-12-06')).toEqual([]);
  });

  test('of more days than a page holds goes on with the next page, also of days that are years apart', async () => {
    await begin({ recurrence: { rule: 'FREQ=DAILY' } });
    await begin({ name: 'Birthday', recurrence: { rule: 'FREQ=YEARLY' } });
    const found: GoalWire[] = [];
    let path: string | undefined = '/api/goals-2/?column=1&from=2026-11-21&to=2046-11-20&limit=5000';
    while (path !== undefined) {
      const answer = await ida.ask({ path });
      expect(answer.status).toBe(200);
      found.push(...answer.body);
      path = /^<([^>]+)>; rel="next"$/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(found.filter(({ name }) => name === 'Birthday')).toHaveLength(20);
    expect(dates(found.filter(({ name }) => name === 'Walk')).at(-1)).toBe('2046-11-20');
    expect(found).toHaveLength(20 + 7305);
  });

  test('of ten thousand years of days is refused, not cut', async () => {
    await begin({ recurrence: { rule: 'FREQ=DAILY' } });
    const answer = await ida.ask({ path: '/api/goals-2/?column=1&from=0001-01-01&to=9999-12-31&limit=5000' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const goals = Array.from({ length: 25 }, (_, at) => ({
      name: `Walk ${at}`,
      tempId: `offline-${at}`,
      column: 1,
      dueDate: today,
      recurrence: { rule: 'FREQ=DAILY' },
    }));
    await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    const refused = await ida.ask({ path: '/api/goals-2/?column=1&from=0001-01-01&to=9999-12-31' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    for (const column of [2, 3, 4, 6, 7])
      expect(
        (await ida.ask({ path: `/api/goals-2/?column=${column}&from=0001-01-01&to=9999-12-31` })).status,
      ).toBe(200);
  });

  test('shows of what a daily repeat has missed the newest only', async () => {
    await begin({ recurrence: { rule: 'FREQ=DAILY' } });
    now += 10 * 86_400_000;
    expect(dates(await list('column=1&from=2026-11-01&to=2026-12-02'))).toEqual([
      '2026-11-21',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
  });
});

describe('deleting', () => {
  test('one occurrence takes its day out, and restoring brings it back', async () => {
    const goal = await begin();
    const ref = occurrence(goal, '2026-11-28');
    expect((await remove(ref)).status).toBe(204);
    expect(dates(await list())).not.toContain('2026-11-28');
    expect((await read(ref)).status).toBe(410);
    const [entry] = (await ida.ask({ path: '/api/deleted-goals/' })).body;
    await ida.ask({ method: 'POST', path: `/api/deleted-goals/${entry.id}/restore/` });
    expect(dates(await list())).toContain('2026-11-28');
  });

  test('from an occurrence on keeps what is before and what is done, and restoring brings the rest back', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-12-12'), { doneDate: today });
    await put(occurrence(goal, '2026-12-19'), { name: 'Run' });
    expect((await remove(occurrence(goal, '2026-12-05'), 'STARTING_FROM_THIS')).status).toBe(204);
    expect(dates(await list())).toEqual(['2026-11-21', '2026-11-28', '2026-12-12']);
    const [entry] = (await ida.ask({ path: '/api/deleted-goals/' })).body;
    expect(entry.deletedCount).toBe(2);
    await ida.ask({ method: 'POST', path: `/api/deleted-goals/${entry.id}/restore/` });
    expect(dates(await list())).toHaveLength(5);
  });

  test.each(['ALL', ''])('all of them keeps the done ones as one entry (%s)', async (mode) => {
    const goal = await begin();
    await put(goal.id, { doneDate: today });
    const ref = mode === 'ALL' ? occurrence(goal, '2026-12-05') : `recurrence:${seriesOf(goal)}`;
    now += 7 * 86_400_000;
    expect((await remove(ref, mode)).status).toBe(204);
    expect(dates(await list())).toEqual([today]);
    expect((await ida.ask({ path: '/api/deleted-goals/' })).body).toHaveLength(1);
    expect((await put(occurrence(goal, '2026-12-12'), { name: 'Late' })).status).toBe(410);
  });

  test('with a parent above takes its day out too', async () => {
    const goal = await begin();
    const parent = await ida.createGoal({ column: 2, dueDate: today });
    await put(occurrence(goal, '2026-11-28'), { parent: parent.id });
    await remove(parent.id);
    const scope = (await ida.ask({ path: '/api/v2/feed/' })).body.scopes[goal.space];
    const series = scope.rows.find(({ table }: { table: string }) => table === 'recurrences');
    expect(series.row.skippedDates).toEqual(['2026-11-28']);
  });
});

describe('a repeat after completion', () => {
  const chore = { recurrence: { rule: 'FREQ=WEEKLY', anchor: 'completion' } };

  test('comes again one interval after it was done, and back when that was a mistake', async () => {
    const goal = await begin(chore);
    expect(dates(await list())).toEqual([today]);
    await put(goal.id, { doneDate: '2026-11-24' });
    expect(dates(await list())).toEqual([today, '2026-12-01']);
    await put(goal.id, { doneDate: null });
    expect(dates(await list())).toEqual([today]);
  });

  test('deleted makes room for the next', async () => {
    const goal = await begin(chore);
    await remove(goal.id);
    expect(dates(await list())).toEqual(['2026-11-28']);
  });
});

describe('the feed', () => {
  test('tells a series, its changes, and that it is gone', async () => {
    const [one, other, space] = await twoMembers(server);
    const goal = await begin({}, one);
    const pull = async (cursor = '') => (await other.ask({ path: `/api/v2/feed/?cursor=${cursor}` })).body;
    const full = (await other.ask({ path: '/api/v2/feed/' })).body;
    const fed = (page: { scopes: Record<string, { rows: { table: string; row: unknown }[] }> }) =>
      page.scopes[space]?.rows.filter(({ table }) => table === 'recurrences').map(({ row }) => row);
    expect(fed(full)).toMatchObject([
      { id: seriesOf(goal), rule: 'FREQ=WEEKLY', dateFr: today, name: 'Walk' },
    ]);
    await one.ask({ method: 'DELETE', path: `/api/goals-2/${occurrence(goal, '2026-12-05')}/` });
    const next = await pull(full.cursor);
    expect(fed(next)).toMatchObject([{ skippedDates: ['2026-12-05'] }]);
    await one.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/?mode=ALL` });
    const last = await pull(next.cursor);
    expect(last.scopes[space].gone).toContainEqual(
      expect.objectContaining({ table: 'recurrences', id: seriesOf(goal) }),
    );
  });
});
