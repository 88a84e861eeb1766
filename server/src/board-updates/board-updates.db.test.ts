import type { BoardChangeWire, BoardUpdates } from '@cairn/contract/boards';
import type { GoalWire } from '@cairn/contract/goals';
import { filesNamedIn } from '@cairn/core/files/named-files';
import { notesText } from '@cairn/core/notes/delta';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { testPicture, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let author: TestPerson;
let ida: TestPerson;
let board: { readonly id: string; readonly code: string };
let lists: readonly string[];
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [author, ida] = [await server.signUp(), await server.signUp()];
  board = await makePublicBoard(author, { name: 'Trails' });
  const made = [];
  for (const name of ['Pack', 'Walk']) made.push((await makeList(author, { board: board.id, name })).id);
  lists = made;
});
afterAll(() => server.close());

const [pack, walk] = [0, 1];
const write = async (
  who: TestPerson,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
) => {
  const answer = await who.ask({ method, path, body });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};
const goalOn = (list: number, name: string, more: object = {}): Promise<GoalWire> =>
  write(author, 'POST', '/api/goals-2/', { name, bucket: lists[list], ...more });
const editGoal = (who: TestPerson, { id }: Pick<GoalWire, 'id'>, body: object) =>
  write(who, 'PUT', `/api/goals-2/${id}/`, body);
const note = (text: string) => ({ ops: [{ insert: `${text}\n` }] });

async function cloned(body: object = {}): Promise<string> {
  return (await write(ida, 'POST', `/api/public-boards/${board.code}/clone/`, body)).id;
}
const updatesOf = async (id: string, who = ida): Promise<BoardUpdates> =>
  (await who.ask({ path: `/api/v2/boards-2/${id}/updates/` })).body;
