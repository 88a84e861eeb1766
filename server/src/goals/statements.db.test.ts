import { endpoints } from '@cairn/contract/endpoints';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBoard, makeList } from '../testing/boards.ts';
import { aStep, makePublicClimb, startClimb } from '../testing/climbs.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let statements = 0;
const { query } = pg.Client.prototype;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
  // The mails of invitations would be sent meanwhile, by statements of their own.
  await server.jobs.stop(0);
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      // A notification's moment varies, so it is not counted.
      const [asked] = args as [string | { readonly text: string }];
      if (!(typeof asked === 'string' ? asked : asked.text).includes('pg_notify')) statements += 1;
      return Reflect.apply(target, client, args);
    },
  });
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await server.close();
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}

async function callsWith(person: TestPerson, count: number): Promise<Readonly<Record<string, number>>> {
  const top = await person.createGoal({ column: 1, dueDate: '2026-11-21' });
  const ask = (method: string, path: string, body?: unknown) => () => person.ask({ method, path, body });
  const made = await batch(person, count, (n) => ({ parent: top.id, tags: [`tag${n}`] }));
  await batch(person, count, () => ({
    column: 1,
    dueDate: '2026-11-21',
    recurrence: { rule: 'FREQ=DAILY' },
  }));
  const comments = `/api/v2/goals-2/${top.id}/comments/`;
  const richText = { ops: [{ insert: 'A word\n' }] };
  for (let n = 0; n < count; n += 1) await person.ask({ method: 'POST', path: comments, body: { richText } });
  const folders = await person.ask({ path: '/api/folders/' });
  for (const goal of made)
    await person.ask({
      method: 'POST',
      path: '/api/folder-goals/',
      body: { goal, folder: folders.body[0].id },
    });
  const board = await makeBoard(person);
  const lists: string[] = [];
  for (let n = 0; n < count; n += 1) lists.push((await makeList(person, { board: board.id })).id);
  await batch(person, count, (n) => ({ bucket: lists[n] }));
  const boards = '/api/boards-2/';
  for (const { board: id } of await Promise.all(Array.from({ length: count }, () => makeList(person)))) {
    await publish(person, id);
    const pin = { board: id, folder: folders.body[0].id };
    await person.ask({ method: 'POST', path: '/api/folder-goals/', body: pin });
  }
  const shown = await publish(person, board.id);
  await person.ask({ method: 'POST', path: `/api/public-boards/${shown}/follow/` });
  const order = { list: { parent: top.id }, goals: made.map((id, sequenceNo) => ({ id, sequenceNo })) };
  const publication = `/api/v2/goals-2/${top.id}/publication/`;
  await person.ask({ method: 'PUT', path: publication, body: { subgoals: 'all' } });
  const { defaultSpaceId } = person.user;
  return {
    list: await statementsOf(ask('GET', '/api/goals-2/')),
    'list with occurrences': await statementsOf(ask('GET', '/api/goals-2/?from=2026-11-01&to=2026-12-31')),
    'list by words': await statementsOf(ask('GET', '/api/goals-2/?q=walk')),
    read: await statementsOf(ask('GET', `/api/goals-2/${top.id}/`)),
    followers: await statementsOf(ask('GET', `/api/v2/goals-2/${top.id}/followers/`)),
    search: await statementsOf(ask('GET', '/api/v2/search/?q=w&limit=500')),
    comments: await statementsOf(ask('GET', comments)),
    events: await statementsOf(ask('GET', '/api/v2/events/')),
    folders: await statementsOf(ask('GET', '/api/folders/')),
    'goals in folders': await statementsOf(ask('GET', '/api/folder-goals/')),
    tags: await statementsOf(ask('GET', `/api/v2/spaces/${defaultSpaceId}/tags/`)),
    publication: await statementsOf(ask('GET', publication)),
    'read by a visitor': await statementsOf(() => server.ask({ path: `/api/goals-2/${top.id}/` })),
    order: await statementsOf(ask('POST', '/api/v2/goals-2/order/', order)),
    batch: await statementsOf(() => batch(person, count, () => ({ parent: top.id }))),
    feed: await statementsOf(ask('GET', '/api/v2/feed/')),
    edit: await statementsOf(ask('PUT', `/api/goals-2/${top.id}/`, { name: 'Top' })),
    delete: await statementsOf(ask('DELETE', `/api/goals-2/${top.id}/`)),
    deleted: await statementsOf(ask('GET', '/api/deleted-goals/')),
    restore: await statementsOf(ask('POST', `/api/deleted-goals/${top.id}/restore/`)),
    boards: await statementsOf(ask('GET', boards)),
    board: await statementsOf(ask('GET', `${boards}${board.id}/`)),
    'lists of a board': await statementsOf(ask('GET', `/api/buckets-2/?board=${board.id}`)),
    'goals of a board': await statementsOf(ask('GET', `/api/goals-2/?board=${board.id}`)),
    'list of a board': await statementsOf(ask('GET', `/api/buckets-2/${lists[0]}/`)),
    'public boards': await statementsOf(ask('GET', '/api/public-boards/')),
    'a public board': await statementsOf(() => server.ask({ path: `/api/public-boards/${shown}/` })),
    'a list of it': await statementsOf(() => server.ask({ path: `/api/goals-2/?bucket=${lists[0]}` })),
    'how a board is shown': await statementsOf(ask('GET', `${boards}${board.id}/publication/`)),
    'who joined in on it': await statementsOf(ask('GET', `${boards}${board.id}/editors/`)),
    'followed boards': await statementsOf(ask('GET', '/api/followed-boards/')),
    'a followed board': await statementsOf(ask('GET', `/api/followed-boards/${shown}/`)),
    gallery: await statementsOf(ask('GET', '/api/community/boards/?q=t')),
    'clone of a public board': await statementsOf(ask('POST', `/api/public-boards/${shown}/clone/`, {})),
    'batch onto lists': await statementsOf(() => batch(person, count, (n) => ({ bucket: lists[n] }))),
    'clone of a list': await statementsOf(ask('POST', `/api/buckets-2/${lists[0]}/clone/`, {})),
    'clone of a board': await statementsOf(ask('POST', `${boards}${board.id}/clone/`, {})),
    'deletion of a board': await statementsOf(ask('DELETE', `${boards}${board.id}/`)),
    'deleted boards': await statementsOf(ask('GET', '/api/deleted-boards/')),
    'restoring of a board': await statementsOf(ask('POST', `${boards}${board.id}/restore/`)),
    ...(await climbCallsWith(person, count)),
    ...(await spaceCallsWith(person, count)),
  };
}

