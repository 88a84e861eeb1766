import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clearedChecklist } from '../notes/checklist.ts';
import { withChecklist } from '../notes/with-checklist.ts';
import { dateOfDayNumber, plusDays } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { nextPeriod, periodOf } from '../time/periods.ts';
import { nextAfterCompletion } from './next-after-completion.ts';
import { untouchedOccurrence, untouchedOccurrences } from './occurrence.ts';
import { isOccurrenceDate, nextOccurrenceDate, occurrenceDates } from './occurrence-dates.ts';
import { standsElsewhere } from './stands-elsewhere.ts';
import {
  occurrenceGoalId,
  occurrenceRef,
  originalDateIn,
  recurrenceRefFrom,
  seriesRef,
} from '../goals/occurrence-id.ts';
import { optionRules, optionsByColumn } from './options.ts';
import { wishedRecurrence } from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';
import { seriesDeletion, seriesEdit } from './split-series.ts';
import { seriesOf } from '../testing/series.ts';

const id = '019d3c1e-7b4a-7c52-9f3e-6d2a8b4c1e77';

const series = seriesOf;

const day = fc.integer({ min: 18_000, max: 33_000 }).map(dateOfDayNumber);
const repeating = fc.constantFrom<ColumnId>(1, 2, 3, 4, 6, 7);

describe('every option of every horizon', () => {
  test('repeats a goal of it, one occurrence a period, each due on its period’s last day', () => {
    fc.assert(
      fc.property(repeating, fc.nat(5), day, (columnId, choice, dateFr) => {
        const options = optionsByColumn[columnId];
        const rule = optionRules[options[choice % options.length] as keyof typeof optionRules];
        const goal = { columnId, public: false, type: null, hasSubgoals: false };
        expect(wishedRecurrence({ rule, anchor: 'date', dateTo: null }, goal)).toMatchObject({ ok: true });
        const dates = occurrenceDates(series({ columnId, rule, dateFr }), dateFr, plusDays(dateFr, 9000));
        const periods = dates.map((date) => periodOf(columnId, date));
        expect(new Set(periods.map(({ firstDate }) => firstDate)).size).toBe(dates.length);
        expect(dates).toEqual(periods.map(({ lastDate }) => lastDate));
        expect(dates[0]).toBe(periodOf(columnId, dateFr).lastDate);
      }),
    );
  });

  test('that comes with each period leaves no period out', () => {
    for (const [columnId, option] of [
      [1, 'daily'],
      [2, 'weekly'],
      [3, 'monthly'],
      [6, 'quarterly'],
      [4, 'yearly'],
      [7, 'decade'],
    ] as const) {
      const dates = occurrenceDates(
        series({ columnId, rule: optionRules[option], dateFr: '2028-02-29' }),
        '2028-02-29',
        '2099-12-31',
      );
      for (const [at, date] of dates.slice(1).entries())
        expect(nextPeriod(periodOf(columnId, dates[at] as string))?.lastDate).toBe(date);
    }
  });

  test('is refused on a horizon that is longer than it', () => {
    const refusal = { ok: false, refusal: { code: 'goal.recurrence' } };
    const wish = (rule: string, columnId: ColumnId) =>
      wishedRecurrence(
        { rule, anchor: 'date', dateTo: null },
        { columnId, public: false, type: null, hasSubgoals: false },
      );
    expect(wish('FREQ=DAILY', 2)).toEqual(refusal);
    expect(wish('FREQ=WEEKLY', 3)).toEqual(refusal);
    expect(wish('FREQ=MONTHLY', 6)).toEqual(refusal);
    expect(wish('FREQ=YEARLY', 7)).toEqual(refusal);
    expect(wish('FREQ=YEARLY;INTERVAL=10', 5)).toEqual(refusal);
  });
});

describe('who may not repeat', () => {
  const goal = { columnId: 1 as ColumnId, public: false, type: null, hasSubgoals: false };
  const daily = { rule: 'FREQ=DAILY', anchor: 'date', dateTo: null } as const;
  test.each([
    ['a public goal', daily, { ...goal, public: true }, 'goal.publicRecurring'],
    ['a goal with subgoals', daily, { ...goal, hasSubgoals: true }, 'goal.subgoalsRecurring'],
    ['a goal without a date', daily, { ...goal, columnId: null }, 'goal.recurrence'],
    ['a divider', daily, { ...goal, type: 'divider' }, 'goal.recurrence'],
    [
      'chosen days counted from the last completion',
      { ...daily, rule: 'FREQ=WEEKLY;BYDAY=MO', anchor: 'completion' as const },
      goal,
      'goal.recurrence',
    ],
  ])('is %s', (_, wish, which, code) => {
    expect(wishedRecurrence(wish, which)).toEqual({ ok: false, refusal: { code } });
  });
});

