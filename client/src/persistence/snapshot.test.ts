import { step } from '@cairn/core/testing/climbs';
import { periodOf } from '@cairn/core/time/periods';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from '../boards/boards-of.ts';
import { listsOf } from '../boards/lists-of.ts';
import { createBoard, createList } from '../boards/edit-board.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { clientBuild } from '../client-build.ts';
import type { Environment } from '../environment/environment.ts';
import { addGoals } from '../goals/add-goals.ts';
import { renameGoal, tickGoal } from '../goals/change-goal.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import type { AccountStore, ColumnRange } from '../store/account-store.ts';
import { runningClimbs } from '../replica/running-climbs.ts';
import { openIndexedDbStore } from '../store/indexed-db-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { storeToCome } from '../store/store-to-come.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { startedClimbRecords } from '../testing/started-climb.ts';
import { readSnapshot } from './snapshot.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const today: { readonly columnId: 1; readonly dueDate: string } = { columnId: 1, dueDate: '2026-11-21' };
const look: ColumnRange = { columnId: 1, from: '2026-11-21', to: '2026-11-23' };

const space = ida.defaultSpaceId as string;

let disk = new IDBFactory();
let snapshot: string | null = null;
let writes = 0;
let ids = 0;
beforeEach(() => {
  disk = new IDBFactory();
  snapshot = null;
});

interface Tab {
  readonly cairn: Cairn;
  readonly answer: () => void;
  readonly leave: () => void;
}

async function open(
  openStore: () => Promise<AccountStore> = () => openIndexedDbStore('ida', () => undefined),
): Promise<Tab> {
  globalThis.indexedDB = disk;
  const gate = Promise.withResolvers<void>();
  let leave = () => {};
  const environment: Partial<Environment> = {
    now: () => now,
    newId: () => String((ids += 1)).padStart(4, '0'),
    store: storeToCome(async () => {
      await gate.promise;
      return openStore();
    }),
    whenLeft: (told) => {
      leave = told;
      return () => {
        leave = () => {};
      };
    },
    snapshot: {
      read: () => snapshot,
      write(text) {
        snapshot = text;
        writes += 1;
      },
    },
  };
  if (readSnapshot(snapshot, look) === null) gate.resolve();
  const cairn = await openCairnIn(lonelyEnvironment(now, environment), ida, () => look);
  return { cairn, answer: gate.resolve, leave: () => leave() };
}

async function plannedBefore(text: string, place: typeof today = today): Promise<void> {
  const { cairn, answer, leave } = await open();
  answer();
  await cairn.opened;
  await addGoals(cairn, { text, place, position: { at: 'bottom' } }).saved;
  leave();
  cairn.close();
}

/** The tab crashes, so the snapshot is older than the disk. */
async function changedSince(change: (cairn: Cairn) => Promise<void>): Promise<void> {
  const kept = snapshot;
  const { cairn, answer } = await open();
  answer();
  await cairn.opened;
  await change(cairn);
  cairn.close();
  snapshot = kept;
}

const namesToday = ({ replica }: Cairn) =>
  replica.goalsInPeriod(periodOf(1, '2026-11-21')).map((goal) => goal.name);

function keyOf({ replica }: Cairn, name: string): string {
  const goal = replica.goalsInPeriod(periodOf(1, '2026-11-21')).find((each) => each.name === name);
  if (!goal) throw new Error(`There is no ${name}.`);
  return goal.key;
}

test('is shown before the disk has answered', async () => {
  await plannedBefore('one\ntwo');
  const { cairn, answer } = await open();
  expect(namesToday(cairn)).toEqual(['one', 'two']);
  expect(cairn.replica.holdsPeriod(periodOf(1, '2026-11-21'))).toBe(true);
  answer();
  await cairn.opened;
  expect(namesToday(cairn)).toEqual(['one', 'two']);
});

test('follows the disk where that says otherwise', async () => {
  await plannedBefore('one\ntwo\nthree');
  await changedSince(async (cairn) => {
    await renameGoal(cairn, keyOf(cairn, 'one'), 'first').saved;
    await scheduleGoal(cairn, keyOf(cairn, 'two'), { columnId: 1, dueDate: '2027-03-01' }).saved;
    await addGoals(cairn, { text: 'four', place: today, position: { at: 'bottom' } }).saved;
  });
  const { cairn, answer } = await open();
  expect(namesToday(cairn)).toEqual(['one', 'two', 'three']);
  answer();
  await cairn.opened;
  expect(namesToday(cairn)).toEqual(['first', 'three', 'four']);
});

