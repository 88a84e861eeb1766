import { goalColors } from '@cairn/core/goals/colors';
import { atRest, isUnsent, type Pending, type SyncRecord, untyped } from '@cairn/core/sync/record';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { addGoals } from '../goals/add-goals.ts';
import { recolorGoal, renameGoal, tickGoal } from '../goals/change-goal.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { changeNotes } from '../goals/change-notes.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { moveGoal, setGoalParent } from '../goals/move-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { memoryStore } from '../store/memory-store.ts';
import { StorageRefused } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { redoNewest, reverseStep, undoNewest } from './reverse-step.ts';

const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
const today = { columnId: dayColumn, dueDate: '2026-11-21' } as const;
const startedAt = Date.parse('2026-11-21T10:00:00Z');

let cairn: Cairn;
beforeEach(async () => {
  cairn = await openPlanner();
});

async function openPlanner(change: Parameters<typeof lonelyEnvironment>[1] = {}): Promise<Cairn> {
  const opened = await openCairnIn(lonelyEnvironment(startedAt, change), ida, null);
  await opened.opened;
  return opened;
}

function add(text: string, at: Cairn = cairn): readonly string[] {
  return addGoals(at, { text, place: today, position: { at: 'bottom' } }).keys;
}

const goalOf = (key: string) => cairn.replica.goal(key);

function picture({ replica }: Cairn) {
  const goals = [...replica.seenGoals()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const lists = days.map((day) => replica.goalsInPeriod(periodOf(dayColumn, day)).map(({ key }) => key));
  const told = goals.map((goal) => ({
    ...goal,
    sync: null,
    syncFailed: null,
    subgoals: replica.subgoalsOf(goal.key).map(({ key }) => key),
  }));
  return { told, lists };
}

type Deed = readonly [kind: string, which: number, more: number];

const deed: fc.Arbitrary<Deed> = fc.tuple(
  fc.constantFrom(
    'add',
    'addBelow',
    'rename',
    'tick',
    'recolor',
    'schedule',
    'removeDate',
    'move',
    'below',
    'detach',
    'write',
    'delete',
    'divider',
  ),
  fc.nat(30),
  fc.nat(30),
);

function act(at: Cairn, [kind, which, more]: Deed): void {
  const goals = picture(at).told;
  const goal = goals[which % Math.max(goals.length, 1)];
  const day = { columnId: dayColumn, dueDate: days[more % days.length] as string } as const;
  if (kind === 'add') addGoals(at, { text: `a${more}\nb${which}`, place: day, position: { at: 'top' } });
  if (kind === 'divider') addGoals(at, { text: '', place: day, position: { at: 'bottom' }, type: 'divider' });
  if (!goal) return;
  const { key } = goal;
  const other = goals[more % goals.length]?.key ?? key;
  switch (kind) {
    case 'addBelow':
      if (!goal.recurrence)
        addGoals(at, { text: `c${more}`, place: { parent: key }, position: { at: 'bottom' } });
      return;
    case 'rename':
      return void renameGoal(at, key, `name ${more}`);
    case 'tick':
      return void tickGoal(at, key, goal.doneDate === null);
    case 'recolor':
      return void recolorGoal(at, key, goalColors[more % goalColors.length] ?? null);
    case 'schedule':
      return void scheduleGoal(at, key, day);
    case 'removeDate':
      return void scheduleGoal(at, key, null);
    case 'move':
      return void moveGoal(at, key, { to: day, position: more % 2 ? { at: 'top' } : { after: other } });
    case 'below':
      if (!goals.find((one) => one.key === other)?.recurrence) setGoalParent(at, key, other);
      return;
    case 'detach':
      return void setGoalParent(at, key, null);
    case 'write':
      changeNotes(at, key, [{ insert: `line ${more}\n` }]);
      return at.undoStack.rest();
    case 'delete':
      return void deleteGoal(at, key);
    default:
  }
}

describe('what a person did', () => {
  test('is undone to the start and done again to the end, whatever it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 40 }), async (deeds) => {
        const planner = await openPlanner();
        add('one\ntwo\nthree', planner);
        const [first = ''] = add('walk', planner);
        repeatGoal(planner, first, { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null });
        while (planner.undoStack.nextToUndo) planner.undoStack.forget(planner.undoStack.nextToUndo);
        const start = picture(planner);
        for (const one of deeds) act(planner, one);
        const end = picture(planner);
        while (undoNewest(planner)) expect(planner.undoStack.nextToRedo).toBeDefined();
        expect(picture(planner)).toEqual(start);
        while (redoNewest(planner)) expect(planner.undoStack.nextToUndo).toBeDefined();
        expect(picture(planner)).toEqual(end);
        planner.close();
      }),
      { numRuns: 200 },
    );
  });

  test('is one step, however many goals it touched', () => {
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [first = ''] = add(lines);
    addGoals(cairn, { text: 'x\ny', place: { parent: first }, position: { at: 'top' } });
    deleteGoal(cairn, first);
    undoNewest(cairn);
    expect(cairn.replica.subgoalsOf(first)).toHaveLength(2);
    undoNewest(cairn);
    undoNewest(cairn);
    expect(picture(cairn).told).toEqual([]);
    expect(undoNewest(cairn)).toBeNull();
  });

  test('leaves nothing to send when it is undone before anybody heard of it', () => {
    const [key = ''] = add('milk');
    undoNewest(cairn);
    expect(cairn.replica.record({ table: 'goals', key })).toBeUndefined();
    expect([...cairn.replica.goalRecords()].some(isUnsent)).toBe(false);
  });

  test('goes from the way back once something else is done', () => {
    add('milk');
    undoNewest(cairn);
    add('bread');
    expect(redoNewest(cairn)).toBeNull();
  });

  test('is remembered a hundred steps back', () => {
    const [key = ''] = add('milk');
    for (let step = 0; step < 120; step += 1) renameGoal(cairn, key, `milk ${step}`);
    let undone = 0;
    while (undoNewest(cairn)) undone += 1;
    expect(undone).toBe(100);
    expect(goalOf(key)?.name).toBe('milk 19');
  });
});

