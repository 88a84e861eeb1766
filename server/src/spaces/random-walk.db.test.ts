import type { GoalWire } from '@cairn/contract/goals';
import type { SpaceWire } from '@cairn/contract/spaces';
import type { EventRow } from '@cairn/core/events/event';
import { isNews } from '@cairn/core/events/news';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../accounts/session-rows.ts';
import { newId, newSecret } from '../base/ids.ts';
import { chanceFrom } from '../testing/chance.ts';
import { FeedPicture, wholePicture } from '../testing/feed-picture.ts';
import { type Listening, listenAs } from '../testing/listening.ts';
import { beginWalk, takeStep, type Walk } from '../testing/space-walk.ts';
import { makeSpace } from '../testing/spaces.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { scriptOf } from '../testing/tokens.ts';
import { type ModelSpace, sees } from '../testing/walk-model.ts';

const seed = Number(process.env['WALK_SEED'] ?? 20_261_124);
const steps = process.env['TEST_FURTHER'] === undefined ? 60 : 200;
/** Number of steps between two checks. */
const restAfter = 10;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Watcher {
  readonly person: TestPerson;
  readonly number: number;
  readonly device: FeedPicture;
  readonly stream: Listening;
  /** Spaces of a limited token; null for a session, which reads all spaces. */
  readonly reach: readonly ModelSpace[] | null;
  /** Spaces that the stream may and must have named since the last check. */
  readonly may: Set<string>;
  readonly must: Set<string>;
}

async function watcherOf(person: TestPerson, number: number): Promise<Watcher> {
  const [device, stream] = [await new FeedPicture(person).pull(), await listenAs(person, server.origin)];
  return { person, number, device, stream, reach: null, may: new Set(), must: new Set() };
}

async function scriptOfWatcher(walk: Walk, { person, number }: Watcher): Promise<Watcher> {
  const reach = walk.spaces.filter((_, at) => at !== number % walk.spaces.length);
  const own = await makeSpace(person, { name: 'Reached' });
  const spaces = [...reach.map(({ id }) => id), own.id];
  const token = `cairn_${newSecret()}`;
  await server.pool.query(
    `insert into access_tokens (id, user_id, token_hash, name, access, space_ids, created_at)
     values ($1, $2, $3, 'Walker', 'write', $4, now())`,
    [newId(Date.now()), person.user.uuid, hashOf(token), spaces],
  );
  const ask = scriptOf(server, { token });
  const createGoal: TestPerson['createGoal'] = async (body) =>
    (await ask({ method: 'POST', path: '/api/goals-2/', body: { ...body, space: own.id } })).body as GoalWire;
  const user = { ...person.user, defaultSpaceId: own.id };
  const script: TestPerson = { ...person, user, ask, createGoal };
  const stream = await listenAs(script, server.origin, { authorization: `Bearer ${token}` });
  walk.scripts.set(number, { ask, reach });
  const device = await new FeedPicture(script).pull();
  return { person: script, number, device, stream, reach, may: new Set(), must: new Set() };
}

const sorted = (ids: Iterable<string>) => [...ids].toSorted();

async function look({ spaces, people }: Walk, { person, number, device, reach }: Watcher): Promise<void> {
  const visible = spaces.filter((space) => sees(space, number) && (reach?.includes(space) ?? true));
  const ids = spaces.map(({ id }) => id).join();
  const ask = async (path: string) => (await person.ask({ path })).body;
  const [all, goals, boards, found, events] = await Promise.all([
    ask('/api/v2/spaces/') as Promise<readonly SpaceWire[]>,
    ask(`/api/goals-2/?space=${ids}`) as Promise<readonly GoalWire[]>,
    ask(`/api/boards-2/?space=${ids}`) as Promise<readonly { id: string }[]>,
    ask(`/api/v2/search/?q=walk&space=${ids}&limit=500`) as Promise<readonly { goal: GoalWire }[]>,
    ask(`/api/v2/events/?spaces=${ids}&limit=1000`) as Promise<readonly EventRow[]>,
    device.pull(),
  ]);
  const shown = all.filter(({ id }) => spaces.some((space) => space.id === id));
  expect(sorted(shown.map(({ id }) => id)), 'spaces').toEqual(sorted(visible.map(({ id }) => id)));
  for (const space of visible) lookAt(space, shown, events, { people, number });
  const living = new Map(visible.flatMap((space) => [...space.goals]));
  expect(new Map(goals.map(({ id, name }) => [id, name])), 'goals').toEqual(living);
  expect(sorted(found.map(({ goal }) => goal.id)), 'search').toEqual(sorted(living.keys()));
  expect(sorted(boards.map(({ id }) => id)), 'boards').toEqual(
    sorted(visible.flatMap((space) => [...space.boards])),
  );
  const eventful = new Set(events.map(({ spaceId }) => spaceId));
  expect(sorted(eventful), 'events').toEqual(sorted(visible.map(({ id }) => id)));
  for (const space of spaces) {
    const rows = device.scopes.get(space.id);
    expect(rows !== undefined, 'feed').toBe(visible.includes(space));
    const of = (table: string) => [...(rows?.keys() ?? [])].filter((key) => key.startsWith(`${table} `));
    if (rows) expect(of('goals').length, 'feed’s goals').toBe(space.goals.size);
    if (rows) expect(of('memberships').length, 'feed’s members').toBe(space.members.size);
  }
  const files = await Promise.all(spaces.map(({ file }) => person.ask({ path: file })));
  expect(
    files.map(({ status }) => status),
    'files',
  ).toEqual(spaces.map((space) => (visible.includes(space) ? 200 : 404)));
}

