import type { Endpoint } from '@cairn/contract/endpoint';
import { type EndpointName, endpoints } from '@cairn/contract/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeList } from '../testing/boards.ts';
import { makePublicClimb, startClimb } from '../testing/climbs.ts';
import { sharedSpace, tokenIn } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
/** Existing ids, so requests get further than 404. */
let known: readonly string[] = [];
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
  ida = await server.signUp();
  const goal = await ida.createGoal({
    column: 1,
    dueDate: '2026-11-21',
    recurrence: { rule: 'FREQ=WEEKLY' },
  });
  const child = await ida.createGoal({ parent: goal.id });
  const list = await makeList(ida);
  await ida.createGoal({ bucket: list.id });
  const path = `/api/public-boards/${(await makeList(ida)).board}/`;
  const published = await ida.ask({
    method: 'PATCH',
    path,
    body: { isPublic: true, isListed: true, allowCollaboration: true },
  });
  const series = goal.recurrence?.id ?? '';
  known = [
    ida.user.defaultSpaceId,
    goal.id,
    child.id,
    `recurrence:${series}`,
    `recurrence:${series}:2026-11-28`,
    `recurrence:${series}:2026-11-29`,
    ida.user.code,
    list.board,
    list.id,
    published.body.code,
    'weekly-review',
    ...(await climbThings()),
    ...(await sharedThings()),
  ];
});
afterAll(() => server.close());

async function climbThings(): Promise<readonly string[]> {
  const climb = await makePublicClimb(ida);
  const { id } = (await startClimb(ida, climb.code, '2026-11-21')).body;
  return [climb.code, climb.slug, (await makePublicClimb(ida)).code, id, 'a'];
}

async function sharedThings(): Promise<readonly string[]> {
  const space = await sharedSpace(ida, [[await server.signUp(), 'EDITOR']]);
  const at = `/api/v2/spaces/${space}/`;
  const [link] = (await ida.ask({ path: `${at}magic-links/` })).body;
  const [, membership] = (await ida.ask({ path: `${at}memberships/` })).body;
  const body = { email: 'new@example.com' };
  const invitation = (await ida.ask({ method: 'POST', path: `${at}invitations/`, body })).body;
  return [space, link.id, tokenIn(link.joinUrl), membership.id, invitation.id];
}

const rounds = 100;

/** Left out: these calls would end sessions or records that other calls need. */
const left: readonly EndpointName[] = [
  'logout',
  'deleteAccount',
  'signup',
  'requestReset',
  'setPassword',
  'login',
];

type Json = Readonly<Record<string, unknown>>;

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'null',
    "'; drop table goals; --",
    '\u202E',
    '💥'.repeat(200),
    '9'.repeat(400),
  ),
);
const oddDate = fc.constantFrom(
  '2026-11-21',
  '0001-01-01',
  '9999-12-31',
  '2027-02-29',
  '2026-11-21T10:00:00Z',
  '',
);
const odd = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);
const ref = fc.nat(20).map((at) => known[at % Math.max(1, known.length)] ?? 'none');

/** Mostly valid values, so most requests pass validation. */
function valueOf(schema: Json): fc.Arbitrary<unknown> {
  const sound = soundValueOf(schema);
  return fc.oneof({ weight: 12, arbitrary: sound }, { weight: 1, arbitrary: odd });
}

function soundValueOf(schema: Json): fc.Arbitrary<unknown> {
  const options = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  if (options) return fc.oneof(...options.map(valueOf));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as Json), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.nat(10), fc.integer(), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(
        oddText,
        oddDate,
        ref,
        fc.constantFrom('FREQ=WEEKLY', '2026-11-21T10:00:00.000Z', 'home'),
      );
    default:
      return odd;
  }
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
  const required = (schema['required'] ?? []) as readonly string[];
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valueOf(part)]));
  return fc.record(parts, { requiredKeys: [...required] });
}

const described = (schema: z.ZodType | undefined): Json | null =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : null;

const internals = /node_modules|\/work\/|\.ts:\d|syntax error|violates|relation "|at Object\.|pg_/u;

describe.each((Object.keys(endpoints) as EndpointName[]).filter((name) => !left.includes(name)))(
  '%s',
  (name) => {
    const endpoint: Endpoint = endpoints[name];
    const query = described(endpoint.query);
    const body = described(endpoint.body);
    const params = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, param]) => param as string);

    test(`answers ${rounds} requests, right and wrong, as the contract says, and never with a fault`, async () => {
      const request = fc.record({
        params: fc.record(Object.fromEntries(params.map((param) => [param, fc.oneof(ref, ref, oddText)]))),
        query: query ? soundValueOf(query) : fc.constant({}),
        body: body ? valueOf(body) : fc.constant(undefined),
      });
      await fc.assert(
        fc.asyncProperty(request, async (asked) => {
          const path = params.reduce(
            (at, param) => at.replace(`{${param}}`, encodeURIComponent(asked.params[param] || 'x')),
            endpoint.path,
          );
          const search = new URLSearchParams(
            Object.entries((asked.query ?? {}) as Json).map(([key, value]) => [key, String(value)]),
          );
          const answer = await ida.ask({
            method: endpoint.method,
            path: `${path}?${search}`,
            ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
          });
          expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
          if (answer.status >= 400) expect(answer.text).not.toMatch(internals);
        }),
        { numRuns: rounds, seed: 20_261_121 },
      );
    });
  },
);

test('whatever is sent as a token or as the name of a calendar is answered, never with a fault', async () => {
  const sign = fc.string({ unit: 'grapheme-ascii', maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(
      sign,
      fc.oneof(sign, fc.constant(`cairn_${'x'.repeat(43)}`)),
      oddText,
      async (scheme, token, name) => {
        const authorization = Buffer.from(`${scheme} ${token}`)
          .toString('latin1')
          .replaceAll(/[^\x20-\x7e]/gu, '');
        for (const sent of [authorization, `Bearer ${authorization}`])
          for (const path of ['/api/goals-2/', '/files/none/none', '/api/v2/feed/stream/']) {
            const answer = await server.ask({ path, headers: { authorization: sent } });
            expect([401, 404], `${path} ${sent}`).toContain(answer.status);
          }
        const calendar = await server.ask({ path: `/calendar/${encodeURIComponent(name || 'x')}.ics` });
        expect(calendar.status, calendar.text).toBeGreaterThanOrEqual(400);
        expect(calendar.status, calendar.text).toBeLessThan(500);
      },
    ),
    { numRuns: 50, seed: 20_261_124 },
  );
});