const changesOf = async (id: string) => (await updatesOf(id)).changes;
const settle = (id: string, body: { take?: readonly string[]; leave?: readonly string[] }, key?: string) =>
  ida.ask({
    method: 'POST',
    path: `/api/v2/boards-2/${id}/updates/`,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
async function takeAll(id: string) {
  const changes = await changesOf(id);
  const answer = await settle(id, { take: changes.map(({ item }) => item) });
  expect(answer.status, answer.text).toBe(200);
  return changes;
}
const goalsOf = async (id: string, who = ida): Promise<readonly GoalWire[]> =>
  (await who.ask({ path: `/api/goals-2/?board=${id}` })).body;
const said = ({ kind, type, before, after }: BoardChangeWire) =>
  `${kind} ${type}: ${before?.name ?? ''} > ${after?.name ?? ''}`;

async function picture(id: string) {
  const read = (await ida.ask({ path: `/api/boards-2/${id}/` })).body;
  const goals = await goalsOf(id);
  return read.buckets.map(({ id: list, name }: { id: string; name: string }) => [
    name,
    goals.filter(({ bucketId }) => bucketId === list).map((goal) => goal.name),
  ]);
}

test('a fresh clone says that it is one, and is offered nothing', async () => {
  await goalOn(pack, 'Tent', {
    richThoughts: { ops: [{ insert: 'Pegs' }, { insert: '\n', attributes: { list: 'checked' } }] },
  });
  const id = await cloned();
  expect((await ida.ask({ path: `/api/boards-2/${id}/` })).body.isCloned).toBe(true);
  expect(await updatesOf(id)).toEqual({
    source: { name: 'Trails' },
    changes: [],
  });
  const copy = await write(ida, 'POST', `/api/boards-2/${id}/clone/`);
  expect(copy.isCloned).toBe(false);
  expect(await updatesOf(copy.id)).toEqual({ source: null, changes: [] });
});

test('what the author adds, changes, moves and removes is offered, and comes when it is taken', async () => {
  await write(author, 'PATCH', `/api/public-boards/${board.id}/`, { subgoals: 'all' });
  const tent = await goalOn(pack, 'Tent', { richThoughts: note('Two people') });
  const stove = await goalOn(pack, 'Stove');
  const map = await goalOn(walk, 'Map');
  const id = await cloned();
  await editGoal(author, tent, {
    name: 'Light tent',
    color: 'green',
    durationMinutes: 45,
    richThoughts: note('One person'),
  });
  await editGoal(author, map, { bucket: lists[pack] });
  await write(author, 'DELETE', `/api/goals-2/${stove.id}/`);
  await write(author, 'PATCH', `/api/buckets-2/${lists[walk]}/`, { name: 'On the way' });
  const later = (await makeList(author, { board: board.id, name: 'After' })).id;
  const boots = await write(author, 'POST', '/api/goals-2/', { name: 'Dry the boots', bucket: later });
  await write(author, 'POST', '/api/goals-2/', { name: 'Grease them', parent: boots.id });

  const changes = await changesOf(id);
  expect(changes.map(said).toSorted()).toEqual([
    'added list:  > After',
    'changed goal: Map > Map',
    'changed goal: Tent > Light tent',
    'changed list: Walk > On the way',
    'removed goal: Stove > ',
  ]);
  const ofList = changes.find(({ kind }) => kind === 'added');
  expect([ofList?.goalsCount, ofList?.goals]).toEqual([2, ['Dry the boots', 'Grease them']]);
  const ofTent = changes.find(({ after }) => after?.name === 'Light tent');
  expect([ofTent?.before, ofTent?.after]).toMatchObject([
    { note: 'Two people', color: null, durationMinutes: null },
    { note: 'One person', color: 'green', durationMinutes: 45 },
  ]);
  const ofMap = changes.find(({ before }) => before?.name === 'Map');
  expect([ofMap?.before?.list, ofMap?.after?.list]).toEqual(['Walk', 'Pack']);
  await takeAll(id);
  expect(await picture(id)).toEqual([
    ['Pack', ['Light tent', 'Map']],
    ['On the way', []],
    ['After', ['Dry the boots']],
  ]);
  const goals = await goalsOf(id);
  const taken = goals.find(({ name }) => name === 'Light tent') as GoalWire;
  expect([taken.color, taken.durationMinutes, notesText(taken.richThoughts)]).toEqual([
    'green',
    45,
    'One person\n',
  ]);
  expect(await changesOf(id)).toEqual([]);
  expect(await goalsOf(board.id, author)).toHaveLength(3);
  const back = (await ida.ask({ path: '/api/deleted-goals/' })).body;
  expect(JSON.stringify(back)).toContain('Stove');
});

test('what the person has changed, done or deleted stays as it is', async () => {
  const [tent, stove, map, rope] = [
    await goalOn(pack, 'Tent'),
    await goalOn(pack, 'Stove'),
    await goalOn(walk, 'Map'),
    await goalOn(walk, 'Rope'),
  ];
  const id = await cloned();
  const own = (name: string, all: readonly GoalWire[]) => all.find((goal) => goal.name === name) as GoalWire;
  const all = await goalsOf(id);
  await editGoal(ida, own('Tent', all), { name: 'My tent', durationMinutes: 10 });
  await editGoal(ida, own('Stove', all), { doneDate: '2026-05-04' });
  await write(ida, 'DELETE', `/api/goals-2/${own('Map', all).id}/`);
  await write(ida, 'POST', '/api/goals-2/', { name: 'Knots', parent: own('Rope', all).id });
  await editGoal(author, tent, { name: 'Tarp', color: 'red', durationMinutes: 30 });
  await editGoal(author, stove, { name: 'Gas stove' });
  await editGoal(author, map, { name: 'Two maps' });
  await write(author, 'DELETE', `/api/goals-2/${rope.id}/`);
  const [only, ...others] = await changesOf(id);
  expect(others).toEqual([]);
  expect([only?.before?.name, only?.after?.name, only?.after?.color]).toEqual(['My tent', 'My tent', 'red']);
  await takeAll(id);
  const goals = (await goalsOf(id)).map(({ name, color, durationMinutes }) => [name, color, durationMinutes]);
  expect(goals).toContainEqual(['My tent', 'red', 10]);
  expect(goals).toContainEqual(['Rope', null, null]);
});

test('a change that is left comes back when the author changes it again, and can be taken before', async () => {
  const tent = await goalOn(pack, 'Tent');
  const id = await cloned();
  await editGoal(author, tent, { name: 'Light tent' });
  const [change] = await changesOf(id);
  const item = change?.item as string;
  expect((await settle(id, { leave: [item] })).status).toBe(200);
  expect(await changesOf(id)).toEqual([]);
  await editGoal(author, tent, { name: 'Lighter tent' });
  expect((await changesOf(id)).map(said)).toEqual(['changed goal: Tent > Lighter tent']);
  await settle(id, { leave: [item] });
  await settle(id, { take: [item] });
  expect((await goalsOf(id)).map(({ name }) => name)).toEqual(['Lighter tent']);
});

test('settling twice, or what is not offered, changes nothing', async () => {
  await goalOn(pack, 'Tent');
  const id = await cloned();
  await goalOn(pack, 'Stove');
  const [change] = await changesOf(id);
  const item = change?.item as string;
  const twice = await Promise.all([settle(id, { take: [item] }, 'one'), settle(id, { take: [item] }, 'one')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await settle(id, { take: [item, 'nothing'] }, 'two')).status).toBe(200);
  expect((await goalsOf(id)).map(({ name }) => name)).toEqual(['Tent', 'Stove']);
});

test('pictures of a taken note are copied, and names of the author’s files and lists stay secret', async () => {
  const tent = await goalOn(pack, 'Tent');
  const id = await cloned();
  const file = await uploaded(author, await testPicture(), 'tent.png', { goal: tent.id });
  const withPicture = { ops: [{ insert: { image: file.url } }, { insert: '\n' }] };
  await editGoal(author, tent, { richThoughts: withPicture });
  const text = JSON.stringify(await updatesOf(id));
  for (const secret of [file.id, tent.id, lists[pack] as string, board.id])
    expect(text).not.toContain(secret);
  await takeAll(id);
  const [own] = await goalsOf(id);
  const [copy, ...others] = filesNamedIn(own?.richThoughts);
  expect([copy === file.id, others]).toEqual([false, []]);
  expect(await changesOf(id)).toEqual([]);
});

describe('nothing is offered', () => {
  test.each([
    ['is private', () => write(author, 'PATCH', `/api/public-boards/${board.id}/`, { isPublic: false })],
    ['is deleted', () => write(author, 'DELETE', `/api/boards-2/${board.id}/`)],
    ['has a new link', () => write(author, 'PATCH', `/api/public-boards/${board.id}/`, { newLink: true })],
  ])('when the author’s board %s', async (_, hide) => {
    await goalOn(pack, 'Tent');
    const id = await cloned();
    await goalOn(pack, 'Stove');
    const [change] = await changesOf(id);
    await hide();
    expect(await updatesOf(id)).toEqual({ source: null, changes: [] });
    expect((await settle(id, { take: [change?.item as string] })).status).toBe(200);
    expect(await goalsOf(id)).toHaveLength(1);
  });

  test('when the author only hides what stands below a goal', async () => {
    await write(author, 'PATCH', `/api/public-boards/${board.id}/`, { subgoals: 'all' });
    const tent = await goalOn(pack, 'Tent');
    await write(author, 'POST', '/api/goals-2/', { name: 'Pegs', parent: tent.id });
    const id = await cloned();
    await write(author, 'PATCH', `/api/public-boards/${board.id}/`, {
      isPublic: true,
      shownSubgoals: 'public',
    });
    expect(await changesOf(id)).toEqual([]);
  });
});

test('a list that is full on the free plan refuses all, and nothing is half taken', async () => {
  const tent = await goalOn(pack, 'Tent');
  const id = await cloned();
  const [own] = await goalsOf(id);
  const goals = Array.from({ length: 24 }, (_, at) => ({
    name: `Mine ${at}`,
    tempId: `offline-${at}`,
    bucket: own?.bucketId,
  }));
  await write(ida, 'POST', '/api/v2/goals-2/batch/', { goals });
  await editGoal(author, tent, { name: 'Light tent' });
  await goalOn(pack, 'Stove');
  const take = (await changesOf(id)).map(({ item }) => item);
  expect(take).toHaveLength(2);
  server.turnClock(15 * 86_400_000);
  const answer = await settle(id, { take }).finally(() => server.turnClock(-15 * 86_400_000));
  expect([answer.status, answer.body.code]).toEqual([402, 'limit.bucketGoals']);
  const names = (await goalsOf(id)).map(({ name }) => name);
  expect([names.length, names.includes('Tent'), names.includes('Stove')]).toEqual([25, true, false]);
  expect((await changesOf(id)).map(({ item }) => item)).toEqual(take);
});

test('a refused colour leaves no goal behind that was added before, also when the request is repeated', async () => {
  const tent = await goalOn(pack, 'Tent');
  const id = await cloned();
  await editGoal(author, tent, { color: 'purple' });
  await goalOn(pack, 'Stove');
  const take = (await changesOf(id)).map(({ item }) => item);
  server.turnClock(15 * 86_400_000);
  const answers = [await settle(id, { take }, 'one'), await settle(id, { take }, 'one')];
  server.turnClock(-15 * 86_400_000);
  for (const { status, body } of answers) expect([status, body.code]).toEqual([402, 'limit.colors']);
  expect((await goalsOf(id)).map(({ name, color }) => [name, color])).toEqual([['Tent', null]]);
  expect((await changesOf(id)).map(({ item }) => item)).toEqual(take);
});

test('a board made from a template takes what a newer version of the template has', async () => {
  const path = '/api/community/boards/templates/house-move/clone/';
  const { id } = await write(ida, 'POST', path);
  expect((await updatesOf(id)).source).toEqual({ name: expect.any(String) });
  expect(await changesOf(id)).toEqual([]);
  const [goal] = await goalsOf(id);
  // As if the goal were new in the template.
  await server.pool.query('delete from cloned_items where board_id = $1 and own_id = $2', [id, goal?.id]);
  await write(ida, 'DELETE', `/api/goals-2/${goal?.id}/`);
  expect((await changesOf(id)).map(said)).toEqual([`added goal:  > ${goal?.name}`]);
  await takeAll(id);
  const again = (await goalsOf(id)).find(({ name }) => name === goal?.name);
  expect([again?.columnId, again?.dueDate]).toEqual([goal?.columnId, goal?.dueDate]);
});