function lookAt(
  { id, members, made, comings }: ModelSpace,
  shown: readonly SpaceWire[],
  events: readonly EventRow[],
  { people, number }: { readonly people: readonly TestPerson[]; readonly number: number },
): void {
  const space = shown.find((each) => each.id === id) as SpaceWire;
  const known = new Map(people.map(({ user }, at) => [user.uuid, at]));
  const seen = space.memberships.map(({ userId, role }) => [known.get(userId), role] as const);
  expect(new Map(seen), 'members').toEqual(members);
  const here = events.filter(({ spaceId }) => spaceId === id);
  const created = here.flatMap(({ type, goalId }) => (type === 'GOAL_CREATED' ? [goalId as string] : []));
  expect(sorted(created), 'events of goals').toEqual(sorted(made));
  expect(here.filter(({ type }) => type === 'MEMBERSHIP_CREATED').length, 'comings').toBe(comings);
  const { createdDatetime: joined, newEventsCount, settings } = space.myMembership;
  const reader = {
    userId: people[number]?.user.uuid ?? '',
    joined,
    seen: settings.eventsLastSeenDatetime,
  };
  const news = here.filter((event) => isNews(event, reader));
  expect(newEventsCount, 'news').toBe(news.length);
}

/** Makes a private change. When its event arrives, all earlier events have arrived. */
async function rest(walk: Walk, watchers: readonly Watcher[]): Promise<void> {
  const spaces = walk.spaces.map(({ id }) => id);
  await Promise.all(
    watchers.map(async ({ person, stream, may, must }) => {
      await person.createGoal({ name: 'Rest' });
      await expect.poll(() => stream.heard, { timeout: 10_000 }).toContain(person.user.defaultSpaceId);
      const told = new Set(stream.heard.filter((scope) => spaces.includes(scope)));
      expect(
        [...told].filter((scope) => !may.has(scope)),
        'told without a right',
      ).toEqual([]);
      expect(
        [...must].filter((scope) => !told.has(scope)),
        'not told',
      ).toEqual([]);
      stream.heard.length = 0;
      may.clear();
      must.clear();
    }),
  );
  for (const watcher of watchers) await look(walk, watcher);
}

const path: string[] = [];
let walk: Walk;
let sessions: readonly Watcher[];
let scripts: readonly Watcher[];
let watchers: readonly Watcher[];

async function step(chance: ReturnType<typeof chanceFrom>): Promise<void> {
  const before = sessions.map(({ number }) => walk.spaces.filter((space) => sees(space, number)));
  const { told, by, written } = await takeStep(walk);
  path.push(`${path.length + 1}. ${told}`);
  for (const { number, reach, may, must } of watchers)
    for (const space of reach ? written.filter((each) => reach.includes(each)) : written) {
      const [did, does] = [before[number]?.includes(space), sees(space, number)];
      if (did || does) may.add(space.id);
      if (did && does) must.add(space.id);
    }
  const asked = new Set([by, chance.below(walk.people.length), chance.below(walk.people.length)]);
  const eyes = [...asked].flatMap((number) => [sessions[number] as Watcher, scripts[number] as Watcher]);
  await Promise.all(eyes.map((watcher) => look(walk, watcher)));
}

describe('six people over three spaces, and a token of each for some of them, see in every place just what they may', () => {
  const chance = chanceFrom(seed);
  beforeAll(async () => {
    walk = await beginWalk(server, chance);
    sessions = await Promise.all(walk.people.map(watcherOf));
    scripts = await Promise.all(sessions.map((watcher) => scriptOfWatcher(walk, watcher)));
    watchers = [...sessions, ...scripts];
  });
  afterAll(() => Promise.all(watchers.map(({ stream }) => stream.close())));

  test.each(Array.from({ length: steps / restAfter }, (_, stretch) => stretch * restAfter))(
    'after %s steps, step by step',
    async () => {
      try {
        for (let at = 0; at < restAfter; at += 1) await step(chance);
        await rest(walk, watchers);
      } catch (failure) {
        throw new Error(`Seed ${seed}, after:\n${path.slice(-20).join('\n')}`, { cause: failure });
      }
    },
  );

  test('at the end, on a device that was there from the beginning as on a new one', async () => {
    for (const { person, device } of watchers) expect(device.scopes).toEqual(await wholePicture(person));
  });
});
