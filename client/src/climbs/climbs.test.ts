import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import type { ServerRow } from '@cairn/core/sync/record';
import { mark, step } from '@cairn/core/testing/climbs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { renameGoal, tickGoal } from '../goals/change-goal.ts';
import { scheduleGoal } from '../goals/schedule-goal.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { climbKey as climb, startedClimbRecords, subscriptionRow } from '../testing/started-climb.ts';
import { undoNewest } from '../undo/reverse-step.ts';
import { undoSummaryOf } from '../undo/undo-summary-of.ts';
import { NoAnswer, type WireAnswer, type WireRequest } from '../wire/wire.ts';
import { leaveClimb } from './leave-climb.ts';
import { climbArrived } from './start-climb.ts';
import { climbRestart, climbStartMove, moveClimbStart, restartClimb } from './move-climb.ts';
import { runningClimbs } from '../replica/running-climbs.ts';
import { startedClimb, startedClimbOf, startedClimbs } from '../replica/started-climbs.ts';

const at = '2026-11-21T10:00:00.000Z';
const steps = [step('a'), step('b', { periodIndex: 2, repeatCount: 2 }), step('c', { periodIndex: 4 })];
const period = (dueDate: string) => ({ columnId: 1 as const, firstDate: dueDate, lastDate: dueDate });
let now = 0;
let due: { at: number; open: () => void } | null = null;
let sent: WireRequest[] = [];
let answer: ((request: WireRequest) => WireAnswer) | null = null;
let cairn: Cairn;

beforeEach(async () => {
  [now, due, sent, answer] = [Date.parse(at), null, [], null];
  const environment = lonelyEnvironment(now, {
    now: () => now,
    after(delayMs, open) {
      if (delayMs > 0) due = { at: now + delayMs, open };
      const timer = delayMs === 0 ? setTimeout(open) : undefined;
      return () => clearTimeout(timer);
    },
    wire: {
      async send(request) {
        if (request.method === 'GET' || !answer) throw new NoAnswer('There is no network.');
        sent.push(request);
        return answer(request);
      },
    },
  });
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
});

afterEach(() => cairn.close());

function start(all: readonly ClimbStep[] = steps, startDate?: string, inOrder?: boolean) {
  cairn.replica.apply(startedClimbRecords(all, startDate, inOrder));
}

/** The row of a goal with one more revision, as the feed sends it. */
function arrives(key: string, fields: object) {
  const record = cairn.replica.record({ table: 'goals', key });
  const row = { ...record?.base, ...fields, rev: (record?.base?.rev ?? 0) + 1 } as ServerRow;
  cairn.replica.apply([{ ...(record as object), base: row } as never]);
}

/** The subscription after an edit, as the server answers it. */
function takenOf(edit: object): ClimbSubscriptionRow {
  const { base } = cairn.replica.record({ table: 'climb_subscriptions', key: climb }) ?? {};
  return subscriptionRow({ ...base, ...JSON.parse(JSON.stringify(edit)), rev: (base?.rev ?? 0) + 1 });
}

/** Takes edits of the climb and of one of its goals. */
const takenWith =
  (key: string) =>
  ({ path, body }: WireRequest): WireAnswer => {
    const isClimb = path.includes('climbs-subscriptions');
    const { base } = cairn.replica.record({ table: 'goals', key }) ?? {};
    const row = { ...base, ...(body as object), rev: (base?.rev ?? 0) + 1 };
    return { httpStatus: 200, body: { ...(isClimb ? takenOf(body as object) : row), version: 2 } };
  };

const goal = (key: string) => cairn.replica.goal(key);
const isLocked = (key: string) => goal(key)?.locked;
const datesOf = () => startedClimb(cairn, climb)?.goals.map(({ key, dueDate }) => `${key} ${dueDate}`);
const allSent = () => vi.waitFor(() => expect(cairn.status.waiting).toBe(0));

