import { type Endpoint, tokensOf } from '@cairn/contract/endpoint';
import { type EndpointName, endpoints } from '@cairn/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../accounts/session-rows.ts';
import { newId, newSecret } from '../base/ids.ts';
import { freshFor, freshThings, type MatrixWorld, openMatrixWorld } from '../testing/matrix-world.ts';
import { secondSpace } from '../testing/shared-space.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { scriptOf } from '../testing/tokens.ts';
import {
  type Actor,
  actors,
  expectations,
  marker,
  outsiders,
  statusFor,
  type Things,
} from '../testing/who-may-call.ts';

const holders = actors.filter((actor) => actor !== 'visitor');
type Holder = Exclude<Actor, 'visitor'>;

const scopes = ['read', 'write', 'inside', 'outside'] as const;
type Scope = (typeof scopes)[number];

let server: TestServer;
let world: MatrixWorld;
/** Records that no test changes, for reads and tokens without access. */
let still: Things;
const scripts = new Map<string, TestServer['ask']>();

beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
  world = await openMatrixWorld(server);
  still = await freshThings(world, 'living');
  for (const holder of holders) {
    const { uuid } = world.people[holder].user;
    const elsewhere = await secondSpace(server, uuid);
    for (const scope of scopes) {
      const reach = scope === 'inside' ? [world.space] : scope === 'outside' ? [elsewhere] : null;
      scripts.set(
        `${holder} ${scope}`,
        await scriptOfToken(uuid, scope === 'read' ? 'read' : 'write', reach),
      );
    }
  }
});
afterAll(() => server.close());

/** Inserted directly: a token for a former space cannot be created, but may exist. */
async function scriptOfToken(person: string, access: string, reach: readonly string[] | null) {
  const token = `cairn_${newSecret()}`;
  await server.pool.query(
    `insert into access_tokens (id, user_id, token_hash, name, access, space_ids, created_at)
     values ($1, $2, $3, 'Script', $4, $5, now())`,
    [newId(Date.now()), person, hashOf(token), access, reach],
  );
  return scriptOf(server, { token });
}

async function ask(name: EndpointName, holder: Holder, scope: Scope, things: Things) {
  const endpoint: Endpoint = endpoints[name];
  const { params, query, body } = expectations[name];
  const path = Object.entries(params?.(things) ?? {}).reduce(
    (at, [key, value]) => at.replace(`{${key}}`, value),
    endpoint.path,
  );
  const request = {
    method: endpoint.method,
    path: `${path}${query?.(things) ?? ''}`,
    ...(body ? { body: body(things) } : {}),
  };
  const script = scripts.get(`${holder} ${scope}`) as TestServer['ask'];
  return { path, answer: await script(request) };
}

/** Calls that use the default space, which a token without spaces does not have. */
const inOwnSpace: readonly EndpointName[] = ['clonePublicBoard', 'cloneTemplate'];

/** Calls for records that belong to the person alone, which a limited token does not reach. */
const ofPerson: readonly EndpointName[] = ['createClimb', 'subscribeToClimb'];
const isOfAuthor = (name: EndpointName) =>
  statusFor(name, 'author') < 400 && statusFor(name, 'owner') === 404 && statusFor(name, 'stranger') === 404;

function statusOf(name: EndpointName, holder: Holder, scope: Scope): number {
  if (scope !== 'write' && ofPerson.includes(name)) return 403;
  if (scope === 'inside' && isOfAuthor(name)) return 404;
  if (scope === 'outside') return statusFor(name, 'stranger');
  // There, the one space within reach is the default space.
  if (scope === 'inside' && holder === 'viewer' && inOwnSpace.includes(name)) return 403;
  return scope === 'inside' && outsiders.includes(holder) && inOwnSpace.includes(name)
    ? 404
    : statusFor(name, holder);
}

function expectNothingOf(
  things: Things,
  { path, answer }: Awaited<ReturnType<typeof ask>>,
  isToldOfLeaving: boolean,
): void {
  const {
    publicBoard: _,
    publicGoal: __,
    publicList: ___,
    publicClimb: _____,
    space,
    other: ____,
    ...secrets
  } = things;
  const isTold = isToldOfLeaving && answer.text.includes('"space.left"');
  for (const secret of [marker, ...Object.values(secrets), ...(isTold ? [] : [space])])
    if (secret !== '' && !path.includes(secret)) expect(answer.text).not.toContain(secret);
}

const once: readonly EndpointName[] = [
  'addToFolder',
  'restoreGoal',
  'restoreBoard',
  'restoreBucket',
  'subscribeToClimb',
];

const names = Object.keys(endpoints) as EndpointName[];
const withUse = (...uses: readonly string[]) =>
  names.filter((name) => uses.includes(tokensOf(endpoints[name])));

test('whatever is not for tokens is refused to each of them, whoever has it', async () => {
  for (const name of withUse('none'))
    for (const holder of holders)
      for (const scope of scopes) {
        const { answer } = await ask(name, holder, scope, still);
        expect([answer.status, answer.body?.code], `${name}, ${holder}, ${scope}`).toEqual([
          403,
          'token.scope',
        ]);
      }
});

test('whatever writes is refused to tokens that read, whoever has them', async () => {
  for (const name of withUse('write'))
    for (const holder of holders) {
      const { answer } = await ask(name, holder, 'read', still);
      expect([answer.status, answer.body?.code], `${name}, ${holder}`).toEqual([403, 'token.scope']);
    }
});

describe.each([...withUse('read'), ...withUse('write')])('%s', (name) => {
  const isWrite = tokensOf(endpoints[name]) === 'write';
  const isOnce = isWrite && (endpoints[name].method === 'DELETE' || once.includes(name));

  test.each(scopes.filter((scope) => !isWrite || scope !== 'read'))(
    'answers a token that is for “%s” what its person may, and outside of its reach nothing of the space',
    async (scope) => {
      const isStill = !isWrite || (scope === 'outside' && statusFor(name, 'stranger') >= 400);
      const fresh = () => freshFor(world, expectations[name], still);
      let things = isStill ? still : await fresh();
      for (const holder of holders) {
        const asked = await ask(name, holder, scope, things);
        const { answer } = asked;
        expect(answer.status, `${holder}: ${answer.text.slice(0, 200)}`).toBe(statusOf(name, holder, scope));
        if (scope === 'outside' || outsiders.includes(holder))
          expectNothingOf(things, asked, holder === 'former' && scope !== 'outside');
        if (isOnce && !isStill && answer.status < 400) things = await fresh();
      }
    },
  );
});
