import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber, plusDays } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { type ComingGoal, dayGivenBack } from './day-given-back.ts';
import { dayTakenOut } from './day-taken-out.ts';
import { occurrenceDates } from './occurrence-dates.ts';
import { openOccurrence } from './open-occurrence.ts';
import { optionRules, optionsByColumn } from './options.ts';
import { seriesOf } from '../testing/series.ts';

const nobody = () => false;
const today = '2026-11-21';
const goal: ComingGoal = { space: 'space', columnId: 1, type: null, public: false, doneDate: null };
const weekly = seriesOf({ rule: 'FREQ=WEEKLY', dateFr: today });
const left = dayTakenOut(weekly, '2026-11-28', today, nobody);
const refusal = { ok: false, refusal: { code: 'goal.recurrence' } };

describe('a day that was taken out of its series', () => {
  test('and given back leaves the series as it was, whatever its rule', () => {
    const day = fc.integer({ min: 18_000, max: 33_000 }).map(dateOfDayNumber);
    fc.assert(
      fc.property(
        fc.constantFrom<ColumnId>(1, 2, 3, 4, 6, 7),
        day,
        fc.nat(5),
        fc.nat(20),
        fc.constantFrom('date', 'completion'),
        (columnId, dateFr, choice, later, anchor) => {
          const options = optionsByColumn[columnId];
          const rule = optionRules[options[choice % options.length] as keyof typeof optionRules];
          const series = seriesOf({ columnId, dateFr, rule, anchor });
          const dates = occurrenceDates(series, dateFr, plusDays(dateFr, 12_000));
          const date = dates[later % dates.length] as string;
          const without = dayTakenOut(series, date, dateFr, nobody);
          expect(occurrenceDates(without, date, date)).not.toContain(date);
          const back = dayGivenBack(without, date, { ...goal, columnId }, nobody);
          expect(back.ok && { ...back.value, dateFr: series.dateFr }).toEqual(series);
          expect(back.ok && occurrenceDates(back.value, dateFr, plusDays(dateFr, 12_000))).toEqual(dates);
        },
      ),
    );
  });

  test.each([
    ['a goal of another space', { ...goal, space: 'other' }, '2026-11-28', nobody],
    ['a goal off the time axis', { ...goal, columnId: null }, '2026-11-28', nobody],
    ['a divider', { ...goal, type: 'divider' as const }, '2026-11-28', nobody],
    ['a day that was never taken out', goal, '2026-12-05', nobody],
    ['a day for which another goal stands', goal, '2026-11-28', () => true],
  ])('is not given to %s', (_, coming, date, isTaken) => {
    expect(dayGivenBack(left, date, coming, isTaken)).toEqual(refusal);
  });

  test('is not given back when the rule has it no more', () => {
    const monthly = { ...left, rule: 'FREQ=MONTHLY' };
    expect(dayGivenBack(monthly, '2026-11-28', goal, nobody)).toEqual(refusal);
  });

  test('is not given to a public goal', () => {
    const code = 'goal.publicRecurring';
    expect(dayGivenBack(left, '2026-11-28', { ...goal, public: true }, nobody)).toMatchObject({
      refusal: { code },
    });
  });
});

describe('the open occurrence of a repeat after completion', () => {
  const chore = seriesOf({ rule: 'FREQ=WEEKLY', anchor: 'completion', dateFr: today });

  test('makes room for the next when it leaves, and takes its place again when it comes back', () => {
    const without = dayTakenOut(chore, today, '2026-11-23', nobody);
    expect(without.dateFr).toBe('2026-11-30');
    expect(dayGivenBack(without, today, goal, nobody)).toMatchObject({ value: { dateFr: today } });
  });

  test('comes back beside one that was touched meanwhile only when it is done: one is open at most', () => {
    const without = dayTakenOut(chore, today, today, nobody);
    const isTouched = (date: string) => date === without.dateFr;
    expect(dayGivenBack(without, today, goal, isTouched)).toEqual(refusal);
    expect(dayGivenBack(without, today, { ...goal, doneDate: today }, isTouched)).toMatchObject({
      value: { dateFr: without.dateFr },
    });
  });

  test('is none where its day was taken out and no other can follow', () => {
    const last = { ...chore, dateTo: today };
    expect(occurrenceDates(dayTakenOut(last, today, today, nobody), today, '2030-01-01')).toEqual([]);
  });

  test('is followed by one that a device touched before the server heard that it is the next', () => {
    const gone = { originalDate: today, doneDate: null, isOpen: false, isGone: true, isReopened: false };
    expect(openOccurrence(chore, [gone], today)).toBe('2026-11-28');
    const next = { ...gone, originalDate: '2026-11-28', isOpen: true, isGone: false };
    expect(openOccurrence(chore, [gone, next], today)).toBeNull();
  });
});
