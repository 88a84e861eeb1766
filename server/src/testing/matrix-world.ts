import type { Role } from '@cairn/core/spaces/roles';
import { hashOf } from '../accounts/session-rows.ts';
import { newSecret } from '../base/ids.ts';
import { invitationHash } from '../accounts/invitation-rows.ts';
import { joinSpace, leaveSpace } from './memberships.ts';
import { makeBoard, makeList } from './boards.ts';
import { makeClimb, makePublicClimb, startClimb } from './climbs.ts';
import { contextOf } from './shared-space.ts';
import type { TestPerson, TestServer } from './test-server.ts';
import { type Actor, type Expectation, marker, richText, type Things } from './who-may-call.ts';

export interface MatrixWorld {
  readonly server: TestServer;
  readonly people: Readonly<Record<Exclude<Actor, 'visitor'>, TestPerson>>;
  readonly space: string;
}

export async function openMatrixWorld(server: TestServer): Promise<MatrixWorld> {
  const signUp = () => server.signUp();
  const owner = await signUp();
  const space = owner.user.defaultSpaceId;
  const people = {
    owner,
    stranger: await signUp(),
    invited: await signUp(),
    boardEditor: await signUp(),
    former: await signUp(),
    viewer: await signUp(),
    editor: await signUp(),
    admin: await signUp(),
    author: await signUp(),
  };
  const context = contextOf(server);
  for (const actor of ['former', 'editor', 'author'] as const)
    await joinSpace(context, space, people[actor].user.uuid, 'EDITOR');
  await joinSpace(context, space, people.viewer.user.uuid, 'VIEWER');
  await joinSpace(context, space, people.admin.user.uuid, 'ADMIN');
  await leaveSpace(context, space, people.former.user.uuid);
  const inviting = `/api/v2/spaces/${space}/invitations/`;
  await owner.ask({ method: 'POST', path: inviting, body: { email: people.invited.user.email } });
  return { server, people, space };
}

const rolesOf: Readonly<Record<string, Role>> = { owner: 'OWNER', admin: 'ADMIN', viewer: 'VIEWER' };

