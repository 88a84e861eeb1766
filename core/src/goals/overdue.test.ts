import { describe, expect, test } from 'vitest';
import { todayIn } from '../time/zones.ts';
import { isOverdueOn, nextDayBegins, overdueEdit } from './overdue.ts';

const goal = {
  type: null,
  columnId: 1,
  dueDate: '2026-11-20',
  doneDate: null,
  datetimeFr: null,
  recurrence: null,
  locked: false,
  lockedTillDatetime: null,
  assignee: null,
  createdBy: 'ida',
} as const;
const day = {
  personCode: 'ida',
  today: '2026-11-21',
  now: Date.parse('2026-11-21T00:00:00.000Z'),
  settings: { rescheduleOverdueGoalsAfter: '2026-11-01', rescheduleTimedGoals: false },
};

describe('a goal moves to today by itself', () => {
  test('when it is open, of a day gone by, and its person’s', () => {
    expect(isOverdueOn(goal, day)).toBe(true);
    expect(isOverdueOn({ ...goal, dueDate: '2026-11-01' }, day)).toBe(true);
    expect(isOverdueOn({ ...goal, createdBy: 'ben', assignee: 'ida' }, day)).toBe(true);
    expect(isOverdueOn({ ...goal, lockedTillDatetime: '2026-11-20T00:00:00.000Z' }, day)).toBe(true);
  });
  test.each([
    ['done', { doneDate: '2026-11-20' }],
    ['of today', { dueDate: '2026-11-21' }],
    ['of a day to come', { dueDate: '2026-11-22' }],
    ['older than the date that was set', { dueDate: '2026-10-31' }],
    ['of a week', { columnId: 2 }],
    ['of no day', { columnId: null, dueDate: null }],
    ['a line between goals', { type: 'divider' }],
    ['an occurrence', { recurrence: { id: 'r', originalDate: '2026-11-20' } }],
    ['locked', { locked: true }],
    ['locked for a while', { lockedTillDatetime: '2026-11-22T00:00:00.000Z' }],
    ['at a time', { datetimeFr: '2026-11-20T10:00:00.000Z' }],
    ['somebody else’s', { assignee: 'ben' }],
    ['made by somebody else', { createdBy: 'ben' }],
  ] as const)('not when it is %s', (_, change) => {
    expect(isOverdueOn({ ...goal, ...change }, day)).toBe(false);
  });
  test('never when nobody wants it, with its time cleared when its person wants that too', () => {
    expect(
      isOverdueOn(goal, { ...day, settings: { ...day.settings, rescheduleOverdueGoalsAfter: null } }),
    ).toBe(false);
    const timed = { ...goal, datetimeFr: '2026-11-20T10:00:00.000Z' };
    expect(isOverdueOn(timed, { ...day, settings: { ...day.settings, rescheduleTimedGoals: true } })).toBe(
      true,
    );
    expect(overdueEdit(timed, day.today)).toEqual({
      dueDate: '2026-11-21',
      datetimeFr: null,
      datetimeTo: null,
    });
    expect(overdueEdit(goal, day.today)).toEqual({ dueDate: '2026-11-21' });
  });
});

test.each([
  ['Pacific/Kiritimati', 0],
  ['Pacific/Pago_Pago', 6],
  ['UTC', 3],
])('in %s the next day begins at %i o’clock, and then it is the next day', (zone, hour) => {
  const begins = nextDayBegins('2026-11-21', zone, hour);
  expect(todayIn(zone, begins - 1, hour)).toBe('2026-11-21');
  expect(todayIn(zone, begins, hour)).toBe('2026-11-22');
});
