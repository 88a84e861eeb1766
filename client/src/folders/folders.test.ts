import { foldersIn } from '@cairn/core/folders/folder';
import { idName } from '@cairn/core/sync/id-name';
import { idUnder } from '@cairn/core/id-under';
import { recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteBoard } from '../boards/delete-board.ts';
import { createBoard } from '../boards/edit-board.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { putBack } from '../shelf/shelf.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { takesAll } from '../testing/takes-all.ts';
import { redoNewest, undoNewest } from '../undo/reverse-step.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { entriesInFolders } from './folder-entries.ts';
import { moveInFolder } from './move-in-folder.ts';
import { placeInFolder } from './place-in-folder.ts';
import { putIntoFolder } from './put-into-folder.ts';
import { takeFromFolder } from './take-from-folder.ts';

const at = '2026-11-21T10:00:00.000Z';
const own = ida.uuid as string;
const space = ida.defaultSpaceId as string;
const [pinned, favourites] = foldersIn(space, own);
let sent: WireRequest[] = [];
/** Null means no network. */
let answer: ((request: WireRequest) => WireAnswer) | null = null;
let cairn: Cairn;

beforeEach(async () => {
  sent = [];
  answer = null;
  const environment = lonelyEnvironment(Date.parse(at), {
    wire: {
      send: async (request) => {
        if (request.method === 'GET' || !answer) throw new NoAnswer('There is no network.');
        sent.push(request);
        return answer(request);
      },
    },
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  const row = { id: space, version: 1, rev: 1, name: 'Ida' } as unknown as ServerRow;
  cairn.replica.apply([recordOfRow('spaces', space, row, at)]);
});

afterEach(() => cairn.close());

function goalCalled(text: string): string {
  const place = { columnId: 1 as const, dueDate: '2026-11-21' };
  return addGoals(cairn, { text, place, position: { at: 'bottom' } }).keys[0] as string;
}

function boardCalled(name: string): string {
  const outcome = createBoard(cairn, space, { name });
  if (!outcome.ok) throw new Error('There is no board.');
  return outcome.value.key;
}

const pin = (goal: string) => putIntoFolder(cairn, { of: 'goal', key: goal }, 'pinned');
const unpin = (goal: string) => takeFromFolder(cairn, { of: 'goal', key: goal }, 'pinned');
const placeBefore = (goal: string, before: string | null) =>
  placeInFolder(cairn, { of: 'goal', key: goal }, 'pinned', before);
const namesIn = (kind: 'pinned' | 'favourites') =>
  entriesInFolders(cairn, kind).map(({ view: thing }) => thing.name);
const allSent = () => vi.waitFor(() => expect(cairn.status.waiting).toBe(0));

const taken = takesAll(() => cairn);

describe('with no network', () => {
  test('goals are pinned and made favourites, each behind the last one, and wait', () => {
    const [house, garden] = [goalCalled('house'), goalCalled('garden')];
    for (const goal of [garden, house, garden]) expect(pin(goal).ok).toBe(true);
    putIntoFolder(cairn, { of: 'goal', key: house }, 'favourites');
    expect(namesIn('pinned')).toEqual(['garden', 'house']);
    expect(namesIn('favourites')).toEqual(['house']);
    expect(entriesInFolders(cairn, 'pinned')).toMatchObject([
      { sequenceNo: 100, sync: 'waiting' },
      { sequenceNo: 200, sync: 'waiting' },
    ]);
  });

  test('a goal that repeats is in no folder, and one that begins to is away until it ends', () => {
    const walk = goalCalled('walk');
    pin(walk);
    repeatGoal(cairn, walk, { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null });
    expect(namesIn('pinned')).toEqual([]);
    expect(pin(walk)).toMatchObject({ refusal: { code: 'folder.goal' } });
    expect(pin('nowhere')).toMatchObject({ refusal: { code: 'goal.unknown' } });
  });

  test('a goal is put before another one, or moved there, in one step', async () => {
    const [one, two, three] = [goalCalled('one'), goalCalled('two'), goalCalled('three')];
    pin(one);
    pin(two);
    const put = placeBefore(three, two);
    expect(put).toMatchObject({ ok: true, value: { step: expect.anything() } });
    expect(namesIn('pinned')).toEqual(['one', 'three', 'two']);
    placeBefore(one, null);
    expect(namesIn('pinned')).toEqual(['three', 'two', 'one']);
    expect(placeBefore(one, null)).toMatchObject({ value: { step: null } });
    expect(placeBefore(three, three)).toMatchObject({ value: { step: null } });
    for (const names of [
      ['one', 'three', 'two'],
      ['one', 'two'],
    ]) {
      await undoNewest(cairn)?.reversal.saved;
      expect(namesIn('pinned')).toEqual(names);
    }
    expect(placeBefore('nowhere', null)).toMatchObject({
      refusal: { code: 'goal.unknown' },
    });
  });

  test('they go with their goal, and come back with it', async () => {
    const goal = goalCalled('house');
    pin(goal);
    await deleteGoal(cairn, goal).saved;
    expect(namesIn('pinned')).toEqual([]);
    expect(cairn.status.waiting).toBe(0);
    await undoNewest(cairn)?.reversal.saved;
    expect(namesIn('pinned')).toEqual(['house']);
  });

  test('the next one stands behind those whose goals are deleted at the moment', async () => {
    const [one, two] = [goalCalled('one'), goalCalled('two')];
    answer = taken;
    cairn.wake();
    pin(one);
    await allSent();
    answer = null;
    deleteGoal(cairn, one);
    pin(two);
    expect(entriesInFolders(cairn, 'pinned')).toMatchObject([{ sequenceNo: 200 }]);
  });

  test('what is done is undone and done again', async () => {
    const [one, two] = [goalCalled('one'), goalCalled('two')];
    pin(one);
    pin(two);
    const [first] = entriesInFolders(cairn, 'pinned');
    if (!first) throw new Error('Nothing is pinned.');
    moveInFolder(cairn, first, { at: 'bottom' });
    expect(namesIn('pinned')).toEqual(['two', 'one']);
    unpin(two);
    expect(namesIn('pinned')).toEqual(['one']);
    for (const names of [['two', 'one'], ['one', 'two'], ['one'], []]) {
      await undoNewest(cairn)?.reversal.saved;
      expect(namesIn('pinned')).toEqual(names);
    }
    for (const names of [['one'], ['one', 'two'], ['two', 'one'], ['one']]) {
      await redoNewest(cairn)?.reversal.saved;
      expect(namesIn('pinned')).toEqual(names);
    }
  });

  test('a board stands among goals, is moved and taken out, and each of these is undone', async () => {
    const goal = goalCalled('house');
    const board = boardCalled('Launch');
    pin(goal);
    expect(putIntoFolder(cairn, { of: 'board', key: board }, 'pinned').ok).toBe(true);
    expect(putIntoFolder(cairn, { of: 'board', key: board }, 'pinned')).toMatchObject({
      value: { step: null },
    });
    expect(entriesInFolders(cairn, 'pinned')).toMatchObject([
      { of: 'goal', sequenceNo: 100 },
      { of: 'board', sequenceNo: 200 },
    ]);
    placeInFolder(cairn, { of: 'board', key: board }, 'pinned', goal);
    expect(namesIn('pinned')).toEqual(['Launch', 'house']);
    takeFromFolder(cairn, { of: 'board', key: board }, 'pinned');
    expect(namesIn('pinned')).toEqual(['house']);
    for (const names of [['Launch', 'house'], ['house', 'Launch'], ['house']]) {
      await undoNewest(cairn)?.reversal.saved;
      expect(namesIn('pinned')).toEqual(names);
    }
    expect(putIntoFolder(cairn, { of: 'board', key: 'nowhere' }, 'pinned')).toMatchObject({
      refusal: { code: 'board.unknown' },
    });
    expect(putIntoFolder(cairn, { of: 'board', key: goal }, 'pinned').ok).toBe(false);
  });

  test('what a board is in goes with it, and comes back with it', async () => {
    const board = boardCalled('Launch');
    putIntoFolder(cairn, { of: 'board', key: board }, 'pinned');
    putIntoFolder(cairn, { of: 'board', key: board }, 'favourites');
    await deleteBoard(cairn, board).saved;
    expect(namesIn('pinned')).toEqual([]);
    expect(cairn.status.waiting).toBe(0);
    await undoNewest(cairn)?.reversal.saved;
    expect([namesIn('pinned'), namesIn('favourites')]).toEqual([['Launch'], ['Launch']]);
  });

  test('a place between two that are close makes room', () => {
    const goals = ['a', 'b', 'c', 'd'].map(goalCalled);
    for (const goal of goals) pin(goal);
    const placed = () => entriesInFolders(cairn, 'pinned');
    for (let turn = 0; turn < 12; turn += 1) {
      const [first, second, , last] = placed();
      if (!first || !second || !last) throw new Error('Too few are pinned.');
      moveInFolder(cairn, last, { after: first.key });
      expect(
        placed()
          .map(({ key }) => key)
          .slice(0, 3),
      ).toEqual([first.key, last.key, second.key]);
    }
    const numbers = placed().map(({ sequenceNo }) => sequenceNo);
    expect(new Set(numbers).size).toBe(4);
  });
});

describe('with a network', () => {
  beforeEach(() => {
    answer = taken;
    cairn.wake();
  });

  test('an entry waits until its goal has an id, is moved and goes', async () => {
    answer = null;
    const goal = goalCalled('house');
    pin(goal);
    const second = goalCalled('garden');
    pin(second);
    answer = taken;
    cairn.wake();
    await allSent();
    const [entry] = entriesInFolders(cairn, 'pinned');
    if (!entry) throw new Error('Nothing is pinned.');
    moveInFolder(cairn, entry, { at: 'bottom' });
    await allSent();
    unpin(goal);
    await allSent();
    const { id } = entry;
    const goalId = cairn.replica.goal(goal)?.id;
    const calls = sent.filter(({ path }) => path.includes('folder-goals'));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/folder-goals/',
      'POST /api/folder-goals/',
      `PATCH /api/folder-goals/${id}/`,
      `DELETE /api/folder-goals/${id}/`,
    ]);
    expect(calls[0]?.body).toEqual({ goal: goalId, folder: pinned.id, sequenceNo: 100, tempId: entry.key });
    expect(calls[2]?.body).toEqual({ sequenceNo: 300 });
  });

  test('a board waits until it has an id, and is named by that', async () => {
    answer = null;
    const board = boardCalled('Launch');
    putIntoFolder(cairn, { of: 'board', key: board }, 'pinned');
    answer = taken;
    cairn.wake();
    await allSent();
    const [entry] = entriesInFolders(cairn, 'pinned');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/boards-2/',
      'POST /api/folder-goals/',
    ]);
    expect(sent[1]?.body).toEqual({
      board: idUnder(own, idName('boards', board) as string),
      folder: pinned.id,
      sequenceNo: 100,
      tempId: entry?.key,
    });
    expect(entry).toMatchObject({
      of: 'board',
      sync: 'synced',
      view: { id: sent[1]?.body && (sent[1].body as Record<string, unknown>)['board'] },
    });
  });

  test('pinned again before the server has heard that it was unpinned, it goes out after that', async () => {
    const goal = goalCalled('house');
    pin(goal);
    await allSent();
    answer = (request) => {
      if (request.method === 'DELETE') throw new NoAnswer('The answer was lost.');
      return taken(request);
    };
    unpin(goal);
    await vi.waitFor(() => expect(sent.at(-1)?.method).toBe('DELETE'));
    pin(goal);
    expect(namesIn('pinned')).toEqual(['house']);
    await vi.waitFor(() => expect(cairn.status.waiting).toBe(2));
    answer = taken;
    cairn.wake();
    await allSent();
    expect(sent.slice(-2).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
    expect(namesIn('pinned')).toEqual(['house']);
  });

  test('what was pinned anew by undoing is unpinned by undoing what came before', async () => {
    const goal = goalCalled('house');
    pin(goal);
    await allSent();
    unpin(goal);
    await allSent();
    await undoNewest(cairn)?.reversal.saved;
    expect(namesIn('pinned')).toEqual(['house']);
    await allSent();
    await undoNewest(cairn)?.reversal.saved;
    expect(namesIn('pinned')).toEqual([]);
    await allSent();
    for (const names of [['house'], []]) {
      await redoNewest(cairn)?.reversal.saved;
      expect(namesIn('pinned')).toEqual(names);
      await allSent();
    }
  });

  test('pinned by two devices, it is one', async () => {
    answer = null;
    const goal = goalCalled('house');
    pin(goal);
    const twin = {
      id: 'twin',
      tempId: null,
      folder: pinned.id,
      space,
      isPrivate: false,
      goal: idUnder(own, goal),
      sequenceNo: 50,
      version: 3,
      rev: 1,
    };
    const told = recordOfRow('folder_goals', space, twin, at);
    await cairn.change([told], () => ({ put: [told] }));
    answer = (request) =>
      request.path.startsWith('/api/folder-goals/') ? { httpStatus: 200, body: twin } : taken(request);
    cairn.wake();
    await allSent();
    expect(entriesInFolders(cairn, 'pinned')).toMatchObject([{ id: 'twin' }]);
    expect(cairn.replica.recordsOf('folder_goals')).toHaveLength(1);
    unpin(goal);
    expect(namesIn('pinned')).toEqual([]);
  });

  test('of a goal that was deleted elsewhere it lies on the shelf, until that is there again', async () => {
    const goal = goalCalled('house');
    await allSent();
    answer = () => ({ httpStatus: 410, body: { code: 'goal.deleted' } });
    putIntoFolder(cairn, { of: 'goal', key: goal }, 'favourites');
    await vi.waitFor(() => expect(cairn.shelf).toHaveLength(1));
    expect(namesIn('favourites')).toEqual([]);
    expect(cairn.shelf[0]).toMatchObject({ scope: favourites.scopeId, reason: 'deletedElsewhere' });
    answer = null;
    expect((await putBack(cairn, cairn.shelf[0] as (typeof cairn.shelf)[0])).ok).toBe(true);
    expect(namesIn('favourites')).toEqual(['house']);
    expect(cairn.shelf).toEqual([]);
  });

  test('of a board that was deleted elsewhere it lies on the shelf, until that is there again', async () => {
    const board = boardCalled('Launch');
    await allSent();
    answer = () => ({ httpStatus: 410, body: { code: 'board.deleted' } });
    putIntoFolder(cairn, { of: 'board', key: board }, 'pinned');
    await vi.waitFor(() => expect(cairn.shelf).toHaveLength(1));
    expect(namesIn('pinned')).toEqual([]);
    answer = null;
    expect((await putBack(cairn, cairn.shelf[0] as (typeof cairn.shelf)[0])).ok).toBe(true);
    expect(namesIn('pinned')).toEqual(['Launch']);
    expect(cairn.shelf).toEqual([]);
  });

  test.each([404, 410])(
    'moved where it was taken out elsewhere (%i), nothing of it is left',
    async (httpStatus) => {
      const goal = goalCalled('house');
      pin(goal);
      const other = goalCalled('garden');
      pin(other);
      await allSent();
      answer = () => ({ httpStatus, body: { code: 'folder.deleted' } });
      const [entry] = entriesInFolders(cairn, 'pinned');
      if (!entry) throw new Error('Nothing is pinned.');
      moveInFolder(cairn, entry, { at: 'bottom' });
      await allSent();
      expect(namesIn('pinned')).toEqual(['garden']);
      expect(cairn.shelf).toEqual([]);
    },
  );
});
