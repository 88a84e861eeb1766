import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Rule, ruleFrom, ruleText } from './rule.ts';
import { isDailyRule, storedRule } from './stored-rule.ts';

const numbers = (min: number, max: number) =>
  fc.uniqueArray(fc.integer({ min, max }), { maxLength: 4 }).map((all) => all.toSorted((a, b) => a - b));
const written = fc.record({
  frequency: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
  interval: fc.integer({ min: 1, max: 1000 }),
  days: fc.uniqueArray(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      nth: fc.constantFrom(null, 1, 2, 5, -1, -5),
    }),
    { maxLength: 7, selector: ({ weekday, nth }) => `${nth} ${weekday}` },
  ),
  monthDays: numbers(1, 31),
  months: numbers(1, 12),
});

function inOrder(rule: Rule): Rule {
  const days = rule.days
    .filter(
      ({ weekday, nth }) =>
        nth === null || !rule.days.some((day) => day.nth === null && day.weekday === weekday),
    )
    .toSorted((one, other) => one.weekday - other.weekday || (one.nth ?? 0) - (other.nth ?? 0));
  return { ...rule, days };
}

const sevenDaysOfTwoWeekdays: Rule = {
  frequency: 'DAILY',
  interval: 1,
  days: [null, 1, 2, 5, -1, -5].map((nth) => ({ weekday: 4, nth })).concat({ weekday: 6, nth: null }),
  monthDays: [],
  months: [],
};

test('a stored rule is read as the reader of every form reads it', () => {
  fc.assert(
    fc.property(written, (rule) => {
      const text = ruleText(rule);
      const read = ruleFrom(text);
      if (read.ok) expect(inOrder(storedRule(text) as Rule)).toEqual(read.value);
    }),
    { examples: [[sevenDaysOfTwoWeekdays]] },
  );
});

test.each([
  ['FREQ=MONTHLY;INTERVAL=12', 'FREQ=YEARLY'],
  ['FREQ=DAILY;INTERVAL=14', 'FREQ=WEEKLY;INTERVAL=2'],
  ['FREQ=DAILY;BYDAY=MO,TU', 'FREQ=WEEKLY;BYDAY=MO,TU'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'FREQ=DAILY'],
  ['FREQ=DAILY;BYMONTHDAY=1,15', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
  ['FREQ=WEEKLY;BYDAY=SA,SA', 'FREQ=WEEKLY;BYDAY=SA'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['FREQ=MONTHLY;BYMONTHDAY=-31,-2,31', 'FREQ=MONTHLY;BYMONTHDAY=-31,-2,31'],
  ['FREQ=YEARLY;INTERVAL=10;BYMONTH=2', 'FREQ=YEARLY;INTERVAL=10;BYMONTH=2'],
])('%s, as an earlier version stored it, is %s', (text, plain) => {
  const rule = storedRule(text);
  expect(rule && ruleText(rule)).toBe(plain);
});

test.each(['FREQ=HOURLY', 'FREQ=DAILY;COUNT=3', 'FREQ=WEEKLY;BYDAY=XX', '', 'INTERVAL=2'])(
  'a text of a later version is no rule here: %s',
  (text) => expect(storedRule(text)).toBeNull(),
);

test('only what is of every day is daily, however an earlier version stored it', () => {
  expect(isDailyRule(storedRule('FREQ=DAILY;BYDAY=MO') as Rule)).toBe(false);
  expect(isDailyRule(storedRule('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU') as Rule)).toBe(true);
});
