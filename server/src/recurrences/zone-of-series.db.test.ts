import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeatingGoals, seriesOf, today } from '../testing/repeating-goals.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeAll(async () => {
  server = await openTestServer({ now: () => Date.parse(`${today}T12:00:00Z`) });
  [ida, ben, space] = await twoMembers(server);
  for (const [person, timezone] of [
    [ida, 'Europe/Berlin'],
    [ben, 'America/New_York'],
  ] as const)
    expect((await person.ask({ method: 'PATCH', path: '/api/settings/', body: { timezone } })).status).toBe(
      200,
    );
});
afterAll(() => server.close());

// In March 2027 New York changes its clock two weeks before Berlin.
const march = 'column=1&from=2027-03-01&to=2027-04-04';

test('two members in different zones see the hours of a repeat at one moment, whoever changes its colour', async () => {
  const byIda = repeatingGoals(() => ida);
  const byBen = repeatingGoals(() => ben);
  const goal = await byIda.begin({
    space,
    datetimeFr: `${today}T08:00:00.000Z`,
    datetimeTo: `${today}T09:00:00.000Z`,
  });
  const momentsOf = async (by: typeof byIda) =>
    (await by.list(`${march}&space=${space}`))
      .filter((each) => seriesOf(each) === seriesOf(goal))
      .map(({ datetimeFr }) => datetimeFr)
      .toSorted();
  const seen = await momentsOf(byIda);
  expect(seen).toEqual([
    '2027-03-06T08:00:00.000Z',
    '2027-03-13T08:00:00.000Z',
    '2027-03-20T08:00:00.000Z',
    '2027-03-27T08:00:00.000Z',
    '2027-04-03T07:00:00.000Z',
  ]);
  expect(await momentsOf(byBen)).toEqual(seen);
  const touched = `recurrence:${seriesOf(goal)}:2027-03-20`;
  expect((await byBen.put(touched, { color: 'red' })).status).toBe(200);
  expect((await byBen.put(`recurrence:${seriesOf(goal)}:2027-03-06`, { color: 'blue' }, 'ALL')).status).toBe(
    200,
  );
  expect(await momentsOf(byIda)).toEqual(seen);
  expect(await momentsOf(byBen)).toEqual(seen);
});

test('a colour moves no hour of a goal that lies on another day of the editor’s clock', async () => {
  const goal = await ida.createGoal({
    space,
    name: 'Night train',
    column: 1,
    dueDate: '2026-12-02',
    datetimeFr: '2026-12-02T00:30:00.000Z',
    datetimeTo: '2026-12-02T01:30:00.000Z',
  });
  const answer = await ben.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { color: 'red' } });
  expect(answer.body).toMatchObject({
    color: 'red',
    dueDate: '2026-12-02',
    datetimeFr: '2026-12-02T00:30:00.000Z',
  });
});