describe('a started climb', () => {
  test('has its goals in order, and the next one', () => {
    start();
    const started = startedClimb(cairn, climb);
    expect(started?.goals.map(({ key }) => key)).toEqual(['1 a', '1 b', '2 b', '1 c']);
    expect([started?.doneCount, started?.next?.key]).toEqual([0, '1 a']);
    expect(startedClimbOf(cairn, mark.code)?.key).toBe(climb);
    expect(startedClimbOf(cairn, mark.slug)?.key).toBe(climb);
  });

  test('goes on to the next step, which is locked until its day', () => {
    start();
    tickGoal(cairn, '1 a', true);
    const next = startedClimb(cairn, climb)?.next;
    expect([next?.key, next?.locked, next?.lockedTillDatetime]).toEqual([
      '1 b',
      true,
      '2026-11-22T00:00:00.000Z',
    ]);
  });

  test('has arrived with its last goal, though its subscription came before', async () => {
    const [subscription, ...goals] = startedClimbRecords(steps);
    const progress = goals.map(({ key }) => ({ goalId: key, doneDate: null, locked: false }));
    const arrived = climbArrived(cairn, { id: climb, progress: progress as never });
    cairn.replica.apply(subscription ? [subscription] : []);
    cairn.replica.apply(goals);
    await arrived;
    expect(startedClimb(cairn, climb)?.goals).toHaveLength(goals.length);
  });

  test('that is done does not run', () => {
    start([step('a')]);
    tickGoal(cairn, '1 a', true);
    expect(runningClimbs(cairn)).toEqual([]);
    expect(startedClimbs(cairn)).toMatchObject([{ doneCount: 1, next: null }]);
  });
});

describe('a goal of a climb', () => {
  test('opens when its period begins, with no network and no edit', () => {
    start();
    expect(['1 a', '1 b', '2 b'].map(isLocked)).toEqual([false, true, true]);
    const seen: unknown[] = [];
    cairn.replica.watch('goal/1 b', () => seen.push(isLocked('1 b')));
    for (; due && now < Date.parse('2026-11-22T00:00:00Z'); due.open()) now = due.at;
    expect(now).toBe(Date.parse('2026-11-22T00:00:00Z'));
    expect(seen).toEqual([false]);
    expect(isLocked('2 b')).toBe(true);
  });

  test('in order opens when the step before is done', () => {
    start([step('a'), step('b')], '2026-11-21', true);
    expect(goal('1 b')).toMatchObject({ locked: true, lockedTillDatetime: null });
    tickGoal(cairn, '1 a', true);
    expect(isLocked('1 b')).toBe(false);
    tickGoal(cairn, '1 a', false);
    expect(isLocked('1 b')).toBe(true);
    deleteGoal(cairn, '1 a');
    expect(isLocked('1 b')).toBe(false);
  });

  test('ignores the lock of an old answer', () => {
    start();
    arrives('1 a', { locked: true, lockedTillDatetime: '2026-11-20T00:00:00.000Z' });
    expect(goal('1 a')).toMatchObject({ locked: false, lockedTillDatetime: null });
  });
});

