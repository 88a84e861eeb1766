import { editedRecord } from '@cairn/core/sync/edited-record';
import { recordOfRow, type ServerRow, type SyncRecord } from '@cairn/core/sync/record';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBoard, createList } from '../boards/edit-board.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { refKey, unreadFeed, refOf } from '../store/account-store.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { made } from '../testing/made.ts';
import { takesAll } from '../testing/takes-all.ts';
import { redoNewest, undoNewest } from '../undo/reverse-step.ts';
import { NoAnswer, type WireRequest } from '../wire/wire.ts';
import { addGoals } from './add-goals.ts';
import { moveGoal } from './move-goal.ts';
import { moveToSpace } from './move-to-space.ts';

const at = '2026-11-21T10:00:00.000Z';
const home = ida.defaultSpaceId as string;
const work = 'work';
let sent: WireRequest[] = [];
let hasNetwork = false;
let cairn: Cairn;

beforeEach(async () => {
  sent = [];
  hasNetwork = false;
  const taken = takesAll(() => cairn);
  const environment = lonelyEnvironment(Date.parse(at), {
    wire: {
      send: async (request) => {
        if (request.method === 'GET' || !hasNetwork) throw new NoAnswer('There is no network.');
        sent.push(request);
        return taken(request);
      },
    },
  });
  const feed = { ...unreadFeed, scopes: [home, work], readFrom: null };
  await environment.store.change([], () => ({ put: [], remove: [], shelve: [], feed }), 'relaxed');
  cairn = await openCairnIn(environment, ida, null);
  await cairn.opened;
  for (const id of [home, work]) {
    const row = { id, version: 1, rev: 1, name: id, createdDatetime: at } as unknown as ServerRow;
    cairn.replica.apply([recordOfRow('spaces', id, row, at)]);
  }
});

afterEach(() => cairn.close());

const today = { columnId: 1 as const, dueDate: '2026-11-21' };

function goalCalled(text: string, parent?: string): string {
  const place = parent === undefined ? today : { parent };
  return addGoals(cairn, { text, place, position: { at: 'bottom' } }).keys[0] as string;
}

async function online(): Promise<void> {
  hasNetwork = true;
  cairn.wake();
  await vi.waitFor(() => expect(cairn.status.waiting).toBe(0));
}

function offline(): void {
  hasNetwork = false;
  sent = [];
}

const spaceOf = (key: string) => cairn.replica.goal(key)?.space;

describe('a goal that goes to another space', () => {
  test('takes all below it along at once, leaves its parent and every list, and comes back by undoing', async () => {
    const house = goalCalled('house');
    const wall = goalCalled('wall', house);
    const stone = goalCalled('stone', wall);
    const board = made(createBoard(cairn, home, { name: 'Board' })).key;
    const list = made(createList(cairn, board, { name: 'List' })).key;
    moveGoal(cairn, stone, { to: { list }, position: { at: 'bottom' } });
    await online();
    offline();
    const moved = made(moveToSpace(cairn, wall, work));
    expect(moved.step).not.toBeNull();
    expect([house, wall, stone].map(spaceOf)).toEqual([home, work, work]);
    // Without its parent, the goal takes over the parent's place.
    expect(cairn.replica.goal(wall)).toMatchObject({ parent: null, ...today });
    expect(cairn.replica.goal(stone)).toMatchObject({ parent: wall, bucketId: null });
    expect(cairn.replica.goalsOnList(list)).toEqual([]);
    await undoNewest(cairn)?.reversal.saved;
    expect([house, wall, stone].map(spaceOf)).toEqual([home, home, home]);
    expect(cairn.replica.goal(wall)).toMatchObject({ parent: house });
    expect(cairn.replica.goalsOnList(list)).toMatchObject([{ name: 'stone' }]);
    await redoNewest(cairn)?.reversal.saved;
    expect([house, wall, stone].map(spaceOf)).toEqual([home, work, work]);
  });

  test('is told before what stands below it since, and after what was placed there before', async () => {
    const house = goalCalled('house');
    const wall = goalCalled('wall', house);
    const roof = goalCalled('roof');
    await online();
    offline();
    moveGoal(cairn, wall, { to: { columnId: 2, dueDate: '2026-11-23' }, position: { at: 'bottom' } });
    moveToSpace(cairn, house, work);
    const door = goalCalled('door', wall);
    expect([wall, door].map(spaceOf)).toEqual([work, work]);
    const below = { to: { parent: house }, position: { at: 'bottom' } } as const;
    expect(moveGoal(cairn, roof, below)).toMatchObject({ refusal: { code: 'goal.parent' } });
    moveToSpace(cairn, roof, work);
    expect(moveGoal(cairn, roof, below).ok).toBe(true);
    await online();
    const told = sent.map(({ path, body }) => {
      const { space } = body as { space?: string };
      return `${cairn.replica.goal(path.split('/').at(-2) ?? '')?.name ?? 'new'} ${space}`;
    });
    expect(told[0]).toBe('house work');
    expect(told.slice(1).toSorted()).toEqual(['new work', 'roof work', 'wall work']);
  });

  test('keeps the day on which another tab has planned it meanwhile', async () => {
    const house = goalCalled('house');
    await online();
    const ref = refOf('goals', house);
    await cairn.environment.store.change(
      [ref],
      (found) => {
        const stored = found.get(refKey(ref)) as SyncRecord;
        const fields = { columnId: 1, dueDate: '2026-11-25' };
        return { put: [editedRecord(stored, { fields, notes: null })], remove: [], shelve: [] };
      },
      'relaxed',
    );
    expect(cairn.replica.goal(house)).toMatchObject(today);
    await made(moveToSpace(cairn, house, work)).saved;
    expect(cairn.replica.goal(house)).toMatchObject({ space: work, dueDate: '2026-11-25' });
  });

  test('keeps its space where it repeats, and is not sent where it is already', () => {
    const house = goalCalled('house');
    expect(moveToSpace(cairn, house, home)).toMatchObject({ value: { step: null } });
    expect(moveToSpace(cairn, house, 'nowhere')).toMatchObject({ refusal: { code: 'space.unknown' } });
    expect(moveToSpace(cairn, 'nothing', work)).toMatchObject({ refusal: { code: 'goal.unknown' } });
    repeatGoal(cairn, house, { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null });
    expect(moveToSpace(cairn, house, work)).toMatchObject({ refusal: { code: 'goal.recurrence' } });
  });
});
