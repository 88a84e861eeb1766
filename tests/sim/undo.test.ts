import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { recolorGoal, renameGoal, tickGoal } from '@cairn/client/goals/change-goal';
import { scheduleGoal } from '@cairn/client/goals/schedule-goal';
import { changeNotes } from '@cairn/client/goals/change-notes';
import { setGoalParent } from '@cairn/client/goals/move-goal';
import { openCairnIn } from '@cairn/client/opening/open-cairn';
import { deleteGoal } from '@cairn/client/goals/delete-goal';
import { addComment } from '@cairn/client/comments/add-comment';
import { commentsOf } from '@cairn/client/comments/comments-of';
import { editComment } from '@cairn/client/comments/edit-comment';
import { repeatGoal } from '@cairn/client/recurrence/repeat-goal';
import { stopRepeating } from '@cairn/client/recurrence/stop-repeating';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { lonelyEnvironment } from '@cairn/client/testing/lonely-environment';
import { redoNewest, undoNewest } from '@cairn/client/undo/reverse-step';
import { NoAnswer, type WireAnswer } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import { allSyncRules } from '@cairn/core/sync/rules';
import { notesText } from '@cairn/core/notes/delta';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Chance } from './chance.ts';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';
import { doAnything, picture, said, withoutIds } from './undone-deeds.ts';

const startedAt = Date.parse('2026-11-21T10:00:00Z');
const today = { columnId: dayColumn, dueDate: '2026-11-21' } as const;

let server: SimServer;
beforeAll(async () => {
  server = await openSimServer(() => startedAt);
});
afterAll(() => server.close());

interface Device {
  readonly cairn: Cairn;
  isOnline: boolean;
  answersAfter: Promise<void>;
  refusal?: WireAnswer;
}

let person: User;
const devices: Device[] = [];
beforeEach(async () => {
  [person] = (await server.makePeople(1)) as [User];
});
afterEach(() => {
  for (const { cairn } of devices.splice(0)) cairn.close();
});

async function openDevice(): Promise<Device> {
  const name = devices.length;
  let ids = 0;
  const device = { isOnline: true, answersAfter: Promise.resolve() } as {
    -readonly [Part in keyof Device]: Device[Part];
  };
  const environment = lonelyEnvironment(startedAt, {
    newId: () => `${person.uuid}-${name}-${(ids += 1)}`,
    wire: {
      async send(request) {
        if (!device.isOnline) throw new NoAnswer('There is no network.');
        if (device.refusal && request.method !== 'GET') return device.refusal;
        const answer = await server.serve(person.uuid as string, request, allSyncRules);
        await device.answersAfter;
        return answer;
      },
    },
  });
  device.cairn = await openCairnIn(environment, person, null);
  await device.cairn.opened;
  devices.push(device);
  return device;
}

