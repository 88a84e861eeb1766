import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { createClimb } from '@cairn/client/climbs/own-climbs-edit';
import { addGoals } from '@cairn/client/goals/add-goals';
import { openCairnIn } from '@cairn/client/opening/open-cairn';
import { ida } from '@cairn/client/testing/ida';
import { lonelyEnvironment } from '@cairn/client/testing/lonely-environment';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClientFor, freshMs, queryOf } from './query-client.ts';

const noNetwork: AskRefusal = { code: 'network', message: '', errors: {} };

// Node counts as a server, where the library runs no timers.
environmentManager.setIsServer(() => false);

let cairn: Cairn;
let asked: number;
let says: () => Outcome<string, AskRefusal>;

beforeEach(async () => {
  cairn = await openCairnIn(lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z')), ida, null);
  await cairn.opened;
  asked = 0;
  says = () => accepted(`answer ${asked}`);
  vi.useFakeTimers();
});

afterEach(() => {
  queryClientFor(cairn).clear();
  focusManager.setFocused(undefined);
  cairn.close();
  vi.useRealTimers();
});

function ask(): Promise<Outcome<string, AskRefusal>> {
  asked += 1;
  return Promise.resolve(says());
}

function look(about = 'goals') {
  const observer = new QueryObserver(queryClientFor(cairn), queryOf([about, 'one'], ask));
  const leave = observer.subscribe(() => undefined);
  return { now: () => observer.getCurrentResult(), leave };
}

describe('An answer of the server', () => {
  test('is asked for once and shown to everybody for a minute', async () => {
    const first = look();
    await vi.advanceTimersByTimeAsync(freshMs / 2);
    first.leave();
    const second = look();
    expect(second.now().data).toBe('answer 1');
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toBe(1);
    second.leave();
  });

  test('that is older stands on the screen while it is asked for again', async () => {
    const first = look();
    await vi.advanceTimersByTimeAsync(0);
    first.leave();
    await vi.advanceTimersByTimeAsync(freshMs + 1);
    const second = look();
    expect(second.now()).toMatchObject({ data: 'answer 1', isFetching: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(second.now().data).toBe('answer 2');
    second.leave();
  });

  test('is asked for again each minute while somebody looks', async () => {
    const { now, leave } = look();
    await vi.advanceTimersByTimeAsync(freshMs * 2 + 10);
    expect(now().data).toBe('answer 3');
    leave();
  });

  test('is not asked for while nobody looks at the page, and at once when somebody does', async () => {
    const { now, leave } = look();
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(freshMs * 5);
    expect(asked).toBe(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(now().data).toBe('answer 2');
    leave();
  });

  test('that could not be had leaves the old one, and is asked for again', async () => {
    const { now, leave } = look();
    await vi.advanceTimersByTimeAsync(0);
    says = () => refused(noNetwork);
    await vi.advanceTimersByTimeAsync(freshMs);
    expect(now()).toMatchObject({ data: 'answer 1', status: 'error' });
    expect(now().error?.refusal).toEqual(noNetwork);
    says = () => accepted('back again');
    await vi.advanceTimersByTimeAsync(freshMs);
    expect(now()).toMatchObject({ data: 'back again', status: 'success' });
    leave();
  });

  test('is in doubt after a goal has changed, and asked for once however many did', async () => {
    const { leave } = look();
    await vi.advanceTimersByTimeAsync(0);
    const place = { columnId: 1 as const, dueDate: '2026-11-21' };
    for (const text of ['one', 'two', 'three']) addGoals(cairn, { text, place, position: { at: 'bottom' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(2);
    leave();
  });

  test('about climbs is in doubt after a climb has changed', async () => {
    const { leave } = look('climbs');
    await vi.advanceTimersByTimeAsync(0);
    createClimb(cairn);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(2);
    leave();
  });

  test('is nobody else’s', async () => {
    const { leave } = look();
    await vi.advanceTimersByTimeAsync(0);
    const other = await openCairnIn(lonelyEnvironment(Date.parse('2026-11-21T10:00:00Z')), ida, null);
    expect(queryClientFor(other).getQueryData(['goals', 'one'])).toBeUndefined();
    other.close();
    leave();
  });
});
