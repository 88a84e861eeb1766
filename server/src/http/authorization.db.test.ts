import type { Endpoint } from '@cairn/contract/endpoint';
import { type EndpointName, endpoints } from '@cairn/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinSpace, leaveSpace } from '../spaces/join-space.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { houseOf } from '../testing/shared-space.ts';
import {
  type Actor,
  actors,
  type Expectation,
  expectations,
  marker,
  outsiders,
  richText,
  type Things,
} from '../testing/who-may-call.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let people: Readonly<Record<Exclude<Actor, 'visitor'>, TestPerson>>;
let space: string;

beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
  const signUp = () => server.signUp();
  const owner = await signUp();
  space = owner.user.defaultSpaceId;
  people = {
    owner,
    stranger: await signUp(),
    boardEditor: await signUp(),
    former: await signUp(),
    editor: await signUp(),
    admin: await signUp(),
    author: await signUp(),
  };
  const house = houseOf(server);
  for (const actor of ['former', 'editor', 'author'] as const)
    await joinSpace(house, space, people[actor].user.uuid, 'EDITOR');
  await joinSpace(house, space, people.admin.user.uuid, 'ADMIN');
  await leaveSpace(house, space, people.former.user.uuid);
});
afterAll(() => server.close());

/** Another space with the same people, written by hand: it is made for many of the tests. */
async function otherSpace(kind: 'living' | 'deleted'): Promise<string> {
  const { stranger: _, boardEditor: __, ...known } = people;
  const members = Object.entries(known).map(([actor, { user }]) => ({
    user: user.uuid,
    role: actor === 'owner' ? 'OWNER' : actor === 'admin' ? 'ADMIN' : 'EDITOR',
    left: actor === 'former',
  }));
  const { rows } = await server.pool.query<{ id: string }>(
    `with made as (insert into scopes (id, kind) values (gen_random_uuid(), 'space') returning id),
     joined as (
       insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role, deleted_at, ended_with_space)
       select made.id, gen_random_uuid(), 1, now(), now(), m.user, m.role,
         case when m.left or $2 then now() end, $2 and not m.left
       from made, jsonb_to_recordset($1) as m ("user" uuid, role text, "left" boolean)
     )
     insert into spaces (scope_id, id, version, created_at, modified_at, name, deleted_at)
     select id, id, 1, now(), now(), 'Other', case when $2 then now() end from made returning id`,
    [JSON.stringify(members), kind === 'deleted'],
  );
  return rows[0]?.id ?? '';
}

/** What one joins the other space by, and what there is of its people. */
async function otherThings(kind: Expectation['other']) {
  if (kind === undefined) return { other: '', membership: '', link: '', token: '', invitation: '' };
  const other = await otherSpace(kind);
  const { editor, owner } = people;
  const { rows } = await server.pool.query<Pick<Things, 'membership' | 'link' | 'token' | 'invitation'>>(
    `with link as (
       insert into magic_links (scope_id, id, token, role, created_by, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, 'EDITOR', $3, now()) returning id, token
     ),
     invitation as (
       insert into invitations (scope_id, id, token_hash, email, role, invited_by, created_at, sent_at, expires_at)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, 'asked@example.com', 'EDITOR', $3, now(), now(),
         now() + interval '1 day') returning id
     )
     select m.id as membership, link.id as link, link.token, invitation.id as invitation
     from memberships m, link, invitation where m.scope_id = $1 and m.user_id = $2`,
    [other, editor.user.uuid, owner.user.uuid],
  );
  return { other, ...(rows[0] as (typeof rows)[number]) };
}