async function climbCallsWith(person: TestPerson, count: number): Promise<Readonly<Record<string, number>>> {
  const ask = (path: string) => () => person.ask({ path });
  for (let n = 1; n < count; n += 1) await makePublicClimb(person);
  const steps = Array.from({ length: count }, (_, n) => aStep(`${n}`, { periodIndex: n + 1 }));
  const { code } = await makePublicClimb(person, { steps });
  const { id } = (await startClimb(person, code, '2026-11-21')).body;
  return {
    'published climbs': await statementsOf(ask('/api/climbs/')),
    'a published climb': await statementsOf(ask(`/api/climbs/${code}/`)),
    'started climbs': await statementsOf(ask('/api/climbs-subscriptions/')),
    'a started climb': await statementsOf(ask(`/api/climbs-subscriptions/${id}/`)),
    'changes of a climb': await statementsOf(ask(`/api/v2/climbs-subscriptions/${id}/updates/`)),
    'goals of a climb': await statementsOf(ask(`/api/goals-2/?climb_subscription=${id}`)),
    'own climbs': await statementsOf(ask('/api/my-climbs/')),
    'a climb of one’s own': await statementsOf(ask(`/api/my-climbs/${code}/`)),
  };
}

async function spaceCallsWith(person: TestPerson, count: number): Promise<Readonly<Record<string, number>>> {
  const { defaultSpaceId: space } = person.user;
  const ask = (method: string, path: string, body?: unknown) => () => person.ask({ method, path, body });
  const at = `/api/v2/spaces/${space}/`;
  // The members have no other space, so deleting this one gives each a new one.
  await server.pool.query(
    `with made as (
       insert into users (id, code, name, email, default_space_id, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid()::text, 'Member', gen_random_uuid() || '@example.com', $1, now(), now()
       from generate_series(1, $2) returning id
     )
     insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
     select $1, id, 1, now(), now(), id, 'EDITOR' from made`,
    [space, count],
  );
  for (let n = 0; n < count; n += 1) {
    await ask('POST', '/api/v2/spaces/', { name: 'Another' })();
    if (n > 0) await ask('POST', `${at}invitations/`, { email: `guest-${n}@example.com` })();
  }
  const link = await ask('POST', `${at}magic-links/`, {})();
  const token = /\/join\/([^/]+)\//u.exec(link.body.joinUrl)?.[1];
  const calendar: string = (await ask('GET', '/api/settings/calendar-url/')()).body.url;
  for (let n = 0; n < Math.min(count, 49); n += 1)
    await ask('POST', '/api/v2/access-tokens/', { name: 'Script' })();
  return {
    spaces: await statementsOf(ask('GET', '/api/v2/spaces/')),
    space: await statementsOf(ask('GET', at)),
    members: await statementsOf(ask('GET', `${at}memberships/`)),
    links: await statementsOf(ask('GET', `${at}magic-links/`)),
    invitations: await statementsOf(ask('GET', `${at}invitations/`)),
    notices: await statementsOf(ask('GET', '/api/v2/notices/')),
    tokens: await statementsOf(ask('GET', '/api/v2/access-tokens/')),
    'sent notices': await statementsOf(ask('GET', '/api/v2/sent-notices/')),
    webhook: await statementsOf(ask('GET', '/api/v2/webhook/')),
    deliveries: await statementsOf(ask('GET', '/api/v2/webhook/deliveries/')),
    'browsers with notices': await statementsOf(ask('GET', '/api/v2/push-subscriptions/')),
    'address of a calendar': await statementsOf(ask('GET', '/api/settings/calendar-url/')),
    calendar: await statementsOf(() => server.ask({ path: calendar.replace(/^https?:\/\/[^/]+/u, '') })),
    'what is joined': await statementsOf(ask('GET', `/api/v2/magic-links/${token}/`)),
    'clone of a space': await statementsOf(ask('POST', `${at}clone/`)),
    'deletion of a space': await statementsOf(ask('DELETE', at)),
    'deleted spaces': await statementsOf(ask('GET', '/api/v2/deleted-spaces/')),
    'restoring of a space': await statementsOf(ask('POST', `/api/v2/deleted-spaces/${space}/restore/`)),
  };
}