describe('moving the start', () => {
  test('moves what is not done at once, and lists it there', () => {
    start();
    tickGoal(cairn, '1 a', true);
    expect(climbStartMove(cairn, climb, '2026-11-23')).toMatchObject({
      value: { goals: ['1 b', '2 b', '1 c'] },
    });
    moveClimbStart(cairn, climb, '2026-11-23');
    expect(datesOf()).toEqual(['1 a 2026-11-21', '1 b 2026-11-24', '2 b 2026-11-25', '1 c 2026-11-26']);
    expect(cairn.replica.goalsInPeriod(period('2026-11-22'))).toEqual([]);
    expect(cairn.replica.goalsInPeriod(period('2026-11-24')).map(({ key }) => key)).toEqual(['1 b']);
    expect(goal('1 b')?.lockedTillDatetime).toBe('2026-11-24T00:00:00.000Z');
    expect(startedClimb(cairn, climb)?.startDate).toBe('2026-11-23');
  });

  test('stays on the screen from the answer to the new rows', async () => {
    start();
    answer = ({ body }) => ({
      httpStatus: 200,
      body: { ...subscriptionRow(body as object), rev: 2, version: 2 },
    });
    moveClimbStart(cairn, climb, '2026-11-23');
    await allSent();
    expect(sent.map(({ body }) => body)).toEqual([{ settings: { startDate: '2026-11-23' } }]);
    expect(goal('1 b')?.dueDate).toBe('2026-11-24');
    arrives('1 b', { dueDate: '2026-11-24' });
    arrives('1 c', { dueDate: '2026-11-30' });
    expect(datesOf()).toEqual(['1 a 2026-11-23', '1 b 2026-11-24', '2 b 2026-11-25', '1 c 2026-11-30']);
  });

  test('ends its effect on a goal that another device had changed before, with the second reading', async () => {
    start();
    arrives('1 a', { doneDate: '2026-11-21' });
    answer = ({ body }) => {
      // Undone again after the move, which left the goal alone.
      arrives('1 a', { doneDate: null });
      return { httpStatus: 200, body: { ...takenOf(body as object), version: 2 } };
    };
    moveClimbStart(cairn, climb, '2026-11-23');
    await allSent();
    expect(datesOf()?.[0]).toBe('1 a 2026-11-23');
    for (let readings = 0; readings < 2; readings += 1)
      cairn.replica.settleClimbs(cairn.replica.climbs.settled?.endReading() ?? []);
    expect(datesOf()).toEqual(['1 a 2026-11-21', '1 b 2026-11-22', '2 b 2026-11-23', '1 c 2026-11-24']);
  });

  test('is sent after older edits of goals, which would be refused for locked ones', async () => {
    start();
    renameGoal(cairn, '1 a', 'Mine');
    moveClimbStart(cairn, climb, '2026-11-23');
    tickGoal(cairn, '2 b', true);
    expect(goal('1 a')).toMatchObject({ name: 'Mine', dueDate: '2026-11-23' });
    answer = ({ path, body }) => {
      const isClimb = path.includes('climbs-subscriptions');
      const key = decodeURIComponent(path.split('/').at(-2) ?? '');
      const row = isClimb ? subscriptionRow() : cairn.replica.record({ table: 'goals', key })?.base;
      return { httpStatus: 200, body: { ...row, ...(body as object), rev: 2, version: 2 } };
    };
    cairn.wake();
    await allSent();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Mine' },
      { settings: { startDate: '2026-11-23' } },
      { doneDate: '2026-11-21' },
    ]);
  });

  test('leaves a goal where it was put after the move, though an older edit of it is sent before', async () => {
    start();
    renameGoal(cairn, '1 a', 'Mine');
    moveClimbStart(cairn, climb, '2026-11-19');
    scheduleGoal(cairn, '1 a', { columnId: 1, dueDate: '2026-11-25' });
    const dates = ['1 a 2026-11-25', '1 b 2026-11-20', '2 b 2026-11-21', '1 c 2026-11-22'];
    expect(datesOf()).toEqual(dates);
    answer = takenWith('1 a');
    cairn.wake();
    await allSent();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Mine' },
      { settings: { startDate: '2026-11-19' } },
      { dueDate: '2026-11-25' },
    ]);
    expect(sent[0]?.body).not.toHaveProperty('dueDate');
    expect(datesOf()).toEqual(dates);
  });

  test('goes before what was edited after it only, and is not merged with an older move', async () => {
    start();
    renameGoal(cairn, '1 a', 'Mine');
    moveClimbStart(cairn, climb, '2026-11-19');
    scheduleGoal(cairn, '1 a', { columnId: 1, dueDate: '2026-11-25' });
    renameGoal(cairn, '1 a', 'Still mine');
    moveClimbStart(cairn, climb, '2026-11-20');
    expect(goal('1 a')).toMatchObject({ name: 'Still mine', dueDate: '2026-11-20' });
    answer = takenWith('1 a');
    cairn.wake();
    await allSent();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { settings: { startDate: '2026-11-19' } },
      { name: 'Still mine', dueDate: '2026-11-25' },
      { settings: { startDate: '2026-11-20' } },
    ]);
  });

  test('is taken back if the server refuses it', async () => {
    start();
    answer = () => ({ httpStatus: 409, body: { code: 'space.readOnly', message: 'No.' } });
    moveClimbStart(cairn, climb, '2026-11-23');
    expect(goal('1 b')?.dueDate).toBe('2026-11-24');
    await allSent();
    expect(goal('1 b')?.dueDate).toBe('2026-11-22');
    expect(startedClimb(cairn, climb)?.startDate).toBe('2026-11-21');
  });

  test('refuses a start in 2101', () => {
    start();
    expect(moveClimbStart(cairn, climb, '2101-01-01')).toMatchObject({ refusal: { code: 'climb.start' } });
  });
});

