import { recordOfRow } from '@cairn/core/sync/record';
import { autoSyncMs } from '@cairn/core/sync/retry';
import { dueDateOf, periodOf } from '@cairn/core/time/periods';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from './cairn.ts';
import { clientBuild } from '../client-build.ts';
import type { Environment } from '../environment/environment.ts';
import { addGoals } from '../goals/add-goals.ts';
import { renameGoal, tickGoal } from '../goals/change-goal.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { moveGoal } from '../goals/move-goal.ts';
import { searchGoals } from '../search/search-goals.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { notSavedAsJson } from '../shelf/shelf.ts';
import { type AccountStore, StorageRefused } from '../store/account-store.ts';
import { openIndexedDbStore } from '../store/indexed-db-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { NoAnswer } from '../wire/wire.ts';
import { undoNewest } from '../undo/reverse-step.ts';

const today = { columnId: 1 as const, dueDate: '2026-11-21' };
const todayPeriod = periodOf(1, '2026-11-21');

let disk = new IDBFactory();
let tabs: Set<(message: unknown) => void>;
beforeEach(() => {
  disk = new IDBFactory();
  tabs = new Set();
});

async function openTab(
  change: (store: AccountStore) => AccountStore = (store) => store,
  keepStorage: () => void = () => undefined,
  more: Partial<Environment> = {},
): Promise<Cairn> {
  globalThis.indexedDB = disk;
  const store = change(await openIndexedDbStore('ida', () => undefined));
  let heardHere: ((message: unknown) => void) | null = null;
  let ids = 0;
  const environment = lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z'), {
    now: () => Date.parse('2026-11-21T10:00:00Z'),
    newId: () => `${tabs.size}-${(ids += 1)}`,
    store,
    channel: {
      post: (message) => {
        for (const heard of tabs) if (heard !== heardHere) heard(structuredClone(message));
      },
      listen(heard) {
        heardHere = heard;
        tabs.add(heard);
        return () => tabs.delete(heard);
      },
    },
    lock: { request: () => () => undefined },
    keepStorage,
    ...more,
  });
  const cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  return cairn;
}

const namesToday = (cairn: Cairn) => cairn.replica.goalsInPeriod(todayPeriod).map((goal) => goal.name);

