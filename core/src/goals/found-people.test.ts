import { describe, expect, test } from 'vitest';
import { peopleIn } from './found-people.ts';

const people = [
  { code: 'ida', name: 'Ida Berg' },
  { code: 'tom', name: 'Tom Meier' },
  { code: 'tomas', name: 'Tomás Silva' },
  { code: 'anna', name: 'Anna Maria de Vries' },
  { code: 'groß', name: 'Jürgen Groß' },
];
const read = (line: string) =>
  peopleIn(line, people).map(({ start, end, code }) => [line.slice(start, end), code]);

describe('people in a line', () => {
  test.each([
    ['ask @ida about it', '@ida', 'ida'],
    ['ask @Ida Berg about it', '@Ida Berg', 'ida'],
    ['ask @ida berger about it', '@ida', 'ida'],
    ['ask @berg', '@berg', 'ida'],
    ['ask @tom', '@tom', 'tom'],
    ['ask @toma', '@toma', 'tomas'],
    ['ask @TOMAS SILVA, please', '@TOMAS SILVA', 'tomas'],
    ['ask @anna maria de vries', '@anna maria de vries', 'anna'],
    ['ask @jurgen', '@jurgen', 'groß'],
    ['ask @gross!', '@gross', 'groß'],
    ['(@ida)', '@ida', 'ida'],
  ])('%s', (line, text, code) => {
    expect(read(line)).toEqual([[text, code]]);
  });

  test.each([
    'ask @to',
    'ask @m',
    'ask @nobody',
    'mail ida@berg.de',
    'ask @ida.berg',
    'ask @ ida',
    '@',
    'a@ida',
  ])('of %s are none', (line) => {
    expect(read(line)).toEqual([]);
  });
});
