import { describe, expect, test } from 'vitest';
import { dateFormOf, dateForms, isMonthFirstIn } from './date-forms.ts';
import { localeWithForm } from './date-in-digits.ts';
import { dayName, longDayName, periodName, rangeName } from './period-names.ts';
import { periodOf } from './periods.ts';

const today = '2026-11-21';

test.each([
  ['language', '24 Dec', '24 Dec 2027', '16–22 Nov', 'Thursday 24 December'],
  ['dots', '24.12.', '24.12.2027', '16.11.–22.11.', 'Thursday, 24.12.'],
  ['dmy', '24/12', '24/12/2027', '16/11–22/11', 'Thursday, 24/12'],
  ['mdy', '12/24', '12/24/2027', '11/16–11/22', 'Thursday, 12/24'],
  ['ymd', '12-24', '2027-12-24', '11-16 – 11-22', 'Thursday, 12-24'],
] as const)('dates in the form %s', (form, thisYear, nextYear, week, long) => {
  const locale = localeWithForm('en-GB', form);
  expect(dayName('2026-12-24', today, locale)).toBe(thisYear);
  expect(dayName('2027-12-24', today, locale)).toBe(nextYear);
  expect(rangeName('2026-11-16', '2026-11-22', today, locale)).toBe(week);
  expect(longDayName('2026-12-24', locale)).toBe(long);
});

describe('a form', () => {
  test('is in the tag, which all of Intl takes', () => {
    for (const form of dateForms) {
      const locale = localeWithForm('de-AT-u-nu-latn', form);
      expect(dateFormOf(locale)).toBe(form);
      expect(new Intl.NumberFormat(locale).format(1.5)).toBe('1,5');
      expect(['b', 'ä', 'a'].toSorted(new Intl.Collator(locale).compare)).toEqual(['a', 'ä', 'b']);
    }
  });

  test('leaves months, quarters and weekdays as the language has them', () => {
    const words = { today: 'Today', life: '', thisYear: '', week: () => '', quarter: () => 'Q4' };
    const named = (columnId: 1 | 3 | 6) =>
      periodName(periodOf(columnId, today), today, localeWithForm('en-GB', 'ymd'), {
        ...words,
        decade: () => '',
        lifeUntil: () => '',
      });
    expect(named(1).subtitle).toBe('Sat, 11-21');
    expect(named(3).title).toBe('November');
    expect(named(6).subtitle).toBe('Oct–Dec 2026');
  });

  test('in digits decides whether 3/4 is in March', () => {
    expect(dateForms.map((form) => isMonthFirstIn(localeWithForm('en', form)))).toEqual([
      undefined,
      false,
      false,
      true,
      undefined,
    ]);
  });

  test('that is unknown is none', () => {
    expect(dateFormOf('en-x-runes')).toBe('language');
    expect(dayName('2026-12-24', today, 'en-GB-x-runes')).toBe('24 Dec');
  });
});