async function freshThings(kind: Expectation['other']): Promise<Things> {
  const { author } = people;
  const make = () =>
    author.createGoal({ space, name: marker, column: 1, dueDate: '2026-11-21', richThoughts: richText });
  const [goal, deleted] = [await make(), await make()];
  const path = `/api/v2/goals-2/${goal.id}/comments/`;
  const comment = await author.ask({ method: 'POST', path, body: { richText } });
  await author.ask({ method: 'DELETE', path: `/api/goals-2/${deleted.id}/` });
  const folders: { id: string; space: string; isPrivate: boolean }[] = (
    await author.ask({ path: '/api/folders/' })
  ).body;
  const folder = folders.find((each) => each.space === space && !each.isPrivate)?.id ?? '';
  const body = { goal: (await make()).id, folder };
  const pin = await author.ask({ method: 'POST', path: '/api/folder-goals/', body });
  const board = await makeBoard(author, { space, name: marker });
  await author.ask({ method: 'POST', path: '/api/folder-goals/', body: { board: board.id, folder } });
  const deletedBoard = await makeBoard(author, { space, name: marker });
  const list = () => makeList(author, { board: board.id, name: marker });
  const [bucket, deletedBucket] = [await list(), await list()];
  await author.ask({ method: 'DELETE', path: `/api/boards-2/${deletedBoard.id}/`, body: { space } });
  await author.ask({ method: 'DELETE', path: `/api/buckets-2/${deletedBucket.id}/` });
  await author.createGoal({ space, name: marker, bucket: bucket.id });
  const open = await makeList(author, {
    board: (await makeBoard(author, { space, name: 'Open' })).id,
    name: 'Open',
  });
  const shown = await author.createGoal({
    space,
    name: 'Shown',
    bucket: open.id,
    parent: goal.id,
    assignee: author.user.code,
    tags: [marker],
  });
  await author.createGoal({ space, name: marker, parent: shown.id });
  const below = `/api/v2/goals-2/${shown.id}/comments/`;
  await author.ask({ method: 'POST', path: below, body: { richText } });
  const publishing = { method: 'PATCH', path: `/api/public-boards/${open.board}/` };
  const published = await people.owner.ask({
    ...publishing,
    body: { isPublic: true, isListed: true, allowCollaboration: true },
  });
  const joining = `/api/public-boards/${published.body.code}/collaborate/`;
  await people.boardEditor.ask({ method: 'POST', path: joining });
  return {
    space,
    board: board.id,
    deletedBoard: deletedBoard.id,
    bucket: bucket.id,
    deletedBucket: deletedBucket.id,
    publicBoard: published.body.code,
    publicGoal: shown.code,
    publicList: open.id,
    goal: goal.id,
    deletedGoal: deleted.id,
    comment: comment.body.id,
    folder,
    pin: pin.body.id,
    ...(await otherThings(kind)),
  };
}

/** Signing out ends a session, so whoever is asked with brings one of their own. */
async function askerOf(actor: Actor, name: EndpointName): Promise<TestServer['ask']> {
  if (actor === 'visitor') return server.ask;
  const { user, password, ask } = people[actor];
  if (name !== 'logout') return ask;
  const body = { email: user.email, password };
  const { headers } = await server.ask({ method: 'POST', path: '/api/login/email/', body });
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return (request) => server.ask({ ...request, headers: { cookie } });
}

test('every call of the contract has an expectation', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(Object.keys(endpoints) as EndpointName[])('%s', (name) => {
  const endpoint: Endpoint = endpoints[name];
  const { statuses, params, query, body, other } = expectations[name];

  test.each(actors)(`answers the %s as it should, and outsiders nothing of the space`, async (actor) => {
    const things = await freshThings(other);
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
    // Nobody shall be in all of them in the end: there is a limit to that.
    await server.pool.query('delete from memberships where scope_id = $1', [things.other || null]);
    expect(answer.status, answer.text.slice(0, 200)).toBe(statuses[actor]);
    if (!outsiders.includes(actor)) return;
    // What stands on a public board is everybody's.
    const { publicBoard: _, publicGoal: __, publicList: ___, space, other: joined, ...secrets } = things;
    // Whoever has been a member is told which space it is that they left, and nothing else of it.
    const isToldOfLeaving = actor === 'former' && answer.text.includes('"space.left"');
    if (!isToldOfLeaving && !path.includes(space)) expect(answer.text).not.toContain(space);
    // Whoever has joined a space is told which one.
    const told = name === 'joinSpace' ? [] : [joined];
    for (const secret of [marker, ...Object.values(secrets), ...told])
      if (!path.includes(secret)) expect(answer.text).not.toContain(secret);
  });
});
