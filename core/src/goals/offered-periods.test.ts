import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber } from '../time/date-only.ts';
import { columnsWideToNarrow } from '../time/horizons.ts';
import { defaultLife, dueDateOf, isPastDue, periodOf } from '../time/periods.ts';
import { offeredPeriods } from './offered-periods.ts';

const today = '2026-11-26';

describe('the periods that a new subgoal is offered', () => {
  test('are the next shorter one, and a day', () => {
    expect(offeredPeriods({ columnId: 4, dueDate: '2026-12-31' }, today, defaultLife)).toEqual([
      { columnId: 6, dueDate: '2026-12-31' },
      { columnId: 1, dueDate: today },
    ]);
    expect(offeredPeriods({ columnId: 2, dueDate: '2026-11-29' }, today, defaultLife)).toEqual([
      { columnId: 1, dueDate: today },
    ]);
    expect(offeredPeriods(null, today, defaultLife)).toEqual([
      { columnId: 2, dueDate: '2026-11-29' },
      { columnId: 1, dueDate: today },
    ]);
  });

  test('begin with a parent that lies ahead, and are none for a day and for the past', () => {
    expect(offeredPeriods({ columnId: 3, dueDate: '2027-02-28' }, today, defaultLife)).toEqual([
      { columnId: 2, dueDate: '2027-02-07' },
      { columnId: 1, dueDate: '2027-02-01' },
    ]);
    expect(offeredPeriods({ columnId: 1, dueDate: today }, today, defaultLife)).toEqual([]);
    expect(offeredPeriods({ columnId: 3, dueDate: '2026-10-31' }, today, defaultLife)).toEqual([]);
  });

  test('are never over', () => {
    const date = fc.integer({ min: 18_000, max: 33_000 }).map(dateOfDayNumber);
    fc.assert(
      fc.property(fc.constantFrom(...columnsWideToNarrow), date, date, (columnId, due, now) => {
        const parent = { columnId, dueDate: dueDateOf(periodOf(columnId, due, defaultLife)) };
        for (const offered of offeredPeriods(parent, now, defaultLife))
          expect(isPastDue(offered.columnId, offered.dueDate, now)).toBe(false);
      }),
    );
  });
});
