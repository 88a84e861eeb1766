import type { FeedAnswer } from '@cairn/contract/feed';
import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dates, occurrence, repeatingGoals, seriesOf, today, weekly } from '../testing/repeating-goals.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ now: () => Date.parse(`${today}T12:00:00Z`) });
});
beforeEach(async () => {
  ida = await server.signUp();
});
afterAll(() => server.close());

const { begin, put, read, list, remove } = repeatingGoals(() => ida);

async function placeOf(ref: string) {
  const { columnId: column, dueDate, recurrence, id } = (await read(ref)).body;
  const day = recurrenceRefFrom(id);
  const own: string = day?.kind === 'occurrence' ? occurrenceGoalId(day.id, day.originalDate) : id;
  return { column, dueDate, recurrence, id: own };
}

const feed = async (cursor = ''): Promise<FeedAnswer> =>
  (await ida.ask({ path: `/api/v2/feed/?${cursor && `cursor=${cursor}`}` })).body;

describe('a goal that has left its series', () => {
  test('"Remove date" taken back: the goal stands for its day of the series again', async () => {
    const goal = await begin();
    for (const ref of [goal.id, occurrence(goal, '2026-11-28')]) {
      const { recurrence, column, dueDate, id } = await placeOf(ref);
      await put(ref, { column: null, dueDate: null });
      const before = await feed();
      const back = await put(id, { column, dueDate, recurrence });
      expect(back.body).toMatchObject({ id, recurrence, dueDate });
      const told = Object.values((await feed(before.cursor)).scopes).flatMap((part) =>
        'rows' in part ? part.rows : [],
      );
      expect(told.map(({ table, row }) => [table, row.id, row.version]).toSorted()).toEqual([
        ['goals', id, back.body.version],
        ['recurrences', recurrence?.id, back.body.version],
      ]);
      expect(told.find(({ table }) => table === 'recurrences')?.row).toMatchObject({ skippedDates: [] });
      expect((await put(id, { recurrence })).body.recurrence).toEqual(recurrence);
    }
    expect(dates(await list())).toHaveLength(5);
  });

  test.each([
    ['of which the series knows nothing', '2026-11-29'],
    ['that was never taken out', '2026-12-05'],
  ])('nobody takes a day %s', async (_, originalDate) => {
    const goal = await begin();
    const id = (await put(occurrence(goal, '2026-11-28'), { recurrence: null })).body.id;
    const refused = await put(id, { recurrence: { id: seriesOf(goal), originalDate } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'goal.recurrence' } });
    expect(refused.body.errors.recurrence).toBeDefined();
    expect((await read(id)).body.recurrence).toBeNull();
  });

  test('nobody takes a day for which another goal stands, nor one of a series of another space', async () => {
    const goal = await begin();
    const { recurrence } = goal;
    await put(goal.id, { recurrence: null });
    const other = await ida.createGoal({ name: 'Other', column: 1, dueDate: today });
    expect((await put(other.id, { recurrence })).status).toBe(200);
    expect((await put(goal.id, { recurrence })).body.code).toBe('goal.recurrence');
    const jun = await server.signUp();
    const stranger = await jun.createGoal({ name: 'Jun', column: 1, dueDate: today });
    await put(other.id, { recurrence: null });
    const path = `/api/goals-2/${stranger.id}/`;
    const refused = await jun.ask({ method: 'PUT', path, body: { recurrence } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'goal.recurrence' } });
    const unknown = { id: stranger.id, originalDate: today };
    const same = await jun.ask({ method: 'PUT', path, body: { recurrence: unknown } });
    expect(same.body).toEqual(refused.body);
  });

  test('a series that has ended takes nobody back, and a new goal is in none', async () => {
    const goal = await begin();
    const { recurrence } = goal;
    const named = await ida.createGoal({ name: 'New', column: 1, dueDate: today, recurrence });
    expect(named.recurrence).toBeNull();
    await put(goal.id, { recurrence: null });
    await remove(`recurrence:${recurrence?.id}`);
    expect((await put(goal.id, { recurrence })).body.code).toBe('goal.recurrence');
  });

  test('the open one of a repeat after completion that leaves makes room for the next, and comes back in its place', async () => {
    const goal = await begin({ recurrence: { ...weekly, anchor: 'completion' } });
    const open = async () => dates((await list()).filter((one) => one.recurrence));
    await put(goal.id, { column: null, dueDate: null });
    expect(await open()).toEqual(['2026-11-28']);
    const { recurrence } = goal;
    await put(goal.id, { column: 1, dueDate: today, recurrence });
    expect(await open()).toEqual([today]);
  });
});