async function meet(): Promise<void> {
  for (const device of devices) device.isOnline = true;
  await vi.waitFor(
    async () => {
      for (const { cairn } of devices) cairn.wake();
      await Promise.resolve();
      for (const { cairn } of devices) expect(cairn.unsentRecords()).toEqual([]);
      const fresh = await server.freshPicture(person);
      expect(fresh.size).toBeGreaterThan(0);
      const [first, ...others] = devices.map(({ cairn }) => said(cairn));
      for (const other of others) expect(other).toEqual(first);
      const names = [...namesOf(await server.goalsOf([person.defaultSpaceId as string]))];
      expect(first?.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    },
    { timeout: 20_000, interval: 20 },
  );
}

function namesOf(goals: readonly { readonly name: string; readonly isDeleted: boolean }[]) {
  return goals.filter(({ isDeleted }) => !isDeleted).map(({ name }) => name);
}

describe('on the real server', () => {
  test.each(Array.from({ length: 10 }, (_, seed) => seed))(
    'all is undone to the start and done again to the end, though all of it was sent (%i)',
    async (seed) => {
      const chance = new Chance(seed);
      const device = await openDevice();
      const { cairn } = device;
      addGoals(cairn, { text: 'one\ntwo\nthree', place: today, position: { at: 'bottom' } });
      await meet();
      while (cairn.undoStack.nextToUndo) cairn.undoStack.forget(cairn.undoStack.nextToUndo);
      const start = picture(cairn);
      for (let deed = 0; deed < 15; deed += 1) {
        doAnything(cairn, chance, `action ${deed}`);
        await meet();
      }
      const end = picture(cairn);
      while (undoNewest(cairn)) await meet();
      await meet();
      expect(picture(cairn)).toEqual(start);
      while (redoNewest(cairn)) await meet();
      await meet();
      expect(withoutIds(picture(cairn))).toEqual(withoutIds(end));
    },
  );

  test('nothing of what another device has done is lost by it', async () => {
    const here = await openDevice();
    const [milk = '', house = '', walk = ''] = addGoals(here.cairn, {
      text: 'milk\nhouse\nwalk',
      place: today,
      position: { at: 'bottom' },
    }).keys;
    await meet();
    const there = await openDevice();
    await meet();
    const idOf = (key: string) => here.cairn.replica.goal(key)?.id as string;
    const keyThere = (key: string) => there.cairn.replica.keyOf(idOf(key));
    renameGoal(here.cairn, milk, 'oat milk');
    recolorGoal(here.cairn, milk, 'blue');
    changeNotes(here.cairn, walk, [{ insert: 'my line\n' }]);
    here.cairn.undoStack.rest();
    const [fresh = ''] = addGoals(here.cairn, { text: 'new', place: today, position: { at: 'top' } }).keys;
    await meet();
    renameGoal(there.cairn, keyThere(milk), 'soy milk');
    changeNotes(there.cairn, keyThere(walk), [{ retain: 7 }, { insert: ' and theirs' }]);
    addGoals(there.cairn, { text: 'wall', place: { parent: keyThere(house) }, position: { at: 'top' } });
    tickGoal(there.cairn, keyThere(fresh), true);
    await meet();
    const extents: string[] = [];
    for (let undone = undoNewest(here.cairn); undone; undone = undoNewest(here.cairn)) {
      extents.push(undone.reversal.extent);
    }
    await meet();
    // The other device ticked the new goal, changed the name, and gave one of the three goals a subgoal.
    expect(extents).toEqual(['nothing', 'whole', 'whole', 'nothing', 'nothing']);
    const found = said(there.cairn);
    expect(found).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ name: 'soy milk', color: null }),
        expect.objectContaining({ name: 'new', doneDate: '2026-11-21' }),
        expect.objectContaining({ name: 'wall', parent: 'house' }),
      ]),
    );
    const notes = found.find(({ name }) => name === 'walk')?.richThoughts;
    expect(JSON.stringify(notes)).toContain('and theirs');
    expect(JSON.stringify(notes)).not.toContain('my line');
  });

  test('a goal that was added and undone while its upload was on its way can be done again', async () => {
    const device = await openDevice();
    const { cairn } = device;
    addGoals(cairn, { text: 'first', place: today, position: { at: 'bottom' } });
    await meet();
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    device.answersAfter = promise;
    const [key = ''] = addGoals(cairn, { text: 'milk', place: today, position: { at: 'bottom' } }).keys;
    await vi.waitFor(() => expect(cairn.replica.record({ table: 'goals', key })?.inflight).not.toBeNull());
    undoNewest(cairn);
    arrive();
    await meet();
    // The device drops the deleted goal when the feed reports it.
    await vi.waitFor(() => expect(cairn.replica.record({ table: 'goals', key })).toBeUndefined(), 20_000);
    redoNewest(cairn);
    await meet();
    expect(
      said(cairn)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['first', 'milk']);
  });

  test('what was written below a tree that was deleted meanwhile comes back with it, once', async () => {
    const device = await openDevice();
    const { cairn } = device;
    const [house = ''] = addGoals(cairn, {
      text: 'house\nfield',
      place: today,
      position: { at: 'top' },
    }).keys;
    const [wall = ''] = addGoals(cairn, {
      text: 'wall',
      place: { parent: house },
      position: { at: 'top' },
    }).keys;
    await meet();
    device.isOnline = false;
    changeNotes(cairn, wall, [{ insert: 'of stone\n' }]);
    await vi.waitFor(() =>
      expect(cairn.replica.record({ table: 'goals', key: wall })?.inflight).not.toBeNull(),
    );
    renameGoal(cairn, wall, 'high wall');
    deleteGoal(cairn, house);
    // The subgoal's upload follows the deletion, is rejected, and so the goal leaves this device.
    await meet();
    expect(cairn.replica.goal(wall)).toBeUndefined();
    undoNewest(cairn);
    expect(cairn.replica.goal(wall)?.name).toBe('high wall');
    await meet();
    expect(said(cairn)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'high wall',
          parent: 'house',
          richThoughts: { ops: [{ insert: 'of stone\n' }] },
        }),
      ]),
    );
    expect(cairn.shelf).toEqual([]);
  });

  test('what was moved below a goal just before that was deleted goes too, and comes back', async () => {
    const device = await openDevice();
    const { cairn } = device;
    const [house = '', wall = ''] = addGoals(cairn, {
      text: 'house\nwall\nfield',
      place: today,
      position: { at: 'top' },
    }).keys;
    await meet();
    device.isOnline = false;
    setGoalParent(cairn, wall, house);
    deleteGoal(cairn, house);
    await meet();
    expect(said(cairn)).toMatchObject([{ name: 'field' }]);
    undoNewest(cairn);
    await meet();
    expect(said(cairn)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ name: 'wall', parent: 'house' })]),
    );
    undoNewest(cairn);
    await meet();
    expect(said(cairn)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ name: 'wall', parent: null, dueDate: '2026-11-21' }),
      ]),
    );
  });

  test('where the server refuses what undoing writes, the person is told and nothing is gone', async () => {
    const device = await openDevice();
    const { cairn } = device;
    const [key = ''] = addGoals(cairn, { text: 'milk', place: today, position: { at: 'top' } }).keys;
    await meet();
    renameGoal(cairn, key, 'oat milk');
    await meet();
    device.refusal = { httpStatus: 403, body: { code: 'goal.readOnly', message: 'Only its author may.' } };
    undoNewest(cairn);
    await vi.waitFor(() => expect(cairn.replica.goal(key)?.syncFailed).not.toBeNull());
    expect(cairn.replica.goal(key)).toMatchObject({
      name: 'milk',
      syncFailed: { httpStatus: 403, errorMessage: 'Only its author may.' },
    });
    expect(cairn.status).toMatchObject({ mark: 'notSaved', notSaved: 1 });
    delete device.refusal;
    redoNewest(cairn);
    await meet();
    expect(cairn.replica.goal(key)).toMatchObject({ name: 'oat milk', syncFailed: null });
  });

  test('an occurrence that left its series with its date comes back to it', async () => {
    const { cairn } = await openDevice();
    const [key = ''] = addGoals(cairn, { text: 'walk', place: today, position: { at: 'bottom' } }).keys;
    repeatGoal(cairn, key, { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null });
    await meet();
    const [later] = cairn.replica.goalsInPeriod(periodOf(dayColumn, '2026-11-23'));
    scheduleGoal(cairn, later?.key as string, null);
    await meet();
    undoNewest(cairn);
    await meet();
    expect(cairn.replica.goalsInPeriod(periodOf(dayColumn, '2026-11-23'))).toMatchObject([
      { name: 'walk', recurrence: { originalDate: '2026-11-23' } },
    ]);
  });

  test('repeating that begins, changes and ends is undone and done again, though all of it was sent', async () => {
    const [here, there] = [await openDevice(), await openDevice()];
    const { cairn } = here;
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28'];
    const seenOn = (at: Cairn) =>
      days.map((day) =>
        at.replica
          .goalsInPeriod(periodOf(dayColumn, day))
          .map(({ name }) => name)
          .join(),
      );
    const [key = ''] = addGoals(cairn, { text: 'walk', place: today, position: { at: 'bottom' } }).keys;
    const daily = { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null } as const;
    const deeds = [
      () => repeatGoal(cairn, key, { ...daily, rule: 'FREQ=WEEKLY' }),
      () => repeatGoal(cairn, key, daily, 'ALL'),
      () => stopRepeating(cairn, key, 'STARTING_FROM_THIS'),
    ];
    const once = ['walk', '', '', ''];
    const eachWeek = ['walk', '', '', 'walk'];
    const eachDay = ['walk', 'walk', 'walk', 'walk'];
    const both = async (expected: readonly string[]) => {
      await meet();
      expect(seenOn(cairn)).toEqual(expected);
      await vi.waitFor(() => {
        there.cairn.wake();
        expect(seenOn(there.cairn)).toEqual(expected);
      });
    };
    await both(once);
    for (const [at, deed] of deeds.entries()) {
      deed();
      await both([eachWeek, eachDay, once][at] as readonly string[]);
    }
    for (const expected of [eachDay, eachWeek, once]) {
      expect(undoNewest(cairn)?.reversal.extent).toBe('whole');
      await both(expected);
    }
    for (const expected of [eachWeek, eachDay, once]) {
      expect(redoNewest(cairn)?.reversal.extent).toBe('whole');
      await both(expected);
    }
  });

  test('what was said below a goal, and a setting, are undone and done again, though all of it was sent', async () => {
    const [{ cairn }, there] = [await openDevice(), await openDevice()];
    const [key = ''] = addGoals(cairn, { text: 'walk', place: today, position: { at: 'bottom' } }).keys;
    await meet();
    const told = (at: Cairn) => {
      const goal = [...at.replica.seenGoals()][0]?.key ?? '';
      const texts = commentsOf(at, goal).map(({ richText }) => notesText(richText).trim());
      return [texts.join(), settingsOf(at).dayEndsAtHour];
    };
    const both = async (expected: unknown) => {
      await meet();
      expect(told(cairn)).toEqual(expected);
      await vi.waitFor(() => {
        there.cairn.wake();
        expect(told(there.cairn)).toEqual(expected);
      });
    };
    const said = addComment(cairn, key, 'ten steps');
    await both(['ten steps', 0]);
    if (said.ok) editComment(cairn, said.value.key, 'twelve steps');
    await both(['twelve steps', 0]);
    changeSettings(cairn, { dayEndsAtHour: 3 });
    await both(['twelve steps', 3]);
    for (const expected of [
      ['twelve steps', 0],
      ['ten steps', 0],
      ['', 0],
    ]) {
      undoNewest(cairn);
      await both(expected);
    }
    for (const expected of [
      ['ten steps', 0],
      ['twelve steps', 0],
      ['twelve steps', 3],
    ]) {
      redoNewest(cairn);
      await both(expected);
    }
  });
});
