import { newSecret } from '../ids.ts';
import { invitationHash } from '../people/invitation-rows.ts';
import { joinSpace, leaveSpace } from '../spaces/join-space.ts';
import { makeBoard, makeList } from './boards.ts';
import { houseOf } from './shared-space.ts';
import type { TestPerson, TestServer } from './test-server.ts';
import { type Actor, type Expectation, marker, richText, type Things } from './who-may-call.ts';

/** Everybody there can be, in one space of the owner's, and what they are asked about. */
export interface MatrixWorld {
  readonly server: TestServer;
  readonly people: Readonly<Record<Exclude<Actor, 'visitor'>, TestPerson>>;
  readonly space: string;
}

/** Makes the space and its people. */
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
    editor: await signUp(),
    admin: await signUp(),
    author: await signUp(),
  };
  const house = houseOf(server);
  for (const actor of ['former', 'editor', 'author'] as const)
    await joinSpace(house, space, people[actor].user.uuid, 'EDITOR');
  await joinSpace(house, space, people.admin.user.uuid, 'ADMIN');
  await leaveSpace(house, space, people.former.user.uuid);
  const inviting = `/api/v2/spaces/${space}/invitations/`;
  await owner.ask({ method: 'POST', path: inviting, body: { email: people.invited.user.email } });
  return { server, people, space };
}

/** Another space with the same people, written by hand: it is made for many of the tests. */
async function otherSpace({ server, people }: MatrixWorld, kind: 'living' | 'deleted'): Promise<string> {
  const { stranger: _, invited: __, boardEditor: ___, ...known } = people;
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
export async function otherThings(world: MatrixWorld, kind: Expectation['other']) {
  if (kind === undefined)
    return { other: '', membership: '', link: '', token: '', invitation: '', personalToken: '' };
  const { server, people } = world;
  const other = await otherSpace(world, kind);
  const { editor, owner, invited } = people;
  const personalToken = newSecret();
  const { rows } = await server.pool.query<Pick<Things, 'membership' | 'link' | 'token' | 'invitation'>>(
    `with link as (
       insert into magic_links (scope_id, id, token, role, created_by, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, 'EDITOR', $3, now()) returning id, token
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
     select m.id as membership, link.id as link, link.token, invitation.id as invitation
     from memberships m, link, invitation where m.scope_id = $1 and m.user_id = $2`,
    [other, editor.user.uuid, owner.user.uuid, invitationHash(personalToken), invited.user.email],
  );
  return { other, personalToken, ...(rows[0] as (typeof rows)[number]) };
}

/** Things of the space that nobody has touched yet; `otherSpace` is only made where it is asked for. */
export async function freshThings(world: MatrixWorld, kind: Expectation['other']): Promise<Things> {
  const { people, space } = world;
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
    ...(await otherThings(world, kind)),
  };
}