describe('restarting from a step', () => {
  test('opens done goals again, today, and is sent before later ticks', async () => {
    start();
    now = Date.parse('2026-11-25T10:00:00Z');
    cairn.look();
    tickGoal(cairn, '1 b', true);
    expect(climbRestart(cairn, climb, 'b')).toMatchObject({ value: { goals: ['1 b', '2 b', '1 c'] } });
    restartClimb(cairn, climb, 'b');
    expect(datesOf()).toEqual(['1 a 2026-11-21', '1 b 2026-11-25', '2 b 2026-11-26', '1 c 2026-11-27']);
    expect(goal('1 b')?.doneDate).toBeNull();
    tickGoal(cairn, '1 b', true);
    expect(goal('1 b')?.doneDate).toBe('2026-11-25');
    answer = ({ path, body }) => {
      const isClimb = path.includes('climbs-subscriptions');
      const row = isClimb ? subscriptionRow() : cairn.replica.record({ table: 'goals', key: '1 b' })?.base;
      return { httpStatus: 200, body: { ...row, ...(isClimb ? {} : (body as object)), rev: 2, version: 2 } };
    };
    cairn.wake();
    await allSent();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { restart: { step: 'b', date: '2026-11-25' } },
      { doneDate: '2026-11-25' },
    ]);
  });

  test('after moving the start keeps what the move did, and is sent after it', async () => {
    start();
    moveClimbStart(cairn, climb, '2026-11-30');
    moveClimbStart(cairn, climb, '2026-12-01');
    restartClimb(cairn, climb, 'b');
    expect(datesOf()).toEqual(['1 a 2026-12-01', '1 b 2026-11-21', '2 b 2026-11-22', '1 c 2026-11-23']);
    expect(startedClimb(cairn, climb)?.startDate).toBe('2026-11-20');
    answer = ({ body }) => ({ httpStatus: 200, body: { ...takenOf(body as object), version: 2 } });
    cairn.wake();
    await allSent();
    expect(sent.map(({ body }) => body)).toEqual([
      { settings: { startDate: '2026-12-01' } },
      { restart: { step: 'b', date: '2026-11-21' } },
    ]);
    expect(datesOf()).toEqual(['1 a 2026-12-01', '1 b 2026-11-21', '2 b 2026-11-22', '1 c 2026-11-23']);
  });

  test('is sent after a goal that only the move before had opened', async () => {
    start(steps, '2026-11-23');
    moveClimbStart(cairn, climb, '2026-11-20');
    tickGoal(cairn, '1 b', true);
    restartClimb(cairn, climb, 'c');
    expect(goal('1 b')).toMatchObject({ dueDate: '2026-11-21', doneDate: '2026-11-21' });
    answer = takenWith('1 b');
    cairn.wake();
    await allSent();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { settings: { startDate: '2026-11-20' } },
      { doneDate: '2026-11-21' },
      { restart: { step: 'c', date: '2026-11-21' } },
    ]);
  });
});

describe('leaving a climb', () => {
  test('deletes open goals and keeps done ones as plain goals, until it is undone', () => {
    start();
    tickGoal(cairn, '1 a', true);
    leaveClimb(cairn, climb);
    expect(startedClimbs(cairn)).toEqual([]);
    expect(goal('1 b')).toBeUndefined();
    expect(goal('1 a')).toMatchObject({ climbStep: null, climbSubscription: null, doneDate: '2026-11-21' });
    const undone = undoNewest(cairn);
    expect(undone && undoSummaryOf(cairn, undone.step)).toMatchObject({
      action: 'climbLeft',
      name: mark.name,
    });
    expect(startedClimb(cairn, climb)?.goals).toHaveLength(4);
    expect(goal('1 b')?.climbStep?.id).toBe('b');
  });

  test('sends ticks first', async () => {
    start();
    tickGoal(cairn, '1 a', true);
    leaveClimb(cairn, climb);
    answer = ({ method, body }) => {
      if (method === 'DELETE') return { httpStatus: 204, body: null };
      const { base } = cairn.replica.record({ table: 'goals', key: '1 a' }) ?? {};
      return { httpStatus: 200, body: { ...base, ...(body as object), rev: 2, version: 2 } };
    };
    cairn.wake();
    await allSent();
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
    expect(goal('1 b')).toBeUndefined();
  });

  test('is undone after its answer, and the climb restarted, before the rows of its goals arrive', async () => {
    start();
    tickGoal(cairn, '1 a', true);
    answer = ({ method, body }) => {
      if (method === 'DELETE') return { httpStatus: 204, body: null };
      const { base } = cairn.replica.record({ table: 'goals', key: '1 a' }) ?? {};
      return { httpStatus: 200, body: { ...base, ...(body as object), rev: 2, version: 2 } };
    };
    leaveClimb(cairn, climb);
    await allSent();
    answer = null;
    undoNewest(cairn);
    restartClimb(cairn, climb, 'a');
    expect(startedClimb(cairn, climb)?.key).toBe(climb);
  });

  test('brings all back if the server refuses it', async () => {
    start();
    answer = () => ({ httpStatus: 403, body: { code: 'space.readOnly', message: 'No.' } });
    leaveClimb(cairn, climb);
    expect(goal('1 b')).toBeUndefined();
    await allSent();
    expect(startedClimb(cairn, climb)?.goals).toHaveLength(4);
    await vi.waitFor(() => expect(cairn.shelf.map(({ name }) => name)).toEqual([mark.name]));
  });
});
