import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationsIn } from './found-durations.ts';

const read = (text: string) =>
  durationsIn(text).map(({ start, end, minutes, isLed }) => [text.slice(start, end), minutes, isLed]);

describe('durations in a text', () => {
  test.each([
    ['call mum tomorrow 9:30 for 45 min', 'for 45 min', 45],
    ['for 45 minutes call mum', 'for 45 minutes', 45],
    ['swim at 9 for 1 h 30', 'for 1 h 30', 90],
    ['swim at 9 for 1h30m', 'for 1h30m', 90],
    ['swim for 1:30h', 'for 1:30h', 90],
    ['swim for 1 hour and 20 minutes', 'for 1 hour and 20 minutes', 80],
    ['swim for 1.5 hours, then home', 'for 1.5 hours', 90],
    ['swim for 1½ hours', 'for 1½ hours', 90],
    ['swim for half an hour', 'for half an hour', 30],
    ['swim for about an hour', 'for about an hour', 60],
    ['swim for an hour and a half', 'for an hour and a half', 90],
    ['swim for a quarter of an hour', 'for a quarter of an hour', 15],
    ['swim for 2 h 9:30', 'for 2 h', 120],
    ['swim for 2 h 10 uhr', 'for 2 h', 120],
    ['Mama morgen 9:30 für 45 Min. anrufen', 'für 45 Min.', 45],
    ['Schwimmen für 1,5 Std.', 'für 1,5 Std.', 90],
    ['Schwimmen für 1 Std. 30 Min.', 'für 1 Std. 30 Min.', 90],
    ['Schwimmen für eine halbe Stunde', 'für eine halbe Stunde', 30],
    ['Schwimmen für anderthalb Stunden', 'für anderthalb Stunden', 90],
    ['Schwimmen für eine Viertelstunde', 'für eine Viertelstunde', 15],
  ])('%s', (text, words, minutes) => {
    expect(read(text)).toEqual([[words, minutes, true]]);
  });

  test('a bare one is told from one that is said to be one', () => {
    expect(read('swim 9:30 45m')).toEqual([['45m', 45, false]]);
    expect(read('Schwimmen 1 Std.')).toEqual([['1 Std.', 60, false]]);
  });

  test.each([
    'for 45 people',
    'for 100 hours',
    'for 0 min',
    'swim 500 m',
    'in 45 minutes',
    'um 9 h',
    'forty hours',
    'every 2 hours',
    'from 9 h',
    'for 2 hobbies',
    'for 9:30',
  ])('%s holds none', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('whatever is typed, stretches lie in the text, in order, and last a day at most', () => {
    const words = fc.constantFrom(
      'for',
      'für',
      '1',
      '30',
      '1,5',
      'h',
      'min',
      'Std.',
      ':',
      '45m',
      'an',
      '½',
      '24',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), fc.constantFrom(' ', ''), (typed, between) => {
        const text = typed.join(between);
        let behind = 0;
        for (const { start, end, minutes } of durationsIn(text)) {
          expect(start).toBeGreaterThanOrEqual(behind);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(minutes > 0 && minutes <= 1440 && Number.isInteger(minutes)).toBe(true);
          behind = end;
        }
      }),
    );
  });

  test('hours and minutes add up however they are written', () => {
    const hours = fc.integer({ min: 1, max: 23 });
    const minutes = fc.integer({ min: 10, max: 59 });
    fc.assert(
      fc.property(hours, minutes, (h, min) => {
        for (const said of [`${h} h ${min}`, `${h}h${min}m`, `${h}:${min} h`, `${h} Std. ${min} Min.`])
          expect(read(`read for ${said}`)).toEqual([[`for ${said}`, h * 60 + min, true]]);
      }),
    );
  });
});
