import type { GoalWire } from '@cairn/contract/goals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBoard, makeList } from '../testing/boards.ts';
import { secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let board: string;
let list: string;
const today = { column: 1 as const, dueDate: '2026-11-21' };
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  const about = { ops: [{ insert: 'About\n' }] };
  board = (
    await makeBoard(ida, { emoji: '🥾', background: 'moss', color: '#112233', richDescription: about })
  ).id;
  list = (await makeList(ida, { board, name: 'Ideas', emoji: '💡', expanded: false })).id;
});
afterAll(() => server.close());

const clone = (person: TestPerson, path: string, body: object = {}) =>
  person.ask({ method: 'POST', path: `/api/${path}/clone/`, body });
const goalsOf = async (id: string): Promise<readonly GoalWire[]> =>
  (await ida.ask({ path: `/api/goals-2/?board=${id}&space=${(await whole(id)).space}` })).body;
const whole = async (id: string) => (await ida.ask({ path: `/api/boards-2/${id}/` })).body;

describe('a cloned board', () => {
  test('has its lists and goals in their order, yet to be done, by nobody', async () => {
    const second = (await makeList(ida, { board, name: 'Done' })).id;
    const richThoughts = {
      ops: [{ insert: 'Map' }, { insert: '\n', attributes: { list: 'checked' } }],
    };
    const top = await ida.createGoal({
      bucket: list,
      name: 'Top',
      color: 'blue',
      tags: ['hills'],
      durationMinutes: 45,
      assignee: ben.user.code,
      doneDate: '2026-11-20',
      richThoughts,
      ...today,
    });
    await ida.createGoal({ parent: top.id, name: 'Low' });
    for (const name of ['A', 'B', 'C']) await ida.createGoal({ bucket: second, name });
    await ida.createGoal({ bucket: second, type: 'divider', name: 'Line', bucketSequenceNo: 1 });
    await ida.ask({
      method: 'POST',
      path: `/api/v2/goals-2/${top.id}/comments/`,
      body: { richText: { ops: [{ insert: 'Yes\n' }] } },
    });

    const made = await clone(ben, `boards-2/${board}`);
    expect(made.status).toBe(201);
    const copy = await whole(made.body.id);
    expect(copy).toMatchObject({
      space,
      name: 'Trails',
      emoji: '🥾',
      background: 'moss',
      color: '#112233',
      isPublic: false,
      createdBy: ben.user.code,
      sequenceNo: 2100,
    });
    expect(copy.richDescription).toEqual({ ops: [{ insert: 'About\n' }] });
    expect(copy.buckets).toMatchObject([
      { name: 'Ideas', emoji: '💡', expanded: false },
      { name: 'Done', expanded: true },
    ]);
    const goals = await goalsOf(made.body.id);
    const first = goals.find(({ name }) => name === 'Top') as GoalWire;
    expect(first).toMatchObject({
      bucketId: copy.buckets[0].id,
      color: 'blue',
      tags: ['hills'],
      durationMinutes: 45,
      assignee: null,
      doneDate: null,
      columnId: 1,
      dueDate: '2026-11-21',
      commentsCount: 0,
      createdBy: ben.user.code,
    });
    expect(first.richThoughts?.ops[1]?.attributes).toEqual({ list: 'unchecked' });
    expect(first.id).not.toBe(top.id);
    const low = (await ida.ask({ path: `/api/goals-2/${first.subgoals[0]}/` })).body;
    expect(low).toMatchObject({ name: 'Low', parent: first.id });
    const inSecond = goals.filter(({ bucketId }) => bucketId === copy.buckets[1].id);
    expect(inSecond.map(({ name }) => name)).toEqual(['Line', 'A', 'B', 'C']);
    expect((await goalsOf(board)).length).toBe(5);
    const found = (await ben.ask({ path: `/api/v2/search/?q=map&space=${space}` })).body;
    expect(found.length).toBe(2);
  });

  test('in another space keeps no period, no picture of the old one, and no parent that stays there', async () => {
    const work = await secondSpace(server, ida.user.uuid);
    const outside = await ida.createGoal({ name: 'Outside' });
    await ida.createGoal({ bucket: list, parent: outside.id, name: 'Card', ...today });
    const made = await clone(ida, `boards-2/${board}`, { space: work, name: 'Mine' });
    expect(made.body).toMatchObject({ space: work, name: 'Mine', background: 'moss' });
    const [card] = await goalsOf(made.body.id);
    expect(card).toMatchObject({ space: work, parent: null, columnId: null, dueDate: null });
    const refused = await clone(ben, `boards-2/${board}`, { space: work });
    expect([refused.status, refused.body.code]).toEqual([404, 'space.unknown']);
  });

  test('is made once for a temporary id, and not of what is deleted', async () => {
    const first = await clone(ida, `boards-2/${board}`, { tempId: 'offline-c' });
    const again = await clone(ida, `boards-2/${board}`, { tempId: 'offline-c' });
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${board}/` });
    expect((await clone(ida, `boards-2/${board}`)).body.code).toBe('board.deleted');
  });

  test('is whole while others edit it: a goal that moves from list to list is on one of them', async () => {
    const other = (await makeList(ida, { board, name: 'Other' })).id;
    const goals = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ida.createGoal({ bucket: list, name: `g${n}` })),
    );
    const work = await secondSpace(server, ida.user.uuid);
    const moves = Array.from({ length: 5 }, (_, round) =>
      goals.map(({ id }) =>
        ben.ask({
          method: 'PUT',
          path: `/api/goals-2/${id}/`,
          body: { bucket: round % 2 === 0 ? other : list },
        }),
      ),
    );
    const clones = Array.from({ length: 6 }, (_, n) =>
      clone(ida, `boards-2/${board}`, n % 2 === 0 ? { space: work } : {}),
    );
    const [copies] = await Promise.all([Promise.all(clones), Promise.all(moves.flat())]);
    for (const { body } of copies) {
      const names = (await goalsOf(body.id)).map(({ name }) => name);
      expect(names.toSorted()).toEqual(goals.map(({ name }) => name).toSorted());
    }
  });
});

describe('a cloned list', () => {
  test('stands right behind it on its board, with its goals in their periods', async () => {
    await makeList(ida, { board, name: 'Last' });
    await ida.createGoal({ bucket: list, name: 'Card', doneDate: '2026-11-20', ...today });
    const made = await clone(ida, `buckets-2/${list}`, { name: 'Ideas again', tempId: 'offline-l' });
    expect(made).toMatchObject({
      status: 201,
      body: { board, name: 'Ideas again', emoji: '💡', sequenceNo: 2050 },
    });
    const goals = (await ida.ask({ path: `/api/goals-2/?bucket=${made.body.id}` })).body;
    expect(goals).toMatchObject([{ name: 'Card', doneDate: null, dueDate: '2026-11-21' }]);
    const again = await clone(ida, `buckets-2/${list}`, { tempId: 'offline-l' });
    expect([again.status, again.body]).toEqual([200, made.body]);
  });
});
