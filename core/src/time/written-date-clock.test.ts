import { describe, expect, test } from 'vitest';
import { clockAt } from './written-date-clock.ts';
import { lineWords } from './written-date-words.ts';

const read = (text: string, isGerman = false) => {
  const words = lineWords(text);
  const found = clockAt(words, 0, isGerman);
  return found && [text.slice(0, words[found.next - 1]?.end), found.value.from, found.value.to];
};

describe('a time in words', () => {
  test.each([
    ['9:30 x', '9:30', 570, null],
    ['at 9', 'at 9', 540, null],
    ['um 9.30 x', 'um 9.30', 570, null],
    ['9.30 Uhr', '9.30 Uhr', 570, null],
    ['9 Uhr 30', '9 Uhr 30', 570, null],
    ['19h', '19h', 1140, null],
    ['19h30', '19h30', 1170, null],
    ['12am', '12am', 0, null],
    ['12 p.m. x', '12 p.m.', 720, null],
    ['8 Uhr abends', '8 Uhr abends', 1200, null],
    ['9 in the evening', '9 in the evening', 1260, null],
    ['2 Uhr nachts', '2 Uhr nachts', 120, null],
    ['halb eins', 'halb eins', 30, null],
    ['viertel nach acht', 'viertel nach acht', 495, null],
    ['fünf vor zwölf', 'fünf vor zwölf', 715, null],
    ['a quarter to nine', 'a quarter to nine', 525, null],
    ['7 to 9pm', '7 to 9pm', 1140, 1260],
    ['von 9 bis 17', 'von 9 bis 17', 540, 1020],
    ['9:30–10:15', '9:30–10:15', 570, 615],
  ])('%s', (text, words, from, to) => {
    expect(read(text)).toEqual([words, from, to]);
  });

  test.each([
    '9',
    '7 to 9',
    '25:00',
    '9:75',
    '3.5',
    '9.5 Uhr',
    'at 9%',
    '2h',
    '24h',
    'from 9',
    '7 until 24 Dec',
    '10 to 12',
  ])('%s is none', (text) => {
    expect(read(text)).toBeNull();
  });

  test('am is a word in German', () => {
    expect([read('5 am See', true), read('5 am', false), read('5am', true)]).toEqual([
      null,
      ['5 am', 300, null],
      ['5am', 300, null],
    ]);
  });
});
