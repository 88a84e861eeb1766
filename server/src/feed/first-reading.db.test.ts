import type { FeedAnswer, ScopeRows } from '@cairn/contract/feed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FeedPicture, feedPage, wholePicture } from '../testing/feed-picture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const today = '2026-11-21';

async function withOldGoals(ida: TestPerson, count: number): Promise<void> {
  await server.pool.query(
    `with s as (update scopes set version = version + $3 where id = $1 returning version - $3 as before)
     insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date)
     select $1, gen_random_uuid(), before + n, now(), now(), $2 || n, $2, 'Old ' || n, 1, date '2020-01-01' + n
     from s, generate_series(1, $3::int) n`,
    [ida.user.defaultSpaceId, ida.user.code, count],
  );
}

const partOf = (page: FeedAnswer, ida: TestPerson) => page.scopes[ida.user.defaultSpaceId] as ScopeRows;

const goalNames = ({ rows }: ScopeRows) =>
  rows.filter(({ table }) => table === 'goals').map(({ row }) => String(row['name']));

test('begins with what the screens of today show, whatever else there is', async () => {
  const ida = await server.signUp();
  await withOldGoals(ida, 300);
  const parent = await ida.createGoal({ name: 'Far', column: 4, dueDate: '2040-12-31' });
  const walk = await ida.createGoal({ name: 'Walk', column: 1, dueDate: today, parent: parent.id });
  await ida.createGoal({ name: 'Shoes', parent: walk.id });
  await ida.createGoal({ name: 'Week', column: 2, dueDate: '2026-11-22' });
  await ida.createGoal({ name: 'Life', column: 5, dueDate: '2080-01-01' });
  await ida.createGoal({ name: 'Saturday', column: 1, dueDate: '2026-11-28' });
  const repeating = {
    name: 'Run',
    column: 1,
    dueDate: '2020-01-05',
    recurrence: { rule: 'FREQ=DAILY', anchor: 'date' },
  };
  await ida.createGoal(repeating as never);
  const page = await feedPage(ida, `limit=100&today=${today}`);
  const part = partOf(page, ida);
  expect(goalNames(part).toSorted()).toEqual(['Far', 'Life', 'Shoes', 'Walk', 'Week']);
  expect(part.rows.filter(({ table }) => table === 'recurrences')).toHaveLength(1);
  expect([part.full, part.last, part.from, part.to, page.more]).toEqual([true, false, 0, 0, true]);
  expect(part.goals).toBe(307);
  expect(page.scopes[ida.user.uuid]).toMatchObject({ rows: [{ table: 'user_settings' }] });
});

test('brings goals of now before others where the screens show more than fits', async () => {
  const ida = await server.signUp();
  for (const dueDate of ['2026-11-22', '2026-11-27', today])
    for (const n of [1, 2, 3]) await ida.createGoal({ name: `${dueDate} ${n}`, column: 1, dueDate });
  const part = partOf(await feedPage(ida, `limit=3&today=${today}`), ida);
  expect(goalNames(part).toSorted()).toEqual([1, 2, 3].map((n) => `${today} ${n}`));
});

test('what came early and is deleted or moved before its turn is told as gone', async () => {
  const ida = await server.signUp();
  await withOldGoals(ida, 20);
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ida.createGoal({ name: `g${n}`, column: 1, dueDate: today })),
  );
  const device = new FeedPicture(ida, `limit=8&today=${today}`);
  for (const goal of made.slice(0, 3)) {
    expect((await device.read()).more).toBe(true);
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` });
  }
  const late: FeedAnswer[] = [];
  while (late.at(-1)?.more !== false) late.push(await device.read());
  const gone = late.flatMap((page) => partOf(page, ida)?.gone ?? []).map(({ id }) => id);
  expect(gone).toEqual(expect.arrayContaining(made.slice(0, 3).map(({ id }) => id)));
  expect(device.scopes).toEqual(await wholePicture(ida));
});

test('begins anew when history that it would need is forgotten while it is under way, and ends', async () => {
  const ida = await server.signUp();
  await withOldGoals(ida, 20);
  const goal = await ida.createGoal({ name: 'Walk', column: 1, dueDate: today });
  const space = ida.user.defaultSpaceId;
  const device = new FeedPicture(ida, `limit=6&today=${today}`);
  await device.read();
  await device.read();
  await server.pool.query('delete from goals where id = $1', [goal.id]);
  await server.pool.query(
    'update scopes set version = version + 1, oldest_version = version + 1 where id = $1',
    [space],
  );
  expect(partOf(await device.read(), ida)).toMatchObject({ full: true, from: 0 });
  await device.pull();
  expect(device.scopes).toEqual(await wholePicture(ida));
});

test('comes to its end in small pages where older history is forgotten', async () => {
  const ida = await server.signUp();
  await withOldGoals(ida, 20);
  await server.pool.query('update scopes set oldest_version = version - 3 where id = $1', [
    ida.user.defaultSpaceId,
  ]);
  const device = new FeedPicture(ida, 'limit=5');
  let pages = 1;
  while ((await device.read()).more) {
    pages += 1;
    expect(pages).toBeLessThan(20);
  }
  expect(device.scopes).toEqual(await wholePicture(ida));
});