/** A second space, inserted directly because many tests need one. */
async function otherSpace({ server, people }: MatrixWorld, kind: 'living' | 'deleted'): Promise<string> {
  const { stranger: _, invited: __, boardEditor: ___, ...known } = people;
  const members = Object.entries(known).map(([actor, { user }]) => ({
    user: user.uuid,
    role: rolesOf[actor] ?? 'EDITOR',
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

export async function otherThings(world: MatrixWorld, kind: Expectation['other']) {
  if (kind === undefined)
    return { other: '', membership: '', link: '', token: '', invitation: '', personalToken: '' };
  const { server, people } = world;
  const other = await otherSpace(world, kind);
  const { editor, owner, invited } = people;
  const [token, personalToken] = [newSecret(), newSecret()];
  const { rows } = await server.pool.query<Pick<Things, 'membership' | 'link' | 'invitation'>>(
    `with link as (
       insert into magic_links (scope_id, id, token_hash, role, created_by, created_at)
       values ($1, gen_random_uuid(), $6, 'EDITOR', $3, now()) returning id
     ),
     invitation as (
       insert into invitations (scope_id, id, token_hash, email, role, invited_by, created_at, sent_at, expires_at)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, 'asked@example.com', 'EDITOR', $3, now(), now(),
         now() + interval '1 day') returning id
     ),
     personal as (
       insert into invitations (scope_id, id, token_hash, email, role, invited_by, created_at, sent_at, expires_at)
       values ($1, gen_random_uuid(), $4, $5, 'EDITOR', $3, now(), now(), now() + interval '1 day')
     )
     select m.id as membership, link.id as link, invitation.id as invitation
     from memberships m, link, invitation where m.scope_id = $1 and m.user_id = $2`,
    [
      other,
      editor.user.uuid,
      owner.user.uuid,
      invitationHash(personalToken),
      invited.user.email,
      hashOf(token),
    ],
  );
  return { other, token, personalToken, ...(rows[0] as (typeof rows)[number]) };
}

type Maker = (world: MatrixWorld, made: Partial<Things>) => Promise<Partial<Things>>;

const makers = {
  async goal(world) {
    const goal = await makeGoal(world);
    const path = `/api/v2/goals-2/${goal.id}/comments/`;
    const comment = await world.people.author.ask({ method: 'POST', path, body: { richText } });
    return { goal: goal.id, comment: comment.body.id };
  },
  async deletedGoal(world) {
    const { id } = await makeGoal(world);
    await world.people.author.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
    return { deletedGoal: id };
  },
  async pin(world) {
    const body = { goal: (await makeGoal(world)).id, folder: await sharedFolder(world) };
    const pin = await world.people.author.ask({ method: 'POST', path: '/api/folder-goals/', body });
    return { pin: pin.body.id };
  },
  async board(world) {
    const { space, people } = world;
    const { author } = people;
    const board = await makeBoard(author, { space, name: marker });
    const body = { board: board.id, folder: await sharedFolder(world) };
    await author.ask({ method: 'POST', path: '/api/folder-goals/', body });
    const list = () => makeList(author, { board: board.id, name: marker });
    const [bucket, deletedBucket] = [await list(), await list()];
    await author.ask({ method: 'DELETE', path: `/api/buckets-2/${deletedBucket.id}/` });
    await author.createGoal({ space, name: marker, bucket: bucket.id });
    return { board: board.id, bucket: bucket.id, deletedBucket: deletedBucket.id };
  },
  async deletedBoard({ space, people: { author } }) {
    const { id } = await makeBoard(author, { space, name: marker });
    await author.ask({ method: 'DELETE', path: `/api/boards-2/${id}/`, body: { space } });
    return { deletedBoard: id };
  },
  async publicBoard({ space, people: { author, owner, boardEditor } }, { goal = '' }) {
    const board = await makeBoard(author, { space, name: 'Open' });
    const list = await makeList(author, { board: board.id, name: 'Open' });
    const shown = await author.createGoal({
      space,
      name: 'Shown',
      bucket: list.id,
      parent: goal,
      assignee: author.user.code,
      tags: [marker],
    });
    await author.createGoal({ space, name: marker, parent: shown.id });
    const below = `/api/v2/goals-2/${shown.id}/comments/`;
    await author.ask({ method: 'POST', path: below, body: { richText } });
    const published = await owner.ask({
      method: 'PATCH',
      path: `/api/public-boards/${list.board}/`,
      body: { isPublic: true, isListed: true, allowCollaboration: true },
    });
    const joining = `/api/public-boards/${published.body.code}/collaborate/`;
    await boardEditor.ask({ method: 'POST', path: joining });
    return { publicBoard: published.body.code, publicGoal: shown.code, publicList: list.id };
  },
  async climb({ people: { author } }) {
    return { climb: (await makeClimb(author, { name: marker })).code };
  },
  async deletedClimb({ people: { author } }) {
    const { code } = await makeClimb(author, { name: marker });
    await author.ask({ method: 'DELETE', path: `/api/my-climbs/${code}/` });
    return { deletedClimb: code };
  },
  async publicClimb({ people: { author } }) {
    return { publicClimb: (await makePublicClimb(author, { name: 'Open' })).code };
  },
  async subscription({ space, people: { author } }) {
    const { code } = await makeClimb(author, { name: marker });
    return { subscription: (await startClimb(author, code, '2026-11-21', { space })).body.id };
  },
  async leftSubscription({ space, people: { author } }) {
    const { code } = await makeClimb(author, { name: marker });
    const { id } = (await startClimb(author, code, '2026-11-21', { space })).body;
    await author.ask({ method: 'DELETE', path: `/api/climbs-subscriptions/${id}/` });
    return { leftSubscription: id };
  },
} satisfies Record<string, Maker>;
type Made = keyof typeof makers;

const madeWith: Partial<Record<keyof Things, readonly Made[]>> = {
  comment: ['goal'],
  bucket: ['board'],
  deletedBucket: ['board'],
  publicBoard: ['goal', 'publicBoard'],
  publicGoal: ['goal', 'publicBoard'],
  publicList: ['goal', 'publicBoard'],
};

function makeGoal({ space, people }: MatrixWorld) {
  return people.author.createGoal({
    space,
    name: marker,
    column: 1,
    dueDate: '2026-11-21',
    richThoughts: richText,
  });
}

async function sharedFolder({ space, people }: MatrixWorld): Promise<string> {
  const folders: { id: string; space: string; isPrivate: boolean }[] = (
    await people.author.ask({ path: '/api/folders/' })
  ).body;
  return folders.find((each) => each.space === space && !each.isPrivate)?.id ?? '';
}

export async function freshThings(world: MatrixWorld, kind: Expectation['other']): Promise<Things> {
  const things = { space: world.space, folder: await sharedFolder(world) };
  return { ...(await make(world, things, makers)), ...(await otherThings(world, kind)) };
}

/**
 * Returns the unchanged records (`still`), with new ones only where the request uses them. Creating all takes some
 * twenty requests.
 */
export async function freshFor(
  world: MatrixWorld,
  { params, query, body }: Expectation,
  still: Things,
): Promise<Things> {
  const wanted: Partial<Record<Made, Maker>> = {};
  const watched = new Proxy(still, {
    get(things, name: keyof Things) {
      for (const made of madeWith[name] ?? [name])
        if (made in makers) wanted[made as Made] = makers[made as Made];
      return things[name];
    },
  });
  for (const part of [params, query, body]) part?.(watched);
  return { ...(await make(world, still, wanted)), ...(await otherThings(world, undefined)) };
}

async function make(
  world: MatrixWorld,
  things: Partial<Things>,
  wanted: Partial<Record<Made, Maker>>,
): Promise<Things> {
  const made = { ...things };
  for (const maker of Object.values(wanted)) Object.assign(made, await maker(world, made));
  return made as Things;
}
