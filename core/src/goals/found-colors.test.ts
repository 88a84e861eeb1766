import { describe, expect, test } from 'vitest';
import { goalColors } from './colors.ts';
import { colorsIn } from './found-colors.ts';

const read = (line: string) => colorsIn(line).map(({ start, end, color }) => [line.slice(start, end), color]);

describe('colours in a line', () => {
  test.each([
    ['paint !blue', '!blue', 'blue'],
    ['paint !BLAU, then rest', '!BLAU', 'blue'],
    ['!grün malen', '!grün', 'green'],
    ['!gruen malen', '!gruen', 'green'],
    ['malen !türkis.', '!türkis', 'teal'],
    ['(!pink)', '!pink', 'pink'],
    ['malen !rosa', '!rosa', 'pink'],
  ])('%s', (line, text, color) => {
    expect(read(line)).toEqual([[text, color]]);
  });

  test('have an English name each', () => {
    expect(goalColors.map((color) => read(`x !${color}`)[0]?.[1])).toEqual([...goalColors]);
  });

  test.each(['wow!blue', '!important', '!bluebird', '! blue', '!blue-green', '!blue.de', 'blue!'])(
    'of %s are none',
    (line) => {
      expect(read(line)).toEqual([]);
    },
  );
});
