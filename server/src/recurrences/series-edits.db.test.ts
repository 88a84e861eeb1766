import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dates, occurrence, repeatingGoals, today, weekly } from '../testing/repeating-goals.ts';
import { secondSpace } from '../testing/shared-space.ts';
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

const { begin, put, read, list, remove } = repeatingGoals(() => ida);

describe('an edit for several', () => {
  test('names the series that takes over, so that a device knows it beforehand', async () => {
    const goal = await begin();
    const recurrence = { tempId: 'offline-rest' };
    const ref = occurrence(goal, '2026-12-05');
    const split = await put(ref, { name: 'Run', recurrence }, 'STARTING_FROM_THIS');
    const next = seriesIdUnder(ida.user.uuid as string, 'offline-rest');
    expect(split.body.recurrence).toEqual({ id: next, originalDate: '2026-12-05' });
    expect((await list()).map(({ id }) => id)).toContain(`recurrence:${next}:2026-12-12`);
    const again = await put(
      `recurrence:${next}:2026-12-12`,
      { name: 'Swim', recurrence },
      'STARTING_FROM_THIS',
    );
    expect(again.body.code).toBe('request.invalid');
  });

  test('gives all a planned length, those touched and open too', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-11-28'), { color: 'red' });
    await put(occurrence(goal, '2026-12-05'), { durationMinutes: 45 }, 'ALL');
    const goals = await list();
    expect(goals.length).toBeGreaterThan(3);
    expect(new Set(goals.map(({ durationMinutes }) => durationMinutes))).toEqual(new Set([45]));
  });

  test('moves them all: those touched and open by the same distance, those done and deleted stay', async () => {
    const goal = await begin();
    await put(goal.id, { doneDate: today });
    await put(occurrence(goal, '2026-11-28'), { dueDate: '2026-11-29', column: 1, color: 'red' });
    await remove(occurrence(goal, '2026-12-12'));
    const answer = await put(occurrence(goal, '2026-12-05'), { column: 1, dueDate: '2026-12-07' }, 'ALL');
    expect(answer.body).toMatchObject({ dueDate: '2026-12-07', recurrence: { originalDate: '2026-12-07' } });
    const goals = await list();
    expect(dates(goals)).toEqual([today, '2026-12-01', '2026-12-07']);
    expect(goals.find(({ color }) => color === 'red')?.recurrence?.originalDate).toBe('2026-11-30');
    expect(goals.find(({ doneDate }) => doneDate)?.recurrence).toEqual({
      id: answer.body.recurrence.id,
      originalDate: '2026-11-23',
    });
    expect(dates(await list('column=1&from=2026-12-10&to=2026-12-31'))).toEqual(['2026-12-21', '2026-12-28']);
  });

  test('moved onto days that others had, each goal keeps its own', async () => {
    const recurrence = { rule: 'FREQ=WEEKLY;BYDAY=MO,TH' };
    const goal = await begin({ dueDate: '2026-11-23', recurrence });
    await put(occurrence(goal, '2026-11-26'), { name: 'Thursday' });
    await put(occurrence(goal, '2026-11-30'), { name: 'Monday' });
    await put(goal.id, { column: 1, dueDate: '2026-11-26' }, 'ALL');
    const goals = await list('column=1&from=2026-11-23&to=2026-12-06');
    expect(goals.map(({ name, dueDate }) => `${dueDate} ${name}`).toSorted()).toEqual([
      '2026-11-26 Walk',
      '2026-11-29 Thursday',
      '2026-12-03 Monday',
      '2026-12-06 Walk',
    ]);
    const touched = await put(goals.find(({ id }) => id.startsWith('recurrence'))?.id ?? '', {
      color: 'red',
    });
    expect(touched.status).toBe(200);
  });

  test('is moved from a day on, and before it everything stays', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-12-05'), { column: 1, dueDate: '2026-12-06' }, 'STARTING_FROM_THIS');
    expect(dates(await list())).toEqual([today, '2026-11-28', '2026-12-06', '2026-12-13', '2026-12-20']);
  });

  test('moves nothing to another horizon, nor where no rule says it; after completion this one alone', async () => {
    const goal = await begin({ recurrence: { rule: 'FREQ=MONTHLY;BYDAY=1SA,3SA' } });
    for (const place of [
      { column: 2, dueDate: '2026-12-06' },
      { column: 1, dueDate: '2026-12-06' },
    ])
      expect((await put(occurrence(goal, '2026-12-05'), place, 'ALL')).body.code).toBe('goal.recurrence');
    const chore = await begin({ recurrence: { ...weekly, anchor: 'completion' } });
    const moved = await put(chore.id, { column: 1, dueDate: '2026-11-24' }, 'ALL');
    expect(moved.body).toMatchObject({ dueDate: '2026-11-24', recurrence: chore.recurrence });
  });

  test('ONLY_THIS is what is meant when nothing is said', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-11-28'), { name: 'Run' });
    expect((await list()).map(({ name }) => name).toSorted()).toEqual([
      'Run',
      'Walk',
      'Walk',
      'Walk',
      'Walk',
    ]);
  });

  test('ALL changes every open one, also those touched, not those done', async () => {
    const goal = await begin();
    await put(goal.id, { doneDate: today });
    await put(occurrence(goal, '2026-11-28'), { color: 'red' });
    await put(occurrence(goal, '2026-12-05'), { name: 'Run' }, 'ALL');
    const goals = (await list()).toSorted((one, other) =>
      (one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1,
    );
    expect(goals.map(({ name }) => name)).toEqual(['Walk', 'Run', 'Run', 'Run', 'Run']);
    expect(goals[1]?.color).toBe('red');
  });

  test('ALL says for the others what one of them was called alone before', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-11-28'), { name: 'Run' });
    await put(occurrence(goal, '2026-11-28'), { name: 'Run' }, 'ALL');
    expect(new Set((await list()).map(({ name }) => name))).toEqual(new Set(['Run']));
  });

  test('STARTING_FROM_THIS leaves what is before', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-12-12'), { color: 'red' });
    await put(occurrence(goal, '2026-12-05'), { name: 'Run' }, 'STARTING_FROM_THIS');
    const goals = (await list()).toSorted((one, other) =>
      (one.dueDate ?? '') < (other.dueDate ?? '') ? -1 : 1,
    );
    expect(goals.map(({ name }) => name)).toEqual(['Walk', 'Walk', 'Run', 'Run', 'Run']);
    expect(dates(goals)).toHaveLength(new Set(dates(goals)).size);
    // An offline device still sends the old series' id.
    expect((await put(occurrence(goal, '2026-12-19'), { tags: ['late'] })).body.name).toBe('Run');
  });

  test('of the rule keeps the past as it was and lets the rest follow the new one', async () => {
    const goal = await begin();
    now += 8 * 86_400_000;
    const answer = await put(occurrence(goal, '2026-12-05'), { recurrence: { rule: 'FREQ=MONTHLY' } }, 'ALL');
    expect(answer.status).toBe(200);
    expect(dates(await list('column=1&from=2026-11-01&to=2027-02-28'))).toEqual([
      '2026-11-21',
      '2026-11-28',
      '2026-12-05',
      '2026-12-21',
      '2027-01-21',
      '2027-02-21',
    ]);
  });

  test('does not go on where another series has taken over, whoever has not heard of that', async () => {
    const goal = await begin();
    await put(occurrence(goal, '2026-12-05'), { name: 'Run' }, 'STARTING_FROM_THIS');
    await put(goal.id, { recurrence: { rule: 'FREQ=WEEKLY;BYDAY=SA,SU', dateTo: null } }, 'ALL');
    expect(dates(await list('column=1&from=2026-11-21&to=2026-12-13'))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
      '2026-12-05',
      '2026-12-12',
    ]);
  });

  test('"Save as template" gives all repetitions these notes', async () => {
    const goal = await begin();
    const ops = [{ insert: 'Shoes\n' }];
    await put(goal.id, { recurrence: { richThoughts: { ops } } });
    expect((await read(occurrence(goal, '2026-12-05'))).body.richThoughts).toEqual({ ops });
    expect((await read(goal.id)).body.richThoughts).toBeNull();
  });

  test('null ends the repeating: this one alone, or with the rest', async () => {
    const goal = await begin();
    const alone = (await put(occurrence(goal, '2026-11-28'), { recurrence: null })).body;
    expect(alone).toMatchObject({ recurrence: null, dueDate: '2026-11-28' });
    expect(dates(await list())).toHaveLength(5);
    await put(occurrence(goal, '2026-12-05'), { recurrence: null }, 'STARTING_FROM_THIS');
    expect(dates(await list())).toEqual(['2026-11-21', '2026-11-28', '2026-12-05']);
  });

  test('null takes a goal out of a series that has ended, too', async () => {
    const goal = await begin();
    await put(goal.id, { doneDate: today });
    await put(occurrence(goal, '2026-12-05'), { recurrence: null }, 'ALL');
    expect((await read(goal.id)).body.recurrence).not.toBeNull();
    expect((await put(goal.id, { doneDate: null, recurrence: null })).body.recurrence).toBeNull();
  });

  test('one that leaves its series and begins another by its id, said at once, is in that other alone', async () => {
    const goal = await begin();
    const [tempId, rule] = ['offline-other', 'FREQ=MONTHLY'];
    const id = seriesIdUnder(ida.user.uuid as string, tempId);
    const answer = await put(occurrence(goal, '2026-11-28'), { recurrence: { rule, tempId, id } });
    expect(answer.body.recurrence).toEqual({ id, originalDate: '2026-11-28' });
    expect(dates(await list('column=1&from=2026-11-21&to=2026-12-31'))).toEqual([
      '2026-11-21',
      '2026-11-28',
      '2026-12-05',
      '2026-12-12',
      '2026-12-19',
      '2026-12-26',
      '2026-12-28',
    ]);
  });

  test('sent as it was read changes nothing', async () => {
    const goal = await begin();
    const { recurrence, name } = (await read(goal.id)).body;
    await put(goal.id, { recurrence, name });
    expect((await read(goal.id)).body.recurrence).toEqual(recurrence);
    expect(dates(await list())).toHaveLength(5);
  });

  test('"Remove date" takes the goal out of its series', async () => {
    const goal = await begin();
    const freed = await put(occurrence(goal, '2026-11-28'), { column: null, dueDate: null });
    expect(freed.body).toMatchObject({ recurrence: null, dueDate: null });
    expect(dates(await list())).not.toContain('2026-11-28');
  });

  test('to another space takes the goal there alone', async () => {
    const goal = await begin();
    const space = await secondSpace(server, ida.user.uuid);
    const moved = await put(goal.id, { space });
    expect(moved.body).toMatchObject({ space, recurrence: null });
    const here = await list(`column=1&from=2026-11-01&to=2026-12-20&space=${ida.user.defaultSpaceId}`);
    expect(dates(here)).toEqual(['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19']);
  });
});
