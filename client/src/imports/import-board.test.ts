import type { ImportedBoard, ImportedGoal } from '@cairn/core/imports/imported-board';
import { isImported } from '@cairn/core/imports/imported-id';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardsOf } from '../boards/boards-of.ts';
import { listsOf } from '../boards/lists-of.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { StorageRefused } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { redoNewest, undoNewest } from '../undo/reverse-step.ts';
import { importBoard } from './import-board.ts';

const space = ida.defaultSpaceId as string;
let cairn: Cairn;
let beforeWriting: () => void = () => undefined;

beforeEach(async () => {
  beforeWriting = () => undefined;
  const environment = lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z'));
  const { store } = environment;
  const change: typeof store.change = async (...asked) => {
    beforeWriting();
    return store.change(...asked);
  };
  // This tab never leads, so only the import writes.
  const lock = { request: () => () => undefined };
  cairn = await openCairnIn({ ...environment, lock, store: { ...store, change } }, ida, null);
  await cairn.opened;
});
afterEach(() => cairn.close());

function goal(name: string, change: Partial<ImportedGoal> = {}): ImportedGoal {
  const nowhere = { dueDate: null, datetimeFr: null, datetimeTo: null, doneDate: null };
  return { name, notes: null, tags: [], ...nowhere, subgoals: [], ...change };
}
const board = (...lists: readonly (readonly [string, readonly ImportedGoal[]])[]): ImportedBoard => ({
  name: 'House',
  about: { ops: [{ insert: 'All of it\n' }] },
  lists: lists.map(([name, goals]) => ({ name, goals })),
  leftOver: [],
});
const manyGoals = (count: number) => Array.from({ length: count }, (_, index) => goal(`Goal ${index}`));
const goalsHere = () => [...cairn.replica.unsentRecords()].filter(({ table }) => table === 'goals').length;

test('makes the board with its lists and goals in their order, as one step', async () => {
  addGoals(cairn, {
    text: 'Already there',
    place: { columnId: 1, dueDate: '2026-11-21' },
    position: { at: 'bottom' },
  });
  const plan = board(
    [
      'To do',
      [
        goal('Paint', {
          tags: ['home'],
          dueDate: '2026-11-21',
          notes: { ops: [{ insert: 'Two coats\n' }] },
          subgoals: [goal('Buy paint', { doneDate: '2026-11-20' }), goal('Begin')],
        }),
        goal('Move'),
      ],
    ],
    ['Done', []],
  );
  const { key, end, goals } = made(await importBoard(cairn, plan, { space, name: ' Our house ' }));
  expect([end, goals]).toEqual(['whole', 4]);
  const [here] = boardsOf(cairn, space);
  expect(here).toMatchObject({
    key,
    name: 'Our house',
    richDescription: { ops: [{ insert: 'All of it\n' }] },
  });
  const lists = listsOf(cairn, key);
  expect(lists.map(({ name }) => name)).toEqual(['To do', 'Done']);
  const [paint, move] = cairn.replica.goalsOnList(lists[0]?.key ?? '');
  expect([paint?.name, move?.name]).toEqual(['Paint', 'Move']);
  expect(paint).toMatchObject({ tags: ['home'], dueDate: '2026-11-21', columnId: 1 });
  expect(paint?.richThoughts?.ops).toEqual([{ insert: 'Two coats\n' }]);
  expect(cairn.replica.subgoalsOf(paint?.key ?? '').map(({ name, doneDate }) => [name, doneDate])).toEqual([
    ['Buy paint', '2026-11-20'],
    ['Begin', null],
  ]);
  const today = cairn.replica.goalsInRange({ columnId: 1, from: '2026-11-21', to: '2026-11-22' });
  expect(today.map((record) => record.pending?.fields['name'])).toEqual(['Already there', 'Paint']);
  expect([...cairn.replica.unsentRecords()].filter(({ tempId }) => isImported(tempId))).toHaveLength(
    1 + 2 + 4,
  );

  undoNewest(cairn);
  expect(boardsOf(cairn, space)).toEqual([]);
  expect(goalsHere()).toBe(1);
  redoNewest(cairn);
  expect(boardsOf(cairn, space)).toHaveLength(1);
  expect(goalsHere()).toBe(5);
});

test('what repeats goes on from its day, and one undo takes all of it', async () => {
  cairn.replica.lookFrom({ today: '2026-11-21', zone: 'UTC' });
  const repeat = { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null } as const;
  const plan = board(['All', [goal('Run', { dueDate: '2026-11-22', repeat })]]);
  made(await importBoard(cairn, plan, { space, name: 'House' }));
  const on = (date: string) =>
    cairn.replica.goalsInPeriod({ columnId: 1, firstDate: date, lastDate: date }).map(({ name }) => name);
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(on)).toEqual([[], ['Run'], ['Run']]);
  undoNewest(cairn);
  expect(['2026-11-22', '2026-11-23'].map(on)).toEqual([[], []]);
});

test('tells how far it is; stopped, what was written stays and goes with one undo', async () => {
  const stop = new AbortController();
  const shares: number[] = [];
  const outcome = await importBoard(cairn, board(['All', manyGoals(1_000)]), {
    space,
    name: 'House',
    signal: stop.signal,
    progress(share) {
      shares.push(share);
      if (shares.length === 3) stop.abort();
    },
  });
  expect(made(outcome)).toMatchObject({ end: 'stopped', goals: 298 });
  expect(shares).toEqual([100 / 1_002, 200 / 1_002, 300 / 1_002]);
  expect(goalsHere()).toBe(298);
  undoNewest(cairn);
  expect(goalsHere()).toBe(0);
  expect(boardsOf(cairn, space)).toEqual([]);
});

test('where the disk is full what it took stays, and can be undone', async () => {
  let writes = 0;
  beforeWriting = () => {
    writes += 1;
    if (writes > 2) throw new StorageRefused('The disk is full.');
  };
  const outcome = await importBoard(cairn, board(['All', manyGoals(1_000)]), { space, name: 'House' });
  expect(made(outcome)).toMatchObject({ end: 'refused', goals: 198 });
  expect(goalsHere()).toBe(198);
});

test('a blank name is refused, and nothing is made', async () => {
  const outcome = await importBoard(cairn, board(['All', []]), { space, name: '  ' });
  expect(outcome).toEqual({ ok: false, refusal: { code: 'board.name' } });
  expect(boardsOf(cairn, space)).toEqual([]);
});

test('a repeat comes without the days that were taken out of it', async () => {
  const repeat = { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null } as const;
  const plan = board(['To do', [goal('Walk', { dueDate: '2026-11-21', repeat, skipped: ['2026-11-23'] })]]);
  cairn.replica.lookFrom({ today: '2026-11-21', zone: 'UTC' });
  const { goals } = made(await importBoard(cairn, plan, { space, name: 'House' }));
  expect(goals).toBe(1);
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map(
    (dueDate) => cairn.replica.goalsInPeriod({ columnId: 1, firstDate: dueDate, lastDate: dueDate }).length,
  );
  expect(days).toEqual([1, 0, 1]);
});
