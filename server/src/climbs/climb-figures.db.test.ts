import type { MyClimb } from '@cairn/contract/climbs';
import { plusDays } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePublicClimb, startClimb } from '../testing/climbs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
});
afterAll(() => server.close());

const today = () => todayIn('UTC', Date.now());

test('an author sees where people are, how long steps take and when people started, from five people on', async () => {
  const author = await server.signUp();
  const climb = await makePublicClimb(author);
  const mine = async (): Promise<MyClimb> =>
    (await author.ask({ path: `/api/my-climbs/${climb.code}/` })).body;
  const walkers: { readonly person: TestPerson; readonly goals: readonly string[] }[] = [];
  const arrive = async () => {
    const person = await server.signUp();
    const { body } = await startClimb(person, climb.slug, plusDays(today(), -8));
    walkers.push({ person, goals: body.progress.map(({ goalId }: { goalId: string }) => goalId) });
  };
  for (let count = 0; count < 4; count += 1) await arrive();
  expect(await mine()).toMatchObject({ places: null, starts: null });

  await arrive();
  expect((await mine()).places).toEqual([{ step: 'a', people: 5, medianDays: null }]);
  const none = Array.from({ length: 11 }, () => 0);
  expect((await mine()).starts).toEqual([...none, 5]);
  await server.pool.query(
    `update climb_subscriptions set created_at = created_at - interval $$7 days$$ where scope_id = any($1)`,
    [walkers.slice(0, 2).map(({ person }) => person.user.uuid)],
  );
  expect((await mine()).starts).toEqual([...none.slice(1), 2, 3]);

  // The first step opens eight days ago.
  const done = [-9, -8, -6, -5, -1];
  for (const [at, { person, goals }] of walkers.entries()) {
    const body = { doneDate: plusDays(today(), done[at] as number) };
    const answer = await person.ask({ method: 'PUT', path: `/api/goals-2/${goals[0]}/`, body });
    expect(answer.status, answer.text).toBe(200);
  }
  expect((await mine()).places).toEqual([
    { step: 'a', people: 0, medianDays: 2 },
    { step: 'b', people: 5, medianDays: null },
  ]);
  expect((await author.ask({ path: '/api/my-climbs/' })).body[0].places).toEqual((await mine()).places);
  expect((await walkers[0]?.person.ask({ path: `/api/climbs/${climb.code}/` }))?.text).not.toContain(
    'medianDays',
  );
});