describe('the occurrences of a series', () => {
  test('end with its last day, the period that holds it included', () => {
    const weekly = series({ columnId: 2, rule: 'FREQ=WEEKLY', dateTo: '2026-11-11' });
    expect(occurrenceDates(weekly, '2026-11-01', '2026-12-31')).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
    ]);
  });

  test('leave out what was skipped, which stays an occurrence’s date', () => {
    const skipping = series({ skippedDates: ['2026-11-03'] });
    expect(occurrenceDates(skipping, '2026-11-02', '2026-11-04')).toEqual(['2026-11-02', '2026-11-04']);
    expect(isOccurrenceDate(skipping, '2026-11-03')).toBe(true);
    expect(isOccurrenceDate(skipping, '2026-10-31')).toBe(false);
  });

  test('of February stay in February each year', () => {
    const months = series({ columnId: 3, rule: 'FREQ=YEARLY', dateFr: '2028-02-29' });
    expect(occurrenceDates(months, '2029-01-01', '2030-12-31')).toEqual(['2029-02-28', '2030-02-28']);
  });

  test('missed by a daily repeat are shown as the newest alone, those of a weekly one all', () => {
    const range = { from: '2026-11-01', to: '2026-11-12', today: '2026-11-10', zone: 'UTC' };
    const shown = (part: Partial<RecurrenceRow>) =>
      untouchedOccurrences(series(part), range, () => false).map(({ dueDate }) => dueDate);
    expect(shown({})).toEqual(['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12']);
    expect(shown({ rule: 'FREQ=WEEKLY' })).toEqual(['2026-11-01', '2026-11-08']);
    expect(
      untouchedOccurrences(series(), range, (date) => date === '2026-11-09').map(({ dueDate }) => dueDate),
    ).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
  });

  test('have the template’s times on their own day, also across a clock change', () => {
    const timed = series({
      datetimeFr: '2026-10-20T07:00:00.000Z',
      datetimeTo: '2026-10-20T08:30:00.000Z',
      dateFr: '2026-10-20',
    });
    const { datetimeFr, datetimeTo } = untouchedOccurrence(timed, '2026-11-20', 'Europe/Berlin');
    expect([datetimeFr, datetimeTo]).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-20T09:30:00.000Z']);
  });
});

describe('an occurrence’s id', () => {
  test('is the same on every device, another for each day, and a UUID', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), day, day, (recurrence, one, other) => {
        const made = occurrenceGoalId(recurrence, one);
        expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
        expect(made).not.toBe(recurrence);
        expect(made === occurrenceGoalId(recurrence, other)).toBe(one === other);
        expect(originalDateIn(recurrence, made)).toBe(one);
        expect(originalDateIn(recurrence, recurrence)).toBeNull();
      }),
    );
  });

  test('before it is touched names series and day', () => {
    expect(recurrenceRefFrom(occurrenceRef(id, '2026-11-21'))).toEqual({
      kind: 'occurrence',
      id,
      originalDate: '2026-11-21',
    });
    expect(recurrenceRefFrom(seriesRef(id))).toEqual({ kind: 'series', id });
    for (const text of [id, 'recurrence:', `recurrence:${id}:2026-02-30`, `recurrence:${id}:2026-11-21:1`])
      expect(recurrenceRefFrom(text)).toBeNull();
  });
});

describe('a deletion', () => {
  test('of one occurrence takes its date out, once', () => {
    const deletion = seriesDeletion(series({ skippedDates: ['2026-11-05'] }), '2026-11-03', 'ONLY_THIS');
    expect(deletion).toEqual({ kind: 'skip', skippedDates: ['2026-11-03', '2026-11-05'] });
    const again = seriesDeletion(series({ skippedDates: ['2026-11-03'] }), '2026-11-03', 'ONLY_THIS');
    expect(again).toEqual({ kind: 'skip', skippedDates: ['2026-11-03'] });
  });

  test('from an occurrence on ends the series before its period', () => {
    const weekly = series({ columnId: 2, rule: 'FREQ=WEEKLY' });
    expect(seriesDeletion(weekly, '2026-11-15', 'STARTING_FROM_THIS')).toEqual({
      kind: 'end',
      dateTo: '2026-11-08',
      from: '2026-11-15',
    });
  });

  test('of all, or from the first on, is all of it', () => {
    expect(seriesDeletion(series(), '2026-11-15', 'ALL')).toEqual({ kind: 'delete' });
    expect(seriesDeletion(series(), '2026-11-01', 'STARTING_FROM_THIS')).toEqual({ kind: 'delete' });
  });
});

