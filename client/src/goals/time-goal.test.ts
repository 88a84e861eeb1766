import { timesOfBlock } from '@cairn/core/time/block-times';
import { dayColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { beforeEach, expect, test } from 'vitest';
import type { Cairn } from '../cairn/cairn.ts';
import { openCairnIn } from '../opening/open-cairn.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { ida } from '../testing/ida.ts';
import { lonelyEnvironment } from '../testing/lonely-environment.ts';
import { undoNewest } from '../undo/reverse-step.ts';
import { addGoals } from './add-goals.ts';
import { timeGoal } from './time-goal.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const block = { from: 540, to: 600 };

let cairn: Cairn;
beforeEach(async () => {
  cairn = await openCairnIn(lonelyEnvironment(Date.parse(`${today}T10:00:00Z`)), ida, null);
  await cairn.opened;
});

const place = { columnId: dayColumn, dueDate: today } as const;
const on = (date: string) => cairn.replica.goalsInPeriod(periodOf(dayColumn, date));
const timesOn = (date: string) => timesOfBlock(date, block, settingsOf(cairn).timezone);

function add(times?: Parameters<typeof addGoals>[1]['times']): string {
  const { keys } = addGoals(cairn, {
    text: 'Write',
    place,
    position: { at: 'bottom' },
    ...(times && { times }),
  });
  return keys[0] as string;
}

test('a goal that is drawn on the grid begins with its times', () => {
  const key = add(timesOn(today));
  expect(cairn.replica.goal(key)).toMatchObject({ dueDate: today, ...timesOn(today) });
});

test('a goal goes to another day and time in one step, and back', () => {
  const key = add();
  expect(timeGoal(cairn, key, tomorrow, block).ok).toBe(true);
  expect(on(today)).toEqual([]);
  expect(on(tomorrow)).toMatchObject([{ key, dueDate: tomorrow, ...timesOn(tomorrow) }]);
  undoNewest(cairn);
  expect(on(today)).toMatchObject([{ key, dueDate: today, datetimeFr: null, datetimeTo: null }]);
});

test('put into the list of a day, it has no times any more', () => {
  const key = add(timesOn(today));
  timeGoal(cairn, key, today, null);
  expect(on(today)).toMatchObject([{ key, datetimeFr: null, datetimeTo: null }]);
});

test('put where it is, nothing is sent and nothing can be undone', () => {
  const key = add(timesOn(today));
  const { step } = cairn.undoStack.during(() => timeGoal(cairn, key, today, block));
  expect(step).toBeNull();
});

test('a repetition that nobody has touched becomes a goal of its own; the others stay as they are', () => {
  const key = add();
  repeatGoal(cairn, key, { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null });
  const virtual = on(tomorrow)[0]?.key as string;
  timeGoal(cairn, virtual, tomorrow, block);
  expect(on(tomorrow)).toMatchObject([timesOn(tomorrow)]);
  expect(on('2026-11-23')).toMatchObject([{ datetimeFr: null }]);
  expect(cairn.replica.goal(key)).toMatchObject({ datetimeFr: null });
});

test('what is not there cannot be put anywhere', () => {
  expect(timeGoal(cairn, 'nothing', today, block)).toMatchObject({
    ok: false,
    refusal: { code: 'goal.unknown' },
  });
});
