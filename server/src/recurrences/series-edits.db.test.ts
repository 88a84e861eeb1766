import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dates, occurrence, repeatingGoals, today } from '../testing/repeating-goals.ts';
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

const { begin, put, read, list } = repeatingGoals(() => ida);

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
    // A device that was offline still names the old series.
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
    const space = await secondSpace(server, ida);
    const moved = await put(goal.id, { space });
    expect(moved.body).toMatchObject({ space, recurrence: null });
    const here = await list(`column=1&from=2026-11-01&to=2026-12-20&space=${ida.user.defaultSpaceId}`);
    expect(dates(here)).toEqual(['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19']);
  });
});