test('drops what is not on the disk at all', async () => {
  await plannedBefore('one');
  disk = new IDBFactory();
  const { cairn, answer } = await open();
  expect(namesToday(cairn)).toEqual(['one']);
  answer();
  await cairn.opened;
  expect(namesToday(cairn)).toEqual([]);
});

test('takes what is typed into it, and the disk gets it', async () => {
  await plannedBefore('one\ntwo');
  await changedSince(async (cairn) => renameGoal(cairn, keyOf(cairn, 'one'), 'first').saved);
  const { cairn, answer } = await open();
  const { saved } = tickGoal(cairn, keyOf(cairn, 'one'), true);
  const added = addGoals(cairn, { text: 'three', place: today, position: { at: 'bottom' } }).saved;
  expect(namesToday(cairn)).toEqual(['one', 'two', 'three']);
  answer();
  await Promise.all([saved, added, cairn.opened]);
  expect(namesToday(cairn)).toEqual(['first', 'two', 'three']);
  expect(cairn.replica.goal(keyOf(cairn, 'first'))?.doneDate).not.toBeNull();
  cairn.close();

  snapshot = null;
  const later = await open();
  await later.cairn.opened;
  expect(namesToday(later.cairn)).toEqual(['first', 'two', 'three']);
});

test('serves tomorrow too, no day before, and no other column', async () => {
  await plannedBefore('one');
  const isHeld = (range: ColumnRange) => readSnapshot(snapshot, range) !== null;
  expect(isHeld({ ...look, from: '2026-11-22', to: '2026-11-24' })).toBe(true);
  expect(isHeld({ ...look, from: '2026-11-20' })).toBe(false);
  expect(isHeld({ ...look, to: '2026-12-24' })).toBe(true);
  expect(isHeld({ ...look, from: '2026-12-24', to: '2026-12-25' })).toBe(false);
  expect(isHeld({ ...look, columnId: 2 })).toBe(false);
});

test('of very many goals holds what is now and the day after; the rest comes from the disk', async () => {
  const nine = 'Something that takes nine words to say in full';
  await plannedBefore('one');
  await plannedBefore(`${nine}\n`.repeat(800), { ...today, dueDate: '2026-11-23' });
  const { cairn, answer } = await open();
  const day = (date: string) => periodOf(1, date);
  expect(namesToday(cairn)).toEqual(['one']);
  expect(cairn.replica.holdsPeriod(day('2026-11-22'))).toBe(true);
  expect(cairn.replica.holdsPeriod(day('2026-11-23'))).toBe(false);
  answer();
  await cairn.opened;
  expect(cairn.replica.goalsInPeriod(day('2026-11-23'))).toHaveLength(800);
});

describe('of a board', () => {
  async function boardBefore(goals: number, isShown: boolean): Promise<{ board: string; list: string }> {
    const { cairn, answer, leave } = await open();
    answer();
    await cairn.opened;
    const board = made(createBoard(cairn, space, { name: 'House' })).key;
    const list = made(createList(cairn, board, { name: 'Kitchen' })).key;
    const text = Array.from({ length: goals }, (_, index) => `Shelf ${index + 1}`).join('\n');
    await addGoals(cairn, { text, place: { list }, position: { at: 'bottom' } }).saved;
    if (isShown) cairn.replica.watch(`list/${list}`, () => undefined);
    leave();
    cairn.close();
    return { board, list };
  }

  test('holds the one on the screen, with the goals that a window shows', async () => {
    const { board, list } = await boardBefore(30, true);
    const { cairn, answer } = await open();
    expect(boardOf(cairn, board)?.name).toBe('House');
    expect(listsOf(cairn, board).map(({ name }) => name)).toEqual(['Kitchen']);
    const shown = cairn.replica.goalsOnList(list).map(({ name }) => name);
    expect(shown).toHaveLength(24);
    expect(shown.slice(0, 2)).toEqual(['Shelf 1', 'Shelf 2']);
    answer();
    await cairn.opened;
    expect(cairn.replica.goalsOnList(list)).toHaveLength(30);
  });

  test('holds the one that was looked at last while other pages are', async () => {
    const { board, list } = await boardBefore(3, true);
    await plannedBefore('one');
    await plannedBefore('two');
    const { cairn } = await open();
    expect(namesToday(cairn)).toEqual(['one', 'two']);
    expect(boardOf(cairn, board)?.name).toBe('House');
    expect(cairn.replica.goalsOnList(list)).toHaveLength(3);
  });

  test('holds no goal of another', async () => {
    const { list } = await boardBefore(3, false);
    const { cairn } = await open();
    expect(cairn.replica.goalsOnList(list)).toEqual([]);
  });
});