describe('a step that is not the last', () => {
  test('is undone alone, and goes from its place', () => {
    const [milk = '', bread = ''] = add('milk\nbread');
    const deletion = deleteGoal(cairn, milk);
    renameGoal(cairn, bread, 'rye bread');
    if (deletion.step) reverseStep(cairn, deletion.step);
    expect(goalOf(milk)?.name).toBe('milk');
    expect(goalOf(bread)?.name).toBe('rye bread');
    undoNewest(cairn);
    expect(goalOf(bread)?.name).toBe('bread');
    undoNewest(cairn);
    expect(picture(cairn).told).toEqual([]);
  });

  test('waits where a later one stands in its way', () => {
    const [key = ''] = add('milk');
    const { step } = cairn.undoStack.during(() => renameGoal(cairn, key, 'oat milk'));
    renameGoal(cairn, key, 'soy milk');
    expect(step && reverseStep(cairn, step).extent).toBe('nothing');
    expect(goalOf(key)?.name).toBe('soy milk');
    undoNewest(cairn);
    undoNewest(cairn);
    expect(goalOf(key)?.name).toBe('milk');
  });
});

describe('what was changed since', () => {
  /** Makes a change in another tab, without an undo entry. */
  const elsewhere = (fields: Record<string, unknown>, key: string) =>
    cairn.change([{ table: 'goals', key }], (records) => ({
      put: [...records.values()].map((record) => ({
        ...record,
        pending: {
          notes: record.pending?.notes ?? null,
          baseRev: 0,
          fields: { ...record.pending?.fields, ...fields },
        },
      })),
    }));

  test('stays, and only the rest goes back', () => {
    const [key = ''] = add('milk');
    cairn.undoStack.during(() => {
      renameGoal(cairn, key, 'oat milk');
      recolorGoal(cairn, key, 'blue');
    });
    void elsewhere({ name: 'Milk!' }, key);
    expect(undoNewest(cairn)?.reversal.extent).toBe('part');
    expect(goalOf(key)).toMatchObject({ name: 'Milk!', color: null });
  });

  test('keeps a step from being undone at all, which is told', () => {
    const [key = ''] = add('milk');
    tickGoal(cairn, key, true);
    void elsewhere({ doneDate: '2026-11-19' }, key);
    expect(undoNewest(cairn)?.reversal.extent).toBe('nothing');
    expect(goalOf(key)?.doneDate).toBe('2026-11-19');
    expect(undoNewest(cairn)?.reversal.extent).toBe('nothing');
    expect(goalOf(key)?.name).toBe('milk');
  });

  test('does not matter to a move where it is only the order of the list', () => {
    const [key = ''] = add('milk');
    scheduleGoal(cairn, key, { columnId: dayColumn, dueDate: '2026-11-23' });
    void elsewhere({ horizonSequenceNo: 17 }, key);
    expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
    expect(goalOf(key)?.dueDate).toBe('2026-11-21');
  });

  test('keeps a goal from going under what somebody put it below', () => {
    const [house = '', wall = ''] = add('house\nwall');
    setGoalParent(cairn, wall, house);
    setGoalParent(cairn, wall, null);
    void elsewhere({ parent: wall }, house);
    expect(undoNewest(cairn)?.reversal.extent).toBe('nothing');
    expect(goalOf(wall)?.parent).toBeNull();
  });

  test('keeps a new goal from going when something was put below it', () => {
    const [key = ''] = add('house');
    cairn.undoStack.aside(() =>
      addGoals(cairn, { text: 'wall', place: { parent: key }, position: { at: 'top' } }),
    );
    expect(undoNewest(cairn)?.reversal.extent).toBe('nothing');
    expect(goalOf(key)?.name).toBe('house');
  });
});

