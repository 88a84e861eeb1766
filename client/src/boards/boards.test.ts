import type { Background } from '@cairn/core/accounts/background';
import { untouchedBoard, untouchedList } from '@cairn/core/boards/board';
import { idName } from '@cairn/core/sync/id-name';
import { idUnder } from '@cairn/core/id-under';
import { recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { moveGoal } from '../goals/move-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { parkedRecords, putBack } from '../shelf/shelf.ts';
import type { ShelfEntry } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { redoNewest, undoNewest } from '../undo/reverse-step.ts';
import { undoSummaryOf } from '../undo/undo-summary-of.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { boardOf, boardsOf } from './boards-of.ts';
import { listOf, listsOf } from './lists-of.ts';
import { cloneBoard, cloneList } from './clone-board.ts';
import { deleteBoard, deleteList } from './delete-board.ts';
import { takeOffBoard } from './take-off-board.ts';
import { createBoard, createList, editBoard, editList, moveBoard, moveList } from './edit-board.ts';

const at = '2026-11-21T10:00:00.000Z';
const own = ida.uuid as string;
const space = ida.defaultSpaceId as string;
const today = { columnId: 1 as const, dueDate: '2026-11-21' };
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

const board = (name: string, lists: readonly string[] = []) =>
  made(createBoard(cairn, space, { name }, lists)).key;
const list = (on: string, name: string) => made(createList(cairn, on, { name })).key;
const goals = (list: string, text: string) =>
  addGoals(cairn, { text, place: { list }, position: { at: 'bottom' } }).keys;
const boardNames = () => boardsOf(cairn, space).map(({ name }) => name);
const listNames = (on: string) => listsOf(cairn, on).map(({ name }) => name);
const onList = (list: string) => cairn.replica.goalsOnList(list).map(({ name }) => name);
const allSent = () => vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
const keyOf = (name: string) =>
  boardsOf(cairn, space)
    .flatMap(({ key }) => listsOf(cairn, key))
    .find((one) => one.name === name)?.key;

const untouched = { boards: untouchedBoard, buckets: untouchedList, goals: {} };

function taken({ method, path, body }: WireRequest): WireAnswer {
  if (method === 'DELETE') return { httpStatus: 204, body: null };
  const table = path.includes('boards-2') ? 'boards' : path.includes('buckets-2') ? 'buckets' : 'goals';
  const fields = body as Record<string, unknown> | undefined;
  const tempId = fields?.['tempId'];
  const id =
    typeof tempId === 'string' ? idUnder(own, idName(table, tempId) ?? '') : (path.split('/')[3] as string);
  const before = cairn.replica.recordById(table, id)?.base ?? {};
  const rev = Number((before as Partial<ServerRow>).rev ?? 0) + 1;
  return {
    httpStatus: 200,
    body: { ...untouched[table], ...before, ...fields, id, space, rev, version: rev },
  };
}

describe('a server that rejects changes', () => {
  const saved = async (name: string, lists: readonly string[]) => {
    answer = taken;
    const key = board(name, lists);
    await allSent();
    answer = () => ({ httpStatus: 403, body: { status: 'error', code: 'space.role', message: 'No.' } });
    return key;
  };
  const rejected = (count: number) => vi.waitFor(() => expect(cairn.shelf).toHaveLength(count));

  test('gets the former name and order back on the screen, and the shelf has the new ones', async () => {
    const home = await saved('Home', ['Ideas', 'Doing']);
    const ideas = keyOf('Ideas') as string;
    editBoard(cairn, home, { name: 'House', color: '#336699' });
    editList(cairn, ideas, { name: 'Plans' });
    moveList(cairn, keyOf('Doing') as string, { before: ideas });
    expect([boardNames(), listNames(home)]).toEqual([['House'], ['Doing', 'Plans']]);
    await rejected(3);
    expect([boardNames(), listNames(home)]).toEqual([['Home'], ['Ideas', 'Doing']]);
    expect(cairn.shelf.map(({ reason, name }) => `${reason} ${name}`).toSorted()).toEqual([
      'partRefused Doing',
      'partRefused Home',
      'partRefused Ideas',
    ]);
    expect(cairn.unsentRecords()).toEqual([]);
    const lost = cairn.shelf.find(({ table }) => table === 'boards') as ShelfEntry;
    expect(lost.fields).toMatchObject({ name: 'House', color: '#336699' });

    answer = taken;
    await putBack(cairn, lost);
    await allSent();
    expect(boardOf(cairn, home)).toMatchObject({ name: 'House', color: '#336699' });
    // The server accepts no edit of a board's space.
    expect(sent.at(-1)?.body).not.toHaveProperty('space');
  });

  test('keeps a board that it rejects, with its lists and goals, until the person decides', async () => {
    answer = () => ({ httpStatus: 403, body: { status: 'error', code: 'space.role', message: 'No.' } });
    const home = board('Home', ['Ideas']);
    goals(keyOf('Ideas') as string, 'Paint the hall');
    await vi.waitFor(() => expect(parkedRecords(cairn)).toHaveLength(3));
    expect([boardNames(), listNames(home)]).toEqual([['Home'], ['Ideas']]);
    expect(onList(keyOf('Ideas') as string)).toEqual(['Paint the hall']);
  });
});

describe('with no network', () => {
  test('a board has its lists and they their goals, in order', () => {
    const home = board('Home', ['Ideas', 'Doing']);
    board('Work');
    list(home, 'Done');
    expect([boardNames(), listNames(home)]).toEqual([
      ['Home', 'Work'],
      ['Ideas', 'Doing', 'Done'],
    ]);
    const ideas = keyOf('Ideas') as string;
    const [, hall] = goals(ideas, 'Paint the hall\nMend the roof');
    expect(onList(ideas)).toEqual(['Paint the hall', 'Mend the roof']);
    moveGoal(cairn, hall as string, { to: { list: ideas }, position: { at: 'top' } });
    expect(onList(ideas)).toEqual(['Mend the roof', 'Paint the hall']);
    moveList(cairn, keyOf('Done') as string, { before: ideas });
    moveBoard(cairn, home, { at: 'bottom' });
    expect([boardNames(), listNames(home)]).toEqual([
      ['Work', 'Home'],
      ['Done', 'Ideas', 'Doing'],
    ]);
    expect(made(editBoard(cairn, home, { name: 'House', color: '#336699' })).step).not.toBeNull();
    expect(made(editBoard(cairn, home, { name: 'House' })).step).toBeNull();
    editList(cairn, ideas, { emoji: '💡', expanded: false });
    expect(listOf(cairn, ideas)).toMatchObject({ emoji: '💡', expanded: false, name: 'Ideas' });
    expect(createBoard(cairn, space, { name: ' ' }).ok).toBe(false);
    expect(editList(cairn, ideas, { name: '' }).ok).toBe(false);
  });

  test('a goal stands on a list and in a period at once', () => {
    const ideas = list(board('Home'), 'Ideas');
    const [key = ''] = goals(ideas, 'Paint the hall');
    scheduleGoal(cairn, key, today);
    expect(cairn.replica.goal(key)).toMatchObject({ ...today, bucketId: ideas });
    expect(onList(ideas)).toEqual(['Paint the hall']);
  });

  test('a goal that is taken off its board stands in its period, or is for today', () => {
    const ideas = list(board('Home'), 'Ideas');
    const [loose = '', planned = ''] = goals(ideas, 'loose\nplanned');
    scheduleGoal(cairn, planned, { columnId: 2, dueDate: '2026-11-29' });
    expect(takeOffBoard(cairn, planned).isForToday).toBe(false);
    expect(takeOffBoard(cairn, loose).isForToday).toBe(true);
    expect(cairn.replica.goal(planned)).toMatchObject({ columnId: 2, bucketId: null });
    expect(cairn.replica.goal(loose)).toMatchObject({ ...today, bucketId: null });
    undoNewest(cairn);
    expect(onList(ideas)).toEqual(['loose']);
  });

  test('what is deleted takes along what stands nowhere else, and undoing brings all of it back', () => {
    const home = board('Home', ['Ideas', 'Doing']);
    const ideas = keyOf('Ideas') as string;
    const [card = '', planned = ''] = goals(ideas, 'card\nplanned');
    addGoals(cairn, { text: 'below', place: { parent: card }, position: { at: 'bottom' } });
    scheduleGoal(cairn, planned, today);
    const all = () => [...cairn.replica.seenGoals()].map(({ name }) => name).toSorted();
    for (const remove of [() => deleteList(cairn, ideas), () => deleteBoard(cairn, home)]) {
      const { step } = remove();
      expect(all()).toEqual(['planned']);
      expect(step && undoSummaryOf(cairn, step).action).toMatch(/Deleted$/u);
      expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
      expect([all(), onList(ideas), listNames(home)]).toEqual([
        ['below', 'card', 'planned'],
        ['card', 'planned'],
        ['Ideas', 'Doing'],
      ]);
    }
    redoNewest(cairn);
    expect([boardNames(), all()]).toEqual([[], ['planned']]);
  });

  test('what was made is taken away by undoing, unless somebody has put something on it', () => {
    const home = board('Home', ['Ideas']);
    expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
    expect(boardNames()).toEqual([]);
    redoNewest(cairn);
    expect([boardNames(), listNames(home)]).toEqual([['Home'], ['Ideas']]);
    const ideas = keyOf('Ideas') as string;
    cairn.undoStack.aside(() => goals(ideas, 'card'));
    expect(undoNewest(cairn)?.reversal.extent).toBe('nothing');
    expect(onList(ideas)).toEqual(['card']);
  });

  test('a copy has the lists and the goals, undone, and goes as one step', () => {
    const home = board('Home', ['Ideas', 'Doing']);
    const ideas = keyOf('Ideas') as string;
    const [card = ''] = goals(ideas, 'card');
    addGoals(cairn, { text: 'below', place: { parent: card }, position: { at: 'bottom' } });
    const copy = made(cloneBoard(cairn, home, 'Second home')).key;
    const [first] = listsOf(cairn, copy);
    expect(first && onList(first.key)).toEqual(['card']);
    const [copied] = cairn.replica.goalsOnList(first?.key ?? '');
    expect(copied && cairn.replica.subgoalsOf(copied.key).map(({ name }) => name)).toEqual(['below']);
    expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
    expect(boardNames()).toEqual(['Home']);
    cloneList(cairn, ideas, 'More ideas');
    expect(listNames(home)).toEqual(['Ideas', 'More ideas', 'Doing']);
  });
});

test('a copy in another space takes no picture along that only this one may see', () => {
  const file = '/files/01890a5d-ac96-774b-bcce-b302099a8057/';
  const home = board('Home');
  editBoard(cairn, home, { cover: 'moss', background: file as Background });
  const other = '01890a5d-ac96-774b-bcce-b302099a8058';
  const beside = made(cloneBoard(cairn, home, 'Beside')).key;
  const elsewhere = made(cloneBoard(cairn, home, 'Elsewhere', other)).key;
  expect(boardOf(cairn, beside)).toMatchObject({ cover: 'moss', background: file });
  expect(boardOf(cairn, elsewhere)).toMatchObject({ cover: 'moss', background: null, space: other });
});

describe('with a network', () => {
  test('a board goes out before its lists, and they before their goals', async () => {
    const home = board('Home');
    const ideas = list(home, 'Ideas');
    const [card = ''] = goals(ideas, 'card');
    answer = taken;
    cairn.wake();
    await allSent();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/boards-2/',
      'POST /api/buckets-2/',
      'POST /api/goals-2/',
    ]);
    const [boardId, listId] = [boardOf(cairn, home)?.id, listOf(cairn, ideas)?.id];
    expect(sent[1]?.body).toMatchObject({ board: boardId, name: 'Ideas' });
    expect(sent[2]?.body).toMatchObject({ bucketId: listId, name: 'card' });
    expect(cairn.replica.goal(card)?.bucketId).toBe(ideas);
    sent = [];
    deleteBoard(cairn, home);
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
    await allSent();
    undoNewest(cairn);
    await allSent();
    expect(sent.slice(1).map(({ path }) => path.replace(/[0-9a-f-]{36}/u, 'id'))).toEqual([
      '/api/boards-2/id/restore/',
      '/api/buckets-2/id/restore/',
      '/api/deleted-goals/id/restore/',
    ]);
    expect(onList(ideas)).toEqual(['card']);
  });

  test('what was made is taken away by undoing after it has arrived as well', async () => {
    answer = taken;
    const home = board('Home', ['Ideas']);
    list(home, 'Done');
    await allSent();
    expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
    expect(listNames(home)).toEqual(['Ideas']);
    expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
    expect(boardNames()).toEqual([]);
  });

  test('a goal that was taken off a board stays when that is deleted right after', async () => {
    const home = board('Home', ['Ideas']);
    const other = board('Work', ['Next']);
    const [ideas, next] = [home, other].map((key) => listsOf(cairn, key)[0]?.key as string);
    const [card = ''] = goals(ideas as string, 'card');
    answer = taken;
    cairn.wake();
    await allSent();
    answer = null;
    sent = [];
    moveGoal(cairn, card, { to: { list: next as string }, position: { at: 'bottom' } });
    deleteBoard(cairn, home);
    expect(onList(next as string)).toEqual(['card']);
    answer = taken;
    cairn.wake();
    await allSent();
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  test('a goal whose list is gone by the time it arrives loses only that', async () => {
    const ideas = list(board('Home'), 'Ideas');
    const [card = ''] = goals(ideas, 'card');
    answer = (request) =>
      (request.body as { bucketId?: unknown } | undefined)?.bucketId
        ? { httpStatus: 400, body: { code: 'goal.bucket', errors: { bucket: 'gone' } } }
        : taken(request);
    cairn.wake();
    await allSent();
    expect(cairn.replica.goal(card)).toMatchObject({ name: 'card', bucketId: null });
    expect(cairn.shelf).toMatchObject([{ reason: 'partRefused', name: 'card' }]);
  });
});
