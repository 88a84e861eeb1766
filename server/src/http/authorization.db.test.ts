import type { Endpoint } from '@cairn/contract/endpoint';
import { type EndpointName, endpoints } from '@cairn/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinSpace, leaveSpace } from '../spaces/join-space.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { houseOf } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

/**
 * Everybody there can be: `author` is an editor who made the things that are asked for, `editor` another one;
 * `boardEditor` is a stranger who has joined in on the public board.
 */
const actors = [
  'visitor',
  'stranger',
  'boardEditor',
  'former',
  'editor',
  'admin',
  'owner',
  'author',
] as const;
type Actor = (typeof actors)[number];
type Statuses = Readonly<Record<Actor, number>>;

const outsiders: readonly Actor[] = ['visitor', 'stranger', 'boardEditor', 'former'];

/** The same for everybody, visitors too. */
const anyone = (status: number): Statuses =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Statuses;
/** For whoever is signed in, about what is their own. */
const signedIn = (status: number): Statuses => ({ ...anyone(status), visitor: 401 });
/** For members of the space; who has left hears so, strangers hear that there is nothing. */
const members = (status: number, more: Partial<Statuses> = {}): Statuses => ({
  ...anyone(status),
  visitor: 401,
  stranger: 404,
  boardEditor: 404,
  former: 403,
  ...more,
});

/** What a request is made of; each of them finds its things fresh. */
interface Things {
  readonly space: string;
  readonly goal: string;
  readonly deletedGoal: string;
  readonly comment: string;
  readonly folder: string;
  /** Another goal, pinned for everyone. */
  readonly pin: string;
  /** A board with a list, and others that are deleted. */
  readonly board: string;
  readonly deletedBoard: string;
  readonly bucket: string;
  readonly deletedBucket: string;
  /** The code of a board that anyone may see. */
  readonly publicBoard: string;
  /** The code of a goal on it, and one of its lists. */
  readonly publicGoal: string;
  readonly publicList: string;
}

interface Expectation {
  readonly statuses: Statuses;
  readonly params?: (things: Things) => Readonly<Record<string, string>>;
  readonly query?: (things: Things) => string;
  readonly body?: (things: Things) => unknown;
}

const marker = 'xyzzy-secret';
const richText = { ops: [{ insert: `${marker}\n` }] };
const theGoal = ({ goal }: Things) => ({ id: goal });
const theDeleted = ({ deletedGoal }: Things) => ({ id: deletedGoal });
const theComment = ({ goal, comment }: Things) => ({ id: goal, commentId: comment });
const theBoard = ({ board }: Things) => ({ id: board });
const theBucket = ({ bucket }: Things) => ({ id: bucket });
const thePublic = ({ publicBoard }: Things) => ({ code: publicBoard });
const inSpace = ({ space }: Things) => `?space=${space}&spaces=${space}`;

function formWith(goal: string): FormData {
  const form = new FormData();
  form.set('goal', goal);
  form.set('file', new Blob([marker]), 'note.txt');
  return form;
}

