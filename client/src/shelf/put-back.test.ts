import { recordOfRow, type ServerRow } from '@cairn/core/sync/record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf, boardsOf } from '../boards/boards-of.ts';
import { listOf, listsOf } from '../boards/lists-of.ts';
import { createBoard, createList, editBoard, editList } from '../boards/edit-board.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { openedName } from '../goals/opened-name.ts';
import { renameOrShelve } from '../goals/rename-or-shelve.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { type ShelfEntry, refOf } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { NoAnswer, type WireAnswer } from '../wire/wire.ts';
import { discardUpload, parkedRecords, putBack, retryUpload } from './shelf.ts';
import { shelveName } from '../cairn/shelve-name.ts';

const at = '2026-11-21T10:00:00.000Z';
const space = ida.defaultSpaceId as string;
/** Null means no network. */
let answer: WireAnswer | null = null;
let writes = 0;
let cairn: Cairn;

const rowOf = (id: string, fields: object) =>
  ({ id, version: 1, rev: 1, space, stamps: {}, ...fields }) as unknown as ServerRow;

beforeEach(async () => {
  answer = null;
  writes = 0;
  const environment = lonelyEnvironment(Date.parse(at), {
    wire: {
      send: async ({ method }) => {
        if (method === 'GET' || !answer) throw new NoAnswer('There is no network.');
        writes += 1;
        return answer;
      },
    },
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  await cairn.change([], () => ({
    put: [
      recordOfRow('spaces', space, rowOf(space, { name: 'Ida' }), at),
      recordOfRow('boards', space, rowOf('b1', { name: 'House' }), at),
      recordOfRow('buckets', space, rowOf('l1', { name: 'Hall', board: 'b1' }), at),
    ],
  }));
});
afterEach(() => cairn.close());

const refusal = (httpStatus: number, code: string): WireAnswer => ({
  httpStatus,
  body: { status: 'error', code, message: 'No.' },
});
const shelve = (entry: Partial<ShelfEntry>): ShelfEntry => ({
  entryId: 'e',
  shelvedAt: at,
  reason: 'spaceLeft',
  table: 'boards',
  key: 'gone',
  id: 'gone',
  scope: 'elsewhere',
  name: 'Garden',
  fields: {},
  notes: null,
  notesText: '',
  ...entry,
});
const shelved = async (entry: ShelfEntry): Promise<ShelfEntry> => {
  await cairn.addToShelf([entry]);
  return entry;
};

describe('a refused change of a board or a list', () => {
  test.each([
    ['boards', 'b1', () => boardOf(cairn, 'b1'), () => editBoard(cairn, 'b1', { name: 'Home' })],
    ['buckets', 'l1', () => listOf(cairn, 'l1'), () => editList(cairn, 'l1', { name: 'Home' })],
  ] as const)('of %s shows where it is, and is tried again or let go', async (table, key, view, edit) => {
    answer = refusal(402, 'limit.boards');
    await made(edit()).saved;
    cairn.wake();
    await vi.waitFor(() => expect(view()?.sync).toBe('failed'));
    expect(view()?.name).toBe('Home');
    expect(parkedRecords(cairn)).toMatchObject([
      { table, key, syncFailed: { errorCode: 'limit.boards' }, pending: { fields: { name: 'Home' } } },
    ]);
    answer = null;
    await retryUpload(cairn, { table, key }).saved;
    expect(view()).toMatchObject({ name: 'Home', sync: 'waiting' });
    await discardUpload(cairn, { table, key }).saved;
    expect(view()?.sync).toBe('synced');
    expect(view()?.name).not.toBe('Home');
  });
});

describe('what was shelved of a board that is not here', () => {
  test('becomes a board of one’s own space where the space was left', async () => {
    const about = { ops: [{ insert: 'All about it\n' }] };
    const entry = await shelved(
      shelve({ fields: { space: 'elsewhere', richDescription: about, emoji: '🌱' } }),
    );
    expect((await putBack(cairn, entry)).ok).toBe(true);
    expect(boardsOf(cairn, space)).toMatchObject([
      { name: 'House' },
      { name: 'Garden', emoji: '🌱', richDescription: about, space },
    ]);
    expect([...cairn.replica.seenGoals()]).toEqual([]);
    expect(cairn.shelf).toEqual([]);
  });

  test('is restored with it where it was deleted', async () => {
    const entry = await shelved(
      shelve({ reason: 'deletedElsewhere', scope: space, fields: { name: 'Yard' } }),
    );
    expect((await putBack(cairn, entry)).ok).toBe(true);
    expect(cairn.replica.record({ table: 'boards', key: 'gone' })).toMatchObject({
      wish: 'restore',
      pending: { fields: { name: 'Yard' } },
    });
  });

  test('a list goes on its board, and stays on the shelf without that', async () => {
    const there = await shelved(shelve({ table: 'buckets', fields: { board: 'b1', name: 'Cellar' } }));
    expect((await putBack(cairn, there)).ok).toBe(true);
    expect(listsOf(cairn, 'b1').map(({ name }) => name)).toEqual(['Hall', 'Cellar']);
    const lost = await shelved(shelve({ table: 'buckets', fields: { board: 'nowhere', name: 'Attic' } }));
    expect(await putBack(cairn, lost)).toEqual({ ok: false, refusal: { code: 'board.unknown' } });
    expect(cairn.shelf).toEqual([lost]);
  });

  test.each(['spaces', 'space_settings', 'member_settings'] as const)(
    'what was set in %s that is not here stays on the shelf, and is no goal',
    async (table) => {
      const entry = await shelved(shelve({ table, fields: { name: 'Choir' } }));
      expect(await putBack(cairn, entry)).toEqual({ ok: false, refusal: { code: 'space.unknown' } });
      expect([...cairn.replica.seenGoals()]).toEqual([]);
      expect(cairn.shelf).toEqual([entry]);
    },
  );
});

describe('a name that was written for what is gone', () => {
  test('of a board and of a list waits on the shelf and brings it back', async () => {
    const board = boardOf(cairn, 'b1');
    const list = listOf(cairn, 'l1');
    if (!board || !list) throw new Error('They are there.');
    const gone = [refOf('buckets', 'l1'), refOf('boards', 'b1')];
    await cairn.change(gone, () => ({ put: [], remove: gone }));
    expect(editBoard(cairn, 'b1', { name: 'Home' })).toMatchObject({ refusal: { code: 'board.unknown' } });
    await shelveName(cairn, board, 'Home', 'deletedElsewhere', 'boards').saved;
    await shelveName(cairn, list, 'Porch', 'deletedElsewhere', 'buckets').saved;
    expect(cairn.shelf).toMatchObject([
      { table: 'boards', id: 'b1', name: 'House', fields: { name: 'Home' } },
      { table: 'buckets', id: 'l1', name: 'Hall', fields: { name: 'Porch', board: 'b1' } },
    ]);
    for (const entry of cairn.shelf) expect((await putBack(cairn, entry)).ok).toBe(true);
    expect(cairn.replica.record({ table: 'boards', key: 'b1' })).toMatchObject({ wish: 'restore' });
    expect(cairn.replica.record({ table: 'buckets', key: 'l1' })).toMatchObject({ wish: 'restore' });
  });

  test('of a board that the server never had is made anew', async () => {
    const key = made(createBoard(cairn, space, { name: 'Fresh' })).key;
    made(createList(cairn, key, { name: 'First' }));
    const board = boardOf(cairn, key);
    if (!board) throw new Error('It is there.');
    await shelveName(cairn, board, 'Fresher', 'deletedElsewhere', 'boards').saved;
    expect(cairn.shelf).toMatchObject([{ id: null, fields: { name: 'Fresher' } }]);
  });

  test('of a goal waits on the shelf, whichever field it was written in', async () => {
    const place = { columnId: 1, dueDate: '2026-11-21' } as const;
    const { keys, saved } = addGoals(cairn, { text: 'Dig', place, position: { at: 'bottom' } });
    await saved;
    const goal = cairn.replica.goal(keys[0] as string);
    if (!goal) throw new Error('It is there.');
    const opened = openedName(cairn, goal);
    await deleteGoal(cairn, goal.key).saved;
    await renameOrShelve(cairn, goal, 'Dig deep', opened).saved;
    expect(cairn.shelf).toMatchObject([{ table: 'goals', name: 'Dig', fields: { name: 'Dig deep' } }]);
    expect(writes).toBe(0);
  });
});
