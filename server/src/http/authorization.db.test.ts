import type { Endpoint } from '@cairn/contract/endpoint';
import { type EndpointName, endpoints } from '@cairn/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshFor,
  freshThings,
  type MatrixWorld,
  openMatrixWorld,
  otherThings,
} from '../testing/matrix-world.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import {
  type Actor,
  actors,
  expectations,
  marker,
  outsiders,
  statusFor,
  type Things,
} from '../testing/who-may-call.ts';

let server: TestServer;
let world: MatrixWorld;
/** Records that no test changes, for reads and refused calls. */
let still: Things;
let stillThen: readonly string[];

beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
  world = await openMatrixWorld(server);
  still = await freshThings(world, undefined);
  stillThen = await readStill();
});
afterAll(() => server.close());

async function askerOf(actor: Actor, name: EndpointName): Promise<TestServer['ask']> {
  if (actor === 'visitor') return server.ask;
  const { user, password, ask } = world.people[actor];
  if (name !== 'logout') return ask;
  const body = { email: user.email, password };
  const { headers } = await server.ask({ method: 'POST', path: '/api/login/email/', body });
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return (request) => server.ask({ ...request, headers: { cookie } });
}

async function thingsFor(name: EndpointName, actor: Actor): Promise<Things> {
  const expectation = expectations[name];
  const { other } = expectation;
  if (other !== undefined) return { ...still, ...(await otherThings(world, other)) };
  const isStill = endpoints[name].method === 'GET' || statusFor(name, actor) >= 400;
  return isStill ? still : freshFor(world, expectation, still);
}

async function readStill(): Promise<readonly string[]> {
  const { board, bucket, goal, deletedGoal, publicBoard } = still;
  const paths = [
    `boards-2/${board}/`,
    `buckets-2/${bucket}/`,
    `goals-2/${goal}/`,
    `goals-2/${deletedGoal}/`,
    `v2/goals-2/${goal}/comments/`,
    `public-boards/${publicBoard}/`,
  ];
  const texts: string[] = [];
  for (const path of paths) texts.push((await world.people.author.ask({ path: `/api/${path}` })).text);
  return texts;
}

test('every call of the contract has an expectation', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(Object.keys(endpoints) as EndpointName[])('%s', (name) => {
  const endpoint: Endpoint = endpoints[name];
  const { params, query, body } = expectations[name];

  test.each(actors)(`answers the %s as it should, and outsiders nothing of the space`, async (actor) => {
    const things = await thingsFor(name, actor);
    const ask = await askerOf(actor, name);
    const path = Object.entries(params?.(things) ?? {}).reduce(
      (at, [key, value]) => at.replace(`{${key}}`, value),
      endpoint.path,
    );
    const answer = await ask({
      method: endpoint.method,
      path: `${path}${query?.(things) ?? ''}`,
      ...(body ? { body: body(things) } : {}),
    });
    await server.pool.query('delete from memberships where scope_id = $1', [things.other || null]);
    expect(answer.status, answer.text.slice(0, 200)).toBe(statusFor(name, actor));
    if (!outsiders.includes(actor)) return;
    const {
      publicBoard: _,
      publicGoal: __,
      publicList: ___,
      publicClimb: ____,
      space,
      other: joined,
      ...secrets
    } = things;
    // A former member may learn only which space they left.
    const isToldOfLeaving = actor === 'former' && answer.text.includes('"space.left"');
    if (!isToldOfLeaving && !path.includes(space)) expect(answer.text).not.toContain(space);
    const told = name === 'joinSpace' ? [] : [joined];
    for (const secret of [marker, ...Object.values(secrets), ...told])
      if (!path.includes(secret)) expect(answer.text).not.toContain(secret);
  });
});

test('what was only read, or asked for by who may not, is as it was', async () => {
  expect(await readStill()).toEqual(stillThen);
});

test('whoever is invited may, beyond what a stranger may, accept their invitation, once', async () => {
  const { invited, stranger } = world.people;
  const { other, personalToken, invitation } = await freshThings(world, 'living');
  const read = (person = invited) => person.ask({ path: `/api/v2/spaces/${other}/` });
  const join = (person = invited) =>
    person.ask({ method: 'POST', path: `/api/v2/magic-links/${personalToken}/join/` });
  const offer = await invited.ask({ path: `/api/v2/magic-links/${personalToken}/` });
  expect([offer.status, (await read()).status]).toEqual([200, 404]);
  expect((await invited.ask({ path: `/api/v2/magic-links/${invitation}/` })).status).toBe(404);
  expect([(await join()).status, (await read()).status]).toEqual([200, 200]);
  expect([(await join(stranger)).status, (await read(stranger)).status]).toEqual([404, 404]);
  await server.pool.query('delete from memberships where scope_id = $1', [other]);
});