/** Who may call what. A call without a line here fails the first test below. */
const expectations: Readonly<Record<EndpointName, Expectation>> = {
  health: { statuses: anyone(200) },
  login: { statuses: anyone(401), body: () => ({ email: 'nobody@example.com', password: 'a long walk' }) },
  signup: { statuses: anyone(400), body: () => ({ email: 'new@example.com', password: 'short' }) },
  logout: { statuses: anyone(200), body: () => ({}) },
  requestReset: { statuses: anyone(200), body: () => ({ email: 'nobody@example.com' }) },
  setPassword: {
    statuses: anyone(400),
    body: () => ({ uidb64: 'x', token: 'x', password: 'a long walk uphill' }),
  },
  readSettings: { statuses: anyone(200) },
  editSettings: { statuses: signedIn(200), body: () => ({ hideCompleted: true }) },
  deleteAccount: { statuses: signedIn(400), body: () => ({ confirmation: 'no' }) },
  listColumns: { statuses: signedIn(200) },
  listGoals: { statuses: signedIn(200), query: inSpace },
  readGoal: { statuses: members(200), params: theGoal },
  createGoal: { statuses: members(201), body: ({ space }) => ({ name: 'New', space }) },
  // Each goal is answered for itself: outsiders get a list of refusals.
  createGoals: {
    statuses: signedIn(200),
    body: ({ space, goal }) => ({ goals: [{ name: 'New', space, tempId: `offline-${goal}` }] }),
  },
  editGoal: { statuses: members(200), params: theGoal, body: () => ({ color: 'red' }) },
  deleteGoal: { statuses: members(204), params: theGoal },
  orderGoals: {
    statuses: members(200),
    body: ({ goal }) => ({
      list: { column: 1, dueDate: '2026-11-21' },
      goals: [{ id: goal, sequenceNo: 5 }],
    }),
  },
  listDeletedGoals: { statuses: signedIn(200) },
  restoreGoal: { statuses: members(200), params: theDeleted },
  purgeGoal: { statuses: members(204, { former: 404 }), params: theDeleted },
  purgeAllGoals: { statuses: signedIn(204) },
  followGoal: { statuses: members(204), params: theGoal },
  unfollowGoal: { statuses: members(204), params: theGoal },
  listComments: { statuses: members(200), params: theGoal },
  createComment: { statuses: members(201), params: theGoal, body: () => ({ richText }) },
  editComment: {
    statuses: members(403, { author: 200 }),
    params: theComment,
    body: () => ({ richText }),
  },
  deleteComment: { statuses: members(204, { editor: 403 }), params: theComment },
  listTags: { statuses: members(200), params: (things) => ({ id: things.space }) },
  editTags: {
    statuses: members(200, { editor: 403, author: 403 }),
    params: (things) => ({ id: things.space }),
    body: () => ({ showTags: true }),
  },
  listFolders: { statuses: signedIn(200) },
  listFolderGoals: { statuses: signedIn(200) },
  addToFolder: { statuses: members(201), body: ({ goal, folder }) => ({ goal, folder }) },
  moveInFolder: {
    statuses: members(200),
    params: ({ pin }) => ({ id: pin }),
    body: () => ({ sequenceNo: 50 }),
  },
  takeFromFolder: { statuses: members(204), params: ({ pin }) => ({ id: pin }) },
  listBoards: { statuses: signedIn(200), query: inSpace },
  createBoard: { statuses: members(201), body: ({ space }) => ({ name: 'New', space }) },
  readBoard: { statuses: members(200), params: theBoard },
  editBoard: { statuses: members(200), params: theBoard, body: () => ({ emoji: '🥾' }) },
  deleteBoard: { statuses: members(204), params: theBoard, body: () => ({}) },
  listDeletedBoards: { statuses: signedIn(200) },
  restoreBoard: { statuses: members(200), params: ({ deletedBoard }) => ({ id: deletedBoard }) },
  cloneBoard: { statuses: members(201), params: theBoard, body: () => ({}) },
  listBuckets: { statuses: members(200), query: ({ board }) => `?board=${board}` },
  createBucket: { statuses: members(201), body: ({ board }) => ({ name: 'New', board }) },
  readBucket: { statuses: members(200), params: theBucket },
  editBucket: { statuses: members(200), params: theBucket, body: () => ({ expanded: false }) },
  deleteBucket: { statuses: members(204), params: theBucket },
  restoreBucket: { statuses: members(200), params: ({ deletedBucket }) => ({ id: deletedBucket }) },
  cloneBucket: { statuses: members(201), params: theBucket, body: () => ({}) },
  listPublicBoards: { statuses: signedIn(200) },
  readPublicBoard: { statuses: anyone(200), params: thePublic },
  readBoardPublication: { statuses: members(200), params: theBoard },
  publishBoard: {
    statuses: members(200),
    params: ({ board }) => ({ code: board }),
    body: () => ({ isPublic: true }),
  },
  likeBoard: { statuses: signedIn(201), params: thePublic },
  unlikeBoard: { statuses: signedIn(409), params: thePublic },
  followBoard: { statuses: signedIn(201), params: thePublic },
  clonePublicBoard: { statuses: signedIn(201), params: thePublic, body: () => ({}) },
  reportBoard: { statuses: signedIn(204), params: thePublic, body: () => ({ reason: 'Spam' }) },
  // Nobody here follows it.
  listFollowedBoards: { statuses: signedIn(200) },
  readFollowedBoard: { statuses: signedIn(404), params: thePublic },
  orderFollowedBoard: { statuses: signedIn(404), params: thePublic, body: () => ({ sequenceNo: 5 }) },
  unfollowBoard: { statuses: signedIn(409), params: thePublic },
  seeFollowedBoard: { statuses: signedIn(404), params: thePublic },
  seeFollowedGoal: {
    statuses: signedIn(404),
    params: ({ publicBoard }) => ({ code: publicBoard, goalCode: 'none' }),
  },
  // Whoever belongs to the space need not join in, and whoever has joined in cannot again.
  collaborateOnBoard: {
    statuses: { ...anyone(409), visitor: 401, stranger: 201, former: 201 },
    params: thePublic,
  },
  leaveBoard: { statuses: { ...signedIn(409), boardEditor: 204 }, params: thePublic },
  createBoardGoal: {
    statuses: { ...signedIn(403), boardEditor: 201 },
    params: thePublic,
    body: ({ publicList }) => ({ name: 'New', bucket: publicList }),
  },
  editBoardGoal: {
    statuses: { ...signedIn(403), boardEditor: 200 },
    params: ({ publicBoard, publicGoal }) => ({ code: publicBoard, goalCode: publicGoal }),
    body: () => ({ done: true }),
  },
  listBoardEditors: { statuses: members(200), params: theBoard },
  removeBoardEditor: {
    statuses: members(403, { admin: 409, owner: 409 }),
    params: ({ board }) => ({ id: board, userId: 'nobody' }),
  },
  listCommunityBoards: { statuses: anyone(200) },
  listBoardCategories: { statuses: anyone(200) },
  listTemplates: { statuses: anyone(200) },
  listTemplateCategories: { statuses: anyone(200) },
  cloneTemplate: { statuses: signedIn(201), params: () => ({ code: 'weekly-review' }), body: () => ({}) },
  listEvents: { statuses: signedIn(200), query: inSpace },
  search: { statuses: signedIn(200), query: ({ space }) => `?q=xyzzy&space=${space}` },
  readPublication: { statuses: members(200), params: theGoal },
  publishGoal: { statuses: members(200), params: theGoal, body: () => ({}) },
  unpublishGoal: { statuses: members(204), params: theGoal },
  readEmbed: { statuses: signedIn(400), query: () => '?url=none' },
  uploadFile: { statuses: members(201), body: ({ goal }) => formWith(goal) },
  readFeed: { statuses: signedIn(200) },
};

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

async function freshThings(): Promise<Things> {
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
  const { statuses, params, query, body } = expectations[name];

  test.each(actors)(`answers the %s as it should, and outsiders nothing of the space`, async (actor) => {
    const things = await freshThings();
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
    expect(answer.status, answer.text.slice(0, 200)).toBe(statuses[actor]);
    if (!outsiders.includes(actor)) return;
    // What stands on a public board is everybody's.
    const { publicBoard: _, publicGoal: __, publicList: ___, space, ...secrets } = things;
    // Whoever has been a member is told which space it is that they left, and nothing else of it.
    const isToldOfLeaving = actor === 'former' && answer.text.includes('"space.left"');
    if (!isToldOfLeaving && !path.includes(space)) expect(answer.text).not.toContain(space);
    for (const secret of [marker, ...Object.values(secrets)])
      if (!path.includes(secret)) expect(answer.text).not.toContain(secret);
  });
});
