import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { germanNames } from './typed-lines-de-names.ts';
import { germanLines } from './typed-lines-de.ts';
import { englishNames } from './typed-lines-en-names.ts';
import { englishLines } from './typed-lines-en.ts';
import { readingOf, typedGoal, type TypedLine } from './typed-lines-reading.ts';

const english = [...englishLines, ...englishNames];
const german = [...germanLines, ...germanNames];

/** Lines that mean something else to a person who speaks the other language. */
const ties: ReadonlySet<string> = new Set(['Treffen 5 am See']);

const wrongIn = (lines: readonly TypedLine[], language: 'en' | 'de') =>
  lines
    .map(([line, reading]) => ({ line, reading, read: readingOf(typedGoal(line, language)) }))
    .filter(({ reading, read }) => read !== reading);

describe('the tables of typed lines', () => {
  test('hold at least 300 different lines in each language, of them 80 names', () => {
    for (const [all, names] of [
      [english, englishNames],
      [german, germanNames],
    ] as const) {
      expect(new Set(all.map(([line]) => line)).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(300);
      expect(names.length).toBeGreaterThanOrEqual(80);
    }
  });

  test('are read as they say', () => {
    expect(wrongIn(english, 'en')).toEqual([]);
    expect(wrongIn(german, 'de')).toEqual([]);
  });

  test('are read alike on a screen in the other language', () => {
    const shared = ([line]: TypedLine) => !ties.has(line);
    expect(wrongIn(english.filter(shared), 'de')).toEqual([]);
    expect(wrongIn(german.filter(shared), 'en')).toEqual([]);
  });

  test('leave each name whole', () => {
    for (const [line, reading] of [...englishNames, ...germanNames])
      expect(reading.split(' | ').filter((part) => !part.startsWith('? '))).toEqual([line]);
  });
});

describe('a repeat in a place', () => {
  const week = { columnId: 2, dueDate: '2026-11-29' } as const;
  const month = { columnId: 3, dueDate: '2026-12-31' } as const;
  const life = { columnId: 5, dueDate: '2060-02-01' } as const;
  test.each([
    ['review every week', week, 'review | week to 2026-11-29 | FREQ=WEEKLY'],
    ['review every 2 weeks', week, 'review | week to 2026-11-29 | FREQ=WEEKLY;INTERVAL=2'],
    ['review every month', week, 'review | week to 2026-11-29 | FREQ=MONTHLY'],
    ['review every week for 3 weeks', week, 'review | week to 2026-11-29 | FREQ=WEEKLY until 2026-12-13'],
    ['review every week 3 times', week, 'review | week to 2026-11-29 | FREQ=WEEKLY until 2026-12-13'],
    ['review every Tuesday', week, 'review | 2026-12-01 | FREQ=WEEKLY'],
    ['review every day', week, 'review | 2026-11-26 | FREQ=DAILY'],
    ['review every month', month, 'review | month to 2026-12-31 | FREQ=MONTHLY'],
    ['review every quarter', month, 'review | month to 2026-12-31 | FREQ=MONTHLY;INTERVAL=3'],
    ['review every week', month, 'review | 2026-12-01 | FREQ=WEEKLY'],
    ['review every month on the 15th', month, 'review | 2026-12-15 | FREQ=MONTHLY'],
    ['review every week after done', week, 'review | week to 2026-11-29 | FREQ=WEEKLY after done'],
    ['review every year', life, 'review | 2026-11-26 | FREQ=YEARLY'],
    ['review every Monday at 9', null, 'review | 2026-11-30 09:00–10:00 | FREQ=WEEKLY'],
    ['review every week next month', null, 'review | 2026-12-01 | FREQ=WEEKLY'],
    ['review 45m', week, 'review 45m'],
    ['review at 9', week, 'review at 9'],
    ['review at 9', null, 'review | 2026-11-27 09:00–10:00'],
    ['review 45m', null, 'review | 45m'],
  ] as const)('%s', (line, place, reading) => {
    expect(readingOf(typedGoal(line, 'en', place))).toBe(reading);
  });
});

const pieces = [
  'call every Friday jeden Montag until bis March 24.12. tomorrow tonight 9:30 5 times weekly täglich for 45m',
  '#home @ida !blue',
]
  .flatMap((text) => text.split(' '))
  .concat('at 9', 'for 6 weeks', 'after done', 'halb neun', 'every day', 'on the 1st of every month');

test('no word is lost, and rejected parts stay rejected', () => {
  const typedLines = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(typedLines, fc.integer({ min: 0, max: 7 }), (typed, mask) => {
      const line = typed.join(' ');
      const first = typedGoal(line, 'en');
      const refused = new Set(
        first.parts.filter((_, at) => (mask >> (at % 3)) % 2 === 1).map(({ id }) => id),
      );
      const goal = typedGoal(line, 'en', undefined, refused);
      expect(goal.name).not.toBe('');
      expect(goal.parts.filter(({ id }) => refused.has(id))).toEqual([]);
      const kept = [goal.name, ...goal.parts.map(({ text }) => text)].join(' ').split(' ');
      expect(kept.toSorted()).toEqual(line.split(' ').toSorted());
      if (goal.repeat) expect(goal.parts.some(({ kind }) => kind === 'repeat')).toBe(true);
    }),
  );
});

test('a rejected repeat leaves its words and gives no date', () => {
  const refused = new Set(['repeat:every friday']);
  expect(readingOf(typedGoal('call mum every Friday', 'en', undefined, refused))).toBe(
    'call mum every Friday',
  );
  expect(readingOf(typedGoal('call mum every Friday tomorrow', 'en', undefined, refused))).toBe(
    'call mum every Friday | 2026-11-27',
  );
  expect(
    readingOf(
      typedGoal('swim every Friday at 9 until March', 'en', undefined, new Set(['repeat:until march'])),
    ),
  ).toBe('swim until March | 2026-11-27 09:00–10:00 | FREQ=WEEKLY');
});
