import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { occurrenceDates } from './occurrence-dates.ts';
import { optionsByColumn } from './options.ts';
import { wishedRecurrence } from './recurrence-edit.ts';
import {
  choiceOf,
  detailsOf,
  firstChoice,
  maxIntervalOf,
  nthsOffered,
  ownNth,
  type RepeatChoice,
  ruleOfChoice,
  toggled,
} from './repeat-choice.ts';
import { seriesOf } from '../testing/series.ts';

const dueDate = '2026-11-21';
const repeating: readonly ColumnId[] = [1, 2, 3, 4, 6, 7];
const day = fc.oneof(
  fc.integer({ min: 18_000, max: 33_000 }).map(dateOfDayNumber),
  fc.constantFrom('2028-02-29', '2027-01-31', '2026-12-31', '2027-04-30'),
);
const someOf = (numbers: readonly number[]) => fc.subarray([...numbers], { minLength: 1 });
const upTo = (most: number) => someOf(Array.from({ length: most }, (_, at) => at + 1));

interface Picked {
  readonly columnId: ColumnId;
  readonly date: string;
  readonly choice: RepeatChoice;
}

/** Everything that the picker can make. */
const picked: fc.Arbitrary<Picked> = fc
  .tuple(fc.constantFrom(...repeating), day)
  .chain(([columnId, date]) => {
    const first = firstChoice(columnId, date);
    const changes = fc.constantFrom(...optionsByColumn[columnId]).chain((option) =>
      fc.record(
        {
          option: fc.constant(option),
          interval: fc.oneof(
            fc.constantFrom(1, 2, 3, 4, 10, 12),
            fc.integer({ min: 1, max: maxIntervalOf(option) }),
          ),
          weekdays: upTo(7),
          pattern: fc.constantFrom('monthDays', 'lastDay', 'nthWeekdays'),
          monthDays: upTo(31),
          nths: someOf(nthsOffered),
          nthWeekdays: upTo(7),
          months: columnId === 6 ? someOf([1, 4, 7, 10]) : upTo(12),
          anchor: fc.constantFrom('date', 'completion'),
        },
        { requiredKeys: ['option'] },
      ),
    );
    return changes.map((part) => ({ columnId, date, choice: { ...first, ...part } as RepeatChoice }));
  });

const shownOn = (rule: string, columnId: ColumnId, date = dueDate) =>
  choiceOf({ rule, anchor: 'date', dateTo: null }, columnId, date);

describe('what a repeat menu offers', () => {
  test('makes stored rules that the horizon may have, and finds each again from any occurrence', () => {
    fc.assert(
      fc.property(picked, day, ({ columnId, date, choice }, other) => {
        const { anchor } = choice;
        const wish = { rule: ruleOfChoice(choice, columnId), anchor, dateTo: null };
        const goal = { columnId, public: false, type: null, hasSubgoals: false };
        expect(wishedRecurrence(wish, goal)).toEqual({ ok: true, value: wish });
        for (const seenOn of [date, other]) {
          const known = choiceOf(wish, columnId, seenOn);
          expect(known && ruleOfChoice(known, columnId), `${wish.rule} on ${seenOn}`).toBe(wish.rule);
          expect(known).toMatchObject({ anchor, dateTo: null, times: null });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the days of a series, also where the goal’s date implies others', () => {
    fc.assert(
      fc.property(picked, day, ({ columnId, date, choice }, other) => {
        if (choice.anchor === 'completion') return;
        const rule = ruleOfChoice(choice, columnId);
        const known = choiceOf({ rule, anchor: 'date', dateTo: null, countedFrom: date }, columnId, other);
        const daysOf = (text: string) =>
          occurrenceDates(seriesOf({ columnId, rule: text, dateFr: date }), date, '2075-01-01');
        expect(known && daysOf(ruleOfChoice(known, columnId)), rule).toEqual(daysOf(rule));
      }),
      { numRuns: 200 },
    );
  });

  test('leaves out what the goal itself says, and asks for days only where there are some', () => {
    expect(ruleOfChoice(firstChoice(1, dueDate), 1)).toBe('FREQ=WEEKLY');
    const days = { ...firstChoice(1, dueDate), weekdays: [1, 6] };
    expect(ruleOfChoice(days, 1)).toBe('FREQ=WEEKLY;BYDAY=MO,SA');
    expect(ruleOfChoice({ ...days, anchor: 'completion' }, 1)).toBe('FREQ=WEEKLY');
    expect(ruleOfChoice({ ...days, option: 'daily', interval: 14 }, 1)).toBe('FREQ=WEEKLY;INTERVAL=2');
    expect(detailsOf(2, { option: 'weekly', anchor: 'date' })).toEqual([]);
    expect(detailsOf(6, { option: 'yearly', anchor: 'date' })).toEqual(['quarters']);
  });

  test.each([
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', { option: 'weekly', weekdays: [1, 2, 3, 4, 5] }],
    ['FREQ=MONTHLY;BYDAY=-1FR', { pattern: 'nthWeekdays', nths: [-1], nthWeekdays: [5] }],
    ['FREQ=MONTHLY;BYDAY=-1SU,1SU,-1MO,1MO', { nths: [1, -1], nthWeekdays: [1, 7] }],
    ['FREQ=MONTHLY;BYMONTHDAY=1', { pattern: 'monthDays', monthDays: [1] }],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { pattern: 'lastDay', monthDays: [31] }],
    ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3', { option: 'yearly', months: [5], monthDays: [3] }],
    ['FREQ=YEARLY;BYMONTH=5,11', { months: [5, 11], monthDays: [21] }],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', { months: [5], nths: [2], nthWeekdays: [7] }],
    ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=5', { option: 'monthly', interval: 12 }],
  ] as const)('shows %s', (rule, part) => {
    expect(shownOn(rule, 1)).toMatchObject(part);
  });

  test.each([
    'FREQ=MONTHLY;BYDAY=5TU',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=1MO,2TU',
    'FREQ=MONTHLY;BYMONTHDAY=-2',
    'FREQ=YEARLY;BYMONTHDAY=3',
    'FREQ=DAILY;BYMONTH=5',
  ])('knows that it cannot show %s', (rule) => {
    expect(shownOn(rule, 1)).toBeNull();
  });

  test('suggests the weekday of the month by its number, or as the last', () => {
    expect(ownNth('2026-11-12')).toEqual({ nths: [2], nthWeekdays: [4] });
    expect(ownNth('2026-10-30')).toEqual({ nths: [-1], nthWeekdays: [5] });
  });

  test('keeps the last day of a selection', () => {
    expect(toggled([3], 3)).toEqual([3]);
    expect(toggled([3, 5], 3)).toEqual([5]);
    expect(toggled([5], 3)).toEqual([3, 5]);
  });
});