describe('a planner with no network', () => {
  test('asks once that the disk be kept, with the first edit', async () => {
    let asked = 0;
    const cairn = await openTab(undefined, () => (asked += 1));
    expect(asked).toBe(0);
    await addGoals(cairn, { text: 'one', place: today, position: { at: 'bottom' } }).saved;
    await addGoals(cairn, { text: 'two', place: today, position: { at: 'bottom' } }).saved;
    expect(asked).toBe(1);
    cairn.close();
  });

  test('shows what was typed at once, and finds it again after it was closed', async () => {
    const cairn = await openTab();
    const { keys, saved } = addGoals(cairn, {
      text: '- milk\n- bread\n\n- tea',
      place: today,
      position: { at: 'bottom' },
    });
    expect(namesToday(cairn)).toEqual(['milk', 'bread', 'tea']);
    await saved;
    await renameGoal(cairn, keys[1] as string, 'rye bread').saved;
    await tickGoal(cairn, keys[0] as string, true).saved;
    await changeNotes(cairn, keys[2] as string, [{ insert: 'green\n' }]).saved;
    cairn.close();

    const again = await openTab();
    expect(namesToday(again)).toEqual(['milk', 'rye bread', 'tea']);
    expect(again.replica.goal(keys[0] as string)?.doneDate).toBe('2026-11-21');
    expect(again.replica.goal(keys[2] as string)?.richThoughts).toEqual({ ops: [{ insert: 'green\n' }] });
    expect(again.status).toMatchObject({ mark: 'waiting', waiting: 3 });
  });

  test('puts goals where they are dropped, and sends nothing when they are dropped where they were', async () => {
    const cairn = await openTab();
    const { keys } = addGoals(cairn, { text: 'a\nb\nc', place: today, position: { at: 'bottom' } });
    const [a, b, c] = keys as [string, string, string];
    moveGoal(cairn, c, { to: today, position: { before: a } });
    expect(namesToday(cairn)).toEqual(['c', 'a', 'b']);
    const before = cairn.replica.record({ table: 'goals', key: b });
    moveGoal(cairn, b, { to: today, position: { after: a } });
    expect(cairn.replica.record({ table: 'goals', key: b })).toBe(before);
    scheduleGoal(cairn, a, { columnId: 2, dueDate: dueDateOf(periodOf(2, '2026-11-21')) });
    expect(cairn.replica.goalsInPeriod(periodOf(2, '2026-11-18')).map((goal) => goal.name)).toEqual(['a']);
  });

  test('keeps subgoals in order, counts them, and refuses a ring', async () => {
    const cairn = await openTab();
    const [parent] = addGoals(cairn, { text: 'house', place: today, position: { at: 'bottom' } }).keys as [
      string,
    ];
    const [wall] = addGoals(cairn, { text: 'wall\nroof', place: { parent }, position: { at: 'bottom' } })
      .keys as [string];
    tickGoal(cairn, wall, true);
    expect(cairn.replica.goal(parent)).toMatchObject({ subgoalCount: 2, doneSubgoalCount: 1 });
    expect(moveGoal(cairn, parent, { to: { parent: wall }, position: { at: 'bottom' } })).toEqual({
      ok: false,
      refusal: { code: 'goal.cycle' },
    });
  });

  test('deletes a goal with what is below it, and brings both back', async () => {
    const cairn = await openTab();
    const [parent] = addGoals(cairn, { text: 'house', place: today, position: { at: 'bottom' } }).keys as [
      string,
    ];
    addGoals(cairn, { text: 'wall', place: { parent }, position: { at: 'bottom' } });
    const deletion = deleteGoal(cairn, parent);
    expect(namesToday(cairn)).toEqual([]);
    expect(cairn.replica.subgoalsOf(parent)).toEqual([]);
    await deletion.saved;
    await undoNewest(cairn)?.reversal.saved;
    expect(namesToday(cairn)).toEqual(['house']);
    expect(cairn.replica.subgoalsOf(parent).map((goal) => goal.name)).toEqual(['wall']);
  });

  test('finds goals by beginnings of words, blind to case and accents', async () => {
    const cairn = await openTab();
    addGoals(cairn, {
      text: 'Café à Paris\nÜbung macht\n寿司を食べる',
      place: today,
      position: { at: 'bottom' },
    });
    const found = (query: string) => searchGoals(cairn, query).map(({ goal }) => goal.name);
    expect(found('cafe par')).toEqual(['Café à Paris']);
    expect(found('UBU')).toEqual(['Übung macht']);
    expect(found('食べ')).toEqual(['寿司を食べる']);
    expect(found('afe')).toEqual([]);
  });

  test('gives what is not sent as JSON to keep', async () => {
    const cairn = await openTab();
    addGoals(cairn, { text: 'milk', place: today, position: { at: 'bottom' } });
    expect(JSON.parse(notSavedAsJson(cairn)).unsent).toMatchObject([{ fields: { name: 'milk' } }]);
  });
});

describe('two tabs on one device', () => {
  test('show what was typed in a third one that ended before it could say so', async () => {
    const looks: (() => void)[] = [];
    const after: Environment['after'] = (delayMs, due) => {
      if (delayMs === autoSyncMs) looks.push(due);
      else setImmediate(due);
      return () => undefined;
    };
    const cairn = await openTab(undefined, undefined, { after });
    let stored: Promise<unknown> = Promise.resolve();
    const ended = await openTab((store) => {
      const change = store.change.bind(store);
      store.change = (...args) => {
        stored = change(...args);
        return new Promise<never>(() => undefined);
      };
      return store;
    });
    void addGoals(ended, { text: 'milk', place: today, position: { at: 'bottom' } });
    await stored;
    ended.close();
    expect(namesToday(cairn)).toEqual([]);
    for (const due of looks) due();
    await vi.waitFor(() => expect(namesToday(cairn)).toEqual(['milk']));
  });

  test('see each other’s edits, and lose none when both type into one goal at once', async () => {
    const one = await openTab();
    const other = await openTab();
    const { keys, saved } = addGoals(one, { text: 'milk', place: today, position: { at: 'bottom' } });
    await saved;
    const key = keys[0] as string;
    await vi.waitFor(() => expect(namesToday(other)).toEqual(['milk']));
    await Promise.all([renameGoal(one, key, 'oat milk').saved, tickGoal(other, key, true).saved]);
    for (const tab of [one, other]) {
      await vi.waitFor(() =>
        expect(tab.replica.goal(key)).toMatchObject({ name: 'oat milk', doneDate: '2026-11-21' }),
      );
    }
  });
});