describe('of running climbs', () => {
  const climbsOf = ({ replica }: Cairn) =>
    runningClimbs({ replica })?.map(({ states, doneCount, goalCount, next }) => [
      states.join(' '),
      `${doneCount} of ${goalCount}`,
      `${next.key}${next.doneDate === null ? '' : ' done'}`,
    ]);
  const start = ({ replica }: Cairn) => {
    replica.apply(startedClimbRecords([step('a', { repeatCount: 2 }), step('b', { periodIndex: 30 })]));
  };

  async function climbBefore(): Promise<void> {
    const { cairn, answer, leave } = await open();
    answer();
    await cairn.opened;
    start(cairn);
    tickGoal(cairn, '1 a', true);
    leave();
    cairn.close();
  }

  test('holds their steps and the next goal of each, which may be ticked', async () => {
    await climbBefore();
    const { cairn } = await open();
    expect(climbsOf(cairn)).toEqual([['ahead ahead', '1 of 3', '2 a']]);
    expect(cairn.replica.goal('1 b')).toBeUndefined();
    tickGoal(cairn, '2 a', true);
    expect(climbsOf(cairn)).toEqual([['ahead ahead', '1 of 3', '2 a done']]);
  });

  test('knows nothing of them without one, and otherwise follows the disk', async () => {
    await plannedBefore('one');
    const { cairn, answer } = await open();
    expect(climbsOf(cairn)).toEqual([]);
    cairn.close();
    await climbBefore();
    const later = await open();
    expect(climbsOf(later.cairn)).toHaveLength(1);
    later.answer();
    await later.cairn.opened;
    // This climb was never stored.
    expect(climbsOf(later.cairn)).toEqual([]);
    answer();
    snapshot = null;
    expect(climbsOf((await open()).cairn)).toBeUndefined();
  });
});

test('may be left before the disk has answered', async () => {
  await plannedBefore('one');
  const { cairn, answer } = await open();
  cairn.close();
  answer();
  await cairn.opened;
  expect(namesToday((await open()).cairn)).toEqual(['one']);
});

test('is not written anew by who leaves the page as it was', async () => {
  const { cairn, answer, leave } = await open();
  answer();
  await cairn.opened;
  await addGoals(cairn, { text: 'one', place: today, position: { at: 'bottom' } }).saved;
  leave();
  const before = writes;
  leave();
  expect(writes).toBe(before);
  await renameGoal(cairn, keyOf(cairn, 'one'), 'first').saved;
  leave();
  expect(writes).toBe(before + 1);
  expect(snapshot).toContain('"first"');
});

test('is not read through where it is another build’s or of another stretch', async () => {
  await plannedBefore('one');
  const [head = ''] = snapshot?.split('\n') ?? [];
  expect(JSON.parse(head)).toMatchObject({ build: clientBuild, range: { columnId: 1 } });
  const parse = vi.spyOn(JSON, 'parse');
  expect(readSnapshot(snapshot, { ...look, columnId: 2 })).toBeNull();
  expect(readSnapshot(snapshot?.replace(`"build":${clientBuild}`, '"build":0') ?? null, look)).toBeNull();
  expect(parse.mock.calls.map(([text]) => text.includes('records'))).toEqual([false, false]);
  parse.mockRestore();
});

test.each(['', '{', '{}', '{"build":6}', 'null', '\n', '{}\n{}', `{"build":${clientBuild}}\n{"records":[]}`])(
  '%j is no snapshot',
  async (text) => {
    snapshot = text;
    const { cairn, answer } = await open();
    answer();
    await cairn.opened;
    expect(namesToday(cairn)).toEqual([]);
  },
);

test('is not kept where the disk keeps nothing, and goes with the account', async () => {
  const fleeting = await open(async () => memoryStore());
  await fleeting.cairn.opened;
  fleeting.leave();
  expect(snapshot).toBeNull();

  await plannedBefore('one');
  expect(snapshot).not.toBeNull();
  const { cairn, answer, leave } = await open();
  answer();
  await cairn.opened;
  await cairn.wipe();
  leave();
  expect(snapshot).toBeNull();
});
