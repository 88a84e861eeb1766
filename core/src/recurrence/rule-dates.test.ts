import { describe, expect, test } from 'vitest';
import type { Rule } from './rule.ts';
import { ruleFrom, ruleText } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

function rule(text: string): Rule {
  const read = ruleFrom(text);
  if (!read.ok) throw new Error(`${text} is no rule.`);
  return read.value;
}

const dates = (text: string, start: string, from: string, to: string) =>
  ruleDates(rule(text), start, from, to);

describe('a rule', () => {
  test('is written one way, however it came', () => {
    expect(ruleText(rule('bymonthday=31,1,31;freq=monthly;interval=1'))).toBe('FREQ=MONTHLY;BYMONTHDAY=1,31');
    expect(ruleText(rule('FREQ=MONTHLY;BYDAY=2MO,-1FR,SU'))).toBe('FREQ=MONTHLY;BYDAY=2MO,-1FR,SU');
    expect(ruleText(rule('INTERVAL=10;FREQ=YEARLY'))).toBe('FREQ=YEARLY;INTERVAL=10');
  });

  test.each([
    '',
    'FREQ=HOURLY',
    'INTERVAL=2',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1.5',
    'FREQ=DAILY;COUNT=3',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=3',
    'FREQ=YEARLY;BYMONTH=13',
  ])('refuses %s', (text) => {
    expect(ruleFrom(text)).toEqual({ ok: false, refusal: { code: 'goal.recurrence' } });
  });
});

describe('the days of a rule', () => {
  test('begin at the start, also when asked for from before', () => {
    expect(dates('FREQ=DAILY', '2026-11-20', '2026-01-01', '2026-11-22')).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  test('every second week count from the week of the start', () => {
    expect(dates('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', '2026-11-18', '2026-11-01', '2026-12-12')).toEqual([
      '2026-11-20',
      '2026-11-30',
      '2026-12-04',
    ]);
  });

  test('on the 31st take the last day of short months', () => {
    expect(dates('FREQ=MONTHLY', '2027-12-31', '2028-01-01', '2028-04-30')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });

  test('on the 30th and the 31st are one in a month that has neither', () => {
    expect(dates('FREQ=MONTHLY;BYMONTHDAY=30,31', '2027-01-01', '2027-02-01', '2027-03-31')).toEqual([
      '2027-02-28',
      '2027-03-30',
      '2027-03-31',
    ]);
  });

  test('each year from a leap day fall on 1 March in other years', () => {
    expect(dates('FREQ=YEARLY', '2028-02-29', '2028-01-01', '2032-12-31')).toEqual([
      '2028-02-29',
      '2029-03-01',
      '2030-03-01',
      '2031-03-01',
      '2032-02-29',
    ]);
  });

  test('each quarter and each decade are intervals of months and years', () => {
    expect(dates('FREQ=MONTHLY;INTERVAL=3', '2026-11-30', '2026-11-01', '2027-06-01')).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-30',
    ]);
    expect(dates('FREQ=YEARLY;INTERVAL=10', '2029-12-31', '2026-01-01', '2060-12-31')).toEqual([
      '2029-12-31',
      '2039-12-31',
      '2049-12-31',
      '2059-12-31',
    ]);
  });

  test('of an empty stretch are none', () => {
    expect(dates('FREQ=DAILY', '2026-11-20', '2026-11-22', '2026-11-21')).toEqual([]);
  });
});