describe('a tab whose leader ends', () => {
  test('shows what that one stored and had no time to tell, though it has heard nothing of it but a greeting', async () => {
    let lead = () => undefined as void;
    const cairn = await openTab(undefined, undefined, {
      lock: {
        request: (_steals, held) => {
          lead = held;
          return () => undefined;
        },
      },
    });
    for (const heard of tabs) heard({ kind: 'hello', build: clientBuild, isAnswer: true });
    globalThis.indexedDB = disk;
    const store = await openIndexedDbStore('ida', () => undefined);
    const row = { id: 'g1', name: 'milk', ...today, horizonSequenceNo: 100, rev: 1, version: 1 };
    const put = [recordOfRow('goals', ida.defaultSpaceId as string, row, '2026-11-21T10:00:00.000Z')];
    await store.change([], () => ({ put, remove: [], shelve: [] }), 'strict');
    expect(namesToday(cairn)).toEqual([]);
    lead();
    await vi.waitFor(() => expect(namesToday(cairn)).toEqual(['milk']));
  });
});

describe('two builds on one device', () => {
  test('the older one stops syncing and says so; what is typed in it is kept', async () => {
    const cairn = await openTab();
    const tell = (build: number) => {
      for (const heard of tabs) heard({ kind: 'hello', build, isAnswer: true });
    };
    tell(clientBuild - 1);
    expect(cairn.status.isOutdated).toBe(false);
    tell(clientBuild + 1);
    expect(cairn.status.isOutdated).toBe(true);
    await addGoals(cairn, { text: 'milk', place: today, position: { at: 'bottom' } }).saved;
    cairn.close();
    expect(namesToday(await openTab())).toEqual(['milk']);
  });
});

describe('a device without a database', () => {
  test('works in memory and says so', async () => {
    const environment = lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z'), { store: memoryStore() });
    const cairn = await openCairnIn(environment, ida, null);
    await addGoals(cairn, { text: 'milk', place: today, position: { at: 'bottom' } }).saved;
    expect(namesToday(cairn)).toEqual(['milk']);
    expect(cairn.status.storage).toBe('memory');
  });

  test('asks the server itself, also beside a tab that leads: it hears of nothing that another one stores', async () => {
    let asked = 0;
    const environment = lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z'), {
      store: memoryStore(),
      wire: {
        send() {
          asked += 1;
          return Promise.reject(new NoAnswer('There is no network.'));
        },
      },
      lock: { request: () => () => undefined },
    });
    const cairn = await openCairnIn(environment, ida, null);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
    cairn.close();
  });
});

describe('a note on one device', () => {
  test('what was typed stays with its words, whatever came to the disk since the screen was drawn', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { keys, saved } = addGoals(one, { text: 'milk', place: today, position: { at: 'bottom' } });
    await saved;
    const key = keys[0] as string;
    await changeNotes(one, key, [{ insert: 'From the second\n' }]).saved;
    const noteIn = (tab: Cairn) => tab.replica.goal(key)?.richThoughts?.ops;
    await vi.waitFor(() => expect(noteIn(other)).toEqual([{ insert: 'From the second\n' }]));
    await Promise.all([
      changeNotes(one, key, [{ insert: 'From the first. \n' }]).saved,
      changeNotes(other, key, [{ retain: 15 }, { insert: '.' }]).saved,
      changeNotes(other, key, [{ retain: 16 }, { insert: ' ' }]).saved,
      changeNotes(other, key, [{ delete: 1 }, { insert: 'f' }]).saved,
    ]);
    for (const tab of [one, other])
      await vi.waitFor(() =>
        expect(noteIn(tab)).toEqual([{ insert: 'From the first. \nfrom the second. \n' }]),
      );
  });
});

describe('a device that cannot store', () => {
  test('says so, and shows what the disk holds', async () => {
    const cairn = await openTab((store) => ({
      ...store,
      storage: 'durable',
      eachPortion: (...args) => store.eachPortion(...args),
      read: (...args) => store.read(...args),
      shelf: () => store.shelf(),
      feedPosition: () => store.feedPosition(),
      change: () => Promise.reject(new StorageRefused('The disk is full.')),
    }));
    const { saved } = addGoals(cairn, { text: 'milk', place: today, position: { at: 'bottom' } });
    expect(namesToday(cairn)).toEqual(['milk']);
    await expect(saved).rejects.toBeInstanceOf(StorageRefused);
    expect(namesToday(cairn)).toEqual([]);
  });
});