describe('an edit of several occurrences', () => {
  test('splits where it begins, so that together the two have the days of the one', () => {
    fc.assert(
      fc.property(repeating, day, fc.nat(5), fc.nat(20), (columnId, dateFr, choice, later) => {
        const options = optionsByColumn[columnId];
        const rule = optionRules[options[choice % options.length] as keyof typeof optionRules];
        const whole = series({ columnId, dateFr, rule });
        const dates = occurrenceDates(whole, dateFr, plusDays(dateFr, 12_000));
        const at = dates[later % dates.length] as string;
        const edit = seriesEdit(whole, at, 'STARTING_FROM_THIS', false, dateFr);
        if (edit.kind === 'whole') return;
        const until = plusDays(dateFr, 12_000);
        const parts = [
          { ...whole, dateTo: edit.dateTo },
          { ...whole, dateFr: edit.dateFr },
        ].flatMap((part) => occurrenceDates(part, dateFr, until));
        expect(parts).toEqual(occurrenceDates(whole, dateFr, until));
      }),
    );
  });

  test('changes a template in place and a rule from today on', () => {
    expect(seriesEdit(series(), '2026-11-15', 'ALL', false, '2026-11-10')).toEqual({ kind: 'whole' });
    expect(seriesEdit(series(), '2026-11-15', 'ALL', true, '2026-11-10')).toEqual({
      kind: 'split',
      dateTo: '2026-11-09',
      dateFr: '2026-11-10',
    });
    expect(seriesEdit(series(), '2026-11-15', 'ALL', true, '2026-10-10')).toEqual({ kind: 'whole' });
  });
});

describe('a repeat after completion', () => {
  const chore = series({ rule: 'FREQ=WEEKLY;INTERVAL=2', anchor: 'completion' });

  test('has exactly one open occurrence', () => {
    expect(occurrenceDates(chore, '2026-01-01', '2030-01-01')).toEqual(['2026-11-01']);
  });

  test('comes again one interval after it was done', () => {
    expect(nextAfterCompletion(chore, '2026-11-20', () => false)).toBe('2026-12-04');
    const monthly = { ...chore, rule: 'FREQ=MONTHLY' };
    expect(nextAfterCompletion(monthly, '2027-01-31', () => false)).toBe('2027-02-28');
    const yearly = { ...chore, rule: 'FREQ=YEARLY' };
    expect(nextAfterCompletion(yearly, '2028-02-29', () => false)).toBe('2029-03-01');
    const weeks = { ...chore, columnId: 2 as const };
    expect(nextAfterCompletion(weeks, '2026-11-20', () => false)).toBe('2026-12-06');
  });

  test('passes over a day that has had its occurrence, and ends with the series', () => {
    expect(nextAfterCompletion(chore, '2026-11-20', (date) => date === '2026-12-04')).toBe('2026-12-05');
    expect(nextAfterCompletion({ ...chore, dateTo: '2026-12-03' }, '2026-11-20', () => false)).toBeNull();
  });
});

test('a goal of a series stands elsewhere when its period is not the one that the rule gave it', () => {
  const week = {
    columnId: 2 as const,
    dueDate: '2026-11-10',
    recurrence: { id, originalDate: '2026-11-15' },
  };
  const weekly = series({ columnId: 2, rule: 'FREQ=WEEKLY' });
  expect(standsElsewhere(week, weekly)).toBe(false);
  expect(standsElsewhere({ ...week, dueDate: '2026-11-16' }, weekly)).toBe(true);
  expect(standsElsewhere({ ...week, dueDate: '2026-11-16' }, { ...weekly, anchor: 'completion' })).toBe(
    false,
  );
  expect(standsElsewhere({ ...week, columnId: 1 }, weekly)).toBe(false);
  expect(standsElsewhere({ ...week, dueDate: null, columnId: null }, weekly)).toBe(false);
});

test('at the end of the calendar there is no next day, and nobody waits for it', () => {
  const last = series({ dateFr: '9999-12-31', anchor: 'completion' });
  expect(nextAfterCompletion(last, '9999-12-31', (date) => date === '9999-12-31')).toBeNull();
  for (const columnId of [1, 2, 3, 4, 6, 7] as const) {
    const { firstDate, lastDate } = periodOf(columnId, '9999-12-31');
    expect(firstDate <= '9999-12-31' && lastDate === '9999-12-31').toBe(true);
    expect(periodOf(columnId, '0001-01-01').firstDate).toBe('0001-01-01');
    const yearly = series({ columnId, dateFr: '9990-01-01', rule: 'FREQ=YEARLY;INTERVAL=10' });
    expect(occurrenceDates(yearly, '0001-01-01', '9999-12-31')).toHaveLength(1);
  }
});

test('the next occurrence is found also a decade ahead, and none where a series has ended', () => {
  const rare = series({ rule: 'FREQ=YEARLY;INTERVAL=10', dateFr: '2026-11-01' });
  expect(nextOccurrenceDate(rare, '2026-11-02')).toBe('2036-11-01');
  expect(nextOccurrenceDate({ ...rare, dateTo: '2030-01-01' }, '2026-11-02')).toBeNull();
});

test('a template’s checklist has clear boxes, lines that were goals among them', () => {
  const ticked = { ops: [{ insert: 'Tea' }, { insert: '\n', attributes: { list: 'checked' } }] };
  const clear = { ops: [{ insert: 'Tea' }, { insert: '\n', attributes: { list: 'unchecked' } }] };
  expect(clearedChecklist(ticked)).toEqual(clear);
  expect(withChecklist(null, ['Tea'])).toEqual(clear);
  expect(withChecklist({ ops: [{ insert: 'Buy' }] }, [' Tea\n'])?.ops.slice(0, 3)).toEqual([
    { insert: 'Buy' },
    { insert: '\n' },
    { insert: 'Tea' },
  ]);
});
