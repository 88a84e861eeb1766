import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstAndRest } from './first-and-rest.ts';
import { goalLines } from './lines.ts';

const names = (text: string) => goalLines(text).map(({ name }) => name);

describe('goalLines', () => {
  test('makes one goal of each line, strips bullets, drops empty lines', () => {
    expect(names('- milk\n* bread\n\n– eggs\r\n+ tea\n— jam\n• salt\n   \n  plain  ')).toEqual([
      'milk',
      'bread',
      'eggs',
      'tea',
      'jam',
      'salt',
      'plain',
    ]);
  });
  test('drops lines in which nobody sees anything', () => {
    expect(goalLines('Milk\n\u200B\n- \u2060\u3164\nBread').map(({ name }) => name)).toEqual([
      'Milk',
      'Bread',
    ]);
  });

  test('keeps a minus or plus that belongs to a number', () => {
    expect(names('-5 °C outside\n+49 30 1234')).toEqual(['-5 °C outside', '+49 30 1234']);
  });
  test('cuts a line over 250 code points at 249 with an ellipsis, the rest for the notes', () => {
    const [line] = goalLines('🪨'.repeat(300));
    expect(line?.name).toBe(`${'🪨'.repeat(249)}…`);
    expect(line?.overflow).toBe('🪨'.repeat(51));
    expect(goalLines('x'.repeat(250))).toEqual([{ name: 'x'.repeat(250), overflow: '' }]);
  });
  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a flag', '🇩🇪'],
    ['a skin tone', '👍🏽'],
    ['an accent', 'e\u0301'],
  ])('cuts before %s that does not fit as a whole', (_, character) => {
    const [line] = goalLines(`${'x'.repeat(248)}${character}${'y'.repeat(20)}`);
    expect(line).toEqual({ name: `${'x'.repeat(248)}…`, overflow: `${character}${'y'.repeat(20)}` });
  });
  test('never loses a character of what was typed besides bullets and outer space', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (typed) => {
        const text = `x${typed.replaceAll(/[\n\r\u2028\u2029]/gu, ' ')}x`;
        const [line] = goalLines(text);
        const whole = line?.overflow ? line.name.slice(0, -1) + line.overflow : line?.name;
        expect(whole).toBe(text);
      }),
    );
  });
});

describe('firstAndRest', () => {
  test('takes the first line of a list for the name that is being written, without its bullet', () => {
    expect(firstAndRest('\n - one\r\n- two\n\nthree')).toEqual({
      first: 'one',
      rest: '\r\n- two\n\nthree',
    });
    expect(firstAndRest('-5 °C\n- two')?.first).toBe('-5 °C');
  });

  test.each(['', 'one', 'one\n', '- one\n \n - '])('finds no list in %j', (text) => {
    expect(firstAndRest(text)).toBeNull();
  });

  test('loses no goal of a list', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('- a', '* b', '•', ' ', 'c'));
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const text = lines.join(end);
        const split = firstAndRest(text);
        if (split === null) expect(names(text).length).toBeLessThan(2);
        else expect([split.first, ...names(split.rest)].filter((name) => name !== '')).toEqual(names(text));
      }),
    );
  });
});