async function publish(person: TestPerson, id: string): Promise<string> {
  const path = `/api/public-boards/${id}/`;
  return (await person.ask({ method: 'PATCH', path, body: { isPublic: true, isListed: true } })).body.code;
}

let batches = 0;
async function batch(
  person: TestPerson,
  count: number,
  more: (n: number) => object,
): Promise<readonly string[]> {
  batches += 1;
  const goals = Array.from({ length: count }, (_, n) => ({
    name: 'Walk',
    tempId: `batch-${batches}-${n}`,
    ...more(n),
  }));
  const answer = await person.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
  return answer.body.results.map(({ goal }: { goal: { id: string } }) => goal.id);
}

test('a call takes as many statements for fifty goals as for two', async () => {
  const few = await callsWith(await server.signUp(), 2);
  const many = await callsWith(await server.signUp(), 50);
  for (const [call, count] of Object.entries(many)) {
    // A session may be cached in one run and not in the other.
    expect(Math.abs(count - (few[call] ?? 0)), call).toBeLessThanOrEqual(1);
    expect(count, `${call} asks nothing`).toBeGreaterThan(0);
  }
  expect(many['list']).toBeLessThanOrEqual(3);
  expect(many['search']).toBeLessThanOrEqual(4);
});

const notCounted: readonly string[] = [
  'health',
  'readSettings',
  'readMailSubscription',
  'readGoalLink',
  'listColumns',
  'readEmbed',
  'listBoardCategories',
  'listTemplates',
  'listTemplateCategories',
  'listClimbCategories',
  'listClimbColors',
  'listClimbIcons',
];

test('every call that reads is counted above', () => {
  const counted: readonly string[] = [
    'listGoals',
    'readGoal',
    'search',
    'listFollowers',
    'listComments',
    'listEvents',
    'listFolders',
    'listFolderGoals',
    'listTags',
    'readPublication',
    'readFeed',
    'listDeletedGoals',
    'listDeletedBoards',
    'listBoards',
    'readBoard',
    'listBoardUpdates',
    'listBuckets',
    'readBucket',
    'listPublicBoards',
    'readPublicBoard',
    'listFollowedBoards',
    'readFollowedBoard',
    'listCommunityBoards',
    'listBoardEditors',
    'readBoardPublication',
    'listSpaces',
    'readSpace',
    'listDeletedSpaces',
    'listMemberships',
    'listMagicLinks',
    'listInvitations',
    'readJoinOffer',
    'listNotices',
    'listNotificationSettings',
    'listSentNotices',
    'readWebhook',
    'listWebhookDeliveries',
    'listSeenNotifications',
    'listPushSubscriptions',
    'listAccessTokens',
    'readCalendarUrl',
    'listClimbs',
    'readClimb',
    'listClimbSubscriptions',
    'readClimbSubscription',
    'listClimbUpdates',
    'listMyClimbs',
    'listDeletedClimbs',
    'readMyClimb',
  ];
  const reading = Object.entries(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name]) => name);
  expect(reading.filter((name) => !counted.includes(name) && !notCounted.includes(name))).toEqual([]);
});
