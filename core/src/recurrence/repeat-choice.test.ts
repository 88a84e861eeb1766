import { describe, expect, test } from 'vitest';
import type { ColumnId } from '../time/horizons.ts';
import { optionsByColumn, ruleFitsColumn } from './options.ts';
import { choiceOf, detailOf, firstChoice, ruleOfChoice, toggled } from './repeat-choice.ts';
import { ruleFrom } from './rule.ts';

const dueDate = '2026-11-21';
const repeating: readonly ColumnId[] = [1, 2, 3, 4, 6, 7];

describe('what a repeat menu offers', () => {
  test.each(repeating)('makes rules that column %i may have, and finds itself in them again', (columnId) => {
    for (const option of optionsByColumn[columnId]) {
      for (const anchor of ['date', 'completion'] as const) {
        for (const interval of [1, 2]) {
          const chosen = { weekdays: [1, 4], monthDays: [5, 31], months: [1, 7] };
          const choice = { ...firstChoice(columnId, dueDate), ...chosen, option, anchor, interval };
          const text = ruleOfChoice(choice, columnId, dueDate);
          const rule = ruleFrom(text);
          expect(rule.ok && ruleFitsColumn(rule.value, columnId), text).toBe(true);
          const found = choiceOf({ rule: text, anchor, dateTo: null }, columnId, dueDate);
          expect(found, text).toMatchObject({ option, interval, anchor });
          const detail = detailOf(columnId, choice);
          if (detail === 'weekdays' || detail === 'monthDays' || detail === 'months')
            expect(found?.[detail], text).toEqual(choice[detail]);
        }
      }
    }
  });

  test('leaves out what the goal itself says, and asks for days only where there are some', () => {
    expect(ruleOfChoice(firstChoice(1, dueDate), 1, dueDate)).toBe('FREQ=WEEKLY');
    const days = { ...firstChoice(1, dueDate), weekdays: [6, 1] };
    expect(ruleOfChoice(days, 1, dueDate)).toBe('FREQ=WEEKLY;BYDAY=MO,SA');
    expect(ruleOfChoice({ ...days, anchor: 'completion' }, 1, dueDate)).toBe('FREQ=WEEKLY');
    expect(detailOf(2, { option: 'weekly', anchor: 'date' })).toBeNull();
    expect(detailOf(6, { option: 'yearly', anchor: 'date' })).toBe('quarters');
  });

  test('knows a rule that it cannot show', () => {
    expect(choiceOf({ rule: 'FREQ=MONTHLY;BYDAY=2TU', anchor: 'date', dateTo: null }, 1, dueDate)).toBeNull();
  });

  test('keeps the last day of a selection', () => {
    expect(toggled([3], 3)).toEqual([3]);
    expect(toggled([3, 5], 3)).toEqual([5]);
    expect(toggled([5], 3)).toEqual([3, 5]);
  });
});