describe('a text that is saved while it is written', () => {
  test('is one step until it rests', () => {
    const [key = ''] = add('milk');
    for (const letter of 'oat') changeNotes(cairn, key, [{ insert: letter }]);
    cairn.undoStack.rest();
    changeNotes(cairn, key, [{ insert: 'My ' }]);
    undoNewest(cairn);
    expect(goalOf(key)?.richThoughts?.ops).toEqual([{ insert: 'tao' }]);
    undoNewest(cairn);
    expect(goalOf(key)?.richThoughts).toBeNull();
  });

  test('goes without what others wrote in between, before and after', () => {
    const [key = ''] = add('milk');
    const other = (ops: Parameters<typeof changeNotes>[2]) =>
      cairn.undoStack.aside(() => changeNotes(cairn, key, ops));
    changeNotes(cairn, key, [{ insert: 'mine ' }]);
    other([{ retain: 5 }, { insert: 'theirs ' }]);
    changeNotes(cairn, key, [{ retain: 12 }, { insert: 'also mine' }]);
    other([{ insert: 'first ' }]);
    undoNewest(cairn);
    expect(goalOf(key)?.richThoughts?.ops).toEqual([{ insert: 'first theirs ' }]);
    redoNewest(cairn);
    expect(goalOf(key)?.richThoughts?.ops).toEqual([{ insert: 'first mine theirs also mine' }]);
  });

  test('of a name: only what came after another’s is taken back', () => {
    const [key = ''] = add('milk');
    const write = (name: string) => cairn.undoStack.during(() => renameGoal(cairn, key, name), 'name');
    write('oat');
    write('oat milk');
    undoNewest(cairn);
    expect(goalOf(key)?.name).toBe('milk');
    write('soy');
    cairn.undoStack.aside(() => renameGoal(cairn, key, 'theirs'));
    write('mine');
    undoNewest(cairn);
    expect(goalOf(key)?.name).toBe('theirs');
  });
});

function diskToFill() {
  const store = memoryStore();
  const change: typeof store.change = (...args) =>
    disk.isFull ? Promise.reject(new StorageRefused('The disk is full.')) : store.change(...args);
  const disk = { isFull: false, store: { ...store, change } };
  return disk;
}

test('what the disk refused is not there to be undone', async () => {
  const disk = diskToFill();
  cairn = await openPlanner({ store: disk.store });
  const [key = ''] = add('milk');
  await cairn.change([], () => ({ put: [] }));
  disk.isFull = true;
  await expect(renameGoal(cairn, key, 'oat milk').saved).rejects.toThrow('full');
  disk.isFull = false;
  expect(goalOf(key)?.name).toBe('milk');
  undoNewest(cairn);
  expect(goalOf(key)).toBeUndefined();
});

test('what the disk refused of a text does not come back with the rest of it', async () => {
  const disk = diskToFill();
  cairn = await openPlanner({ store: disk.store });
  const [key = ''] = add('milk');
  await changeNotes(cairn, key, [{ insert: 'one\n' }]).saved;
  cairn.undoStack.rest();
  disk.isFull = true;
  const erased = changeNotes(cairn, key, [{ delete: 4 }]).saved;
  disk.isFull = false;
  await expect(erased).rejects.toThrow('full');
  await changeNotes(cairn, key, [{ insert: 'two ' }]).saved;
  await undoNewest(cairn)?.reversal.saved;
  expect(goalOf(key)?.richThoughts?.ops).toEqual([{ insert: 'one\n' }]);
});

test('what was typed into a note is taken out where it stands, whatever letters stand beside it', () => {
  const [key = ''] = add('milk');
  cairn.undoStack.aside(() => changeNotes(cairn, key, [{ insert: '(x)(b)\n' }]));
  const record = cairn.replica.record({ table: 'goals', key }) as SyncRecord;
  // The server has the goal, so the edits of undo differ from its row.
  const base = { id: key, rev: 1, version: 1, richThoughts: { ops: [{ insert: '(x)(b)\n' }] }, notesRev: 1 };
  cairn.replica.apply([{ ...record, ...atRest, ...untyped, id: key, recreatedFrom: null, base }]);
  changeNotes(cairn, key, [{ retain: 3 }, { insert: '(a)' }]);
  const typed = cairn.replica.record({ table: 'goals', key }) as SyncRecord;
  const inflight = { ...(typed.pending as Pending), kind: 'update', key: 'k', notesBaseRev: 1 } as const;
  cairn.replica.apply([{ ...typed, ...atRest, inflight, pending: null }]);
  undoNewest(cairn);
  expect(cairn.replica.record({ table: 'goals', key })?.pending?.notes).toEqual([
    { retain: 3 },
    { delete: 3 },
  ]);
});
