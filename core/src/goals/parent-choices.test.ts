import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from '../time/date-only.ts';
import { columnsWideToNarrow, lifeColumn } from '../time/horizons.ts';
import { defaultLife, holdsDate } from '../time/periods.ts';
import { mayServe, periodsAround } from './parent-choices.ts';

const anyDate = fc
  .integer({ min: dayNumberOf('2000-01-01'), max: dayNumberOf('2059-12-31') })
  .map(dateOfDayNumber);

test('what a goal serves stands in the longer periods that hold its day, up to life', () => {
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...columnsWideToNarrow), (dueDate, columnId) => {
      const around = periodsAround({ columnId, dueDate }, '2026-11-21', defaultLife);
      expect([...around.map((period) => period.columnId).toReversed(), columnId]).toEqual(
        columnsWideToNarrow.slice(0, columnsWideToNarrow.indexOf(columnId) + 1),
      );
      expect(around.every((period) => holdsDate(period, dueDate))).toBe(true);
    }),
  );
});

test('a goal without a date is looked for around today', () => {
  const around = periodsAround({ columnId: null, dueDate: null }, '2026-11-21', defaultLife);
  expect(around[0]).toMatchObject({ columnId: 2, firstDate: '2026-11-16' });
  expect(around.at(-1)?.columnId).toBe(lifeColumn);
});

test('a goal serves neither itself, nor what serves it, nor a divider, nor what is locked or elsewhere', () => {
  const parents: Record<string, string> = { child: 'goal', grandchild: 'child' };
  const goal = { key: 'goal', space: 'ours' };
  const may = (key: string, rest: { type?: 'divider'; space?: string; locked?: boolean } = {}) =>
    mayServe(goal, { key, type: null, space: 'ours', locked: false, ...rest }, (at) => parents[at] ?? null);
  expect(may('another')).toBe(true);
  expect(['goal', 'child', 'grandchild'].map((key) => may(key))).toEqual([false, false, false]);
  expect(may('another', { type: 'divider' })).toBe(false);
  expect(may('another', { space: 'theirs' })).toBe(false);
  expect(may('another', { locked: true })).toBe(false);
});
