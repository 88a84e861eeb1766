import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstAndRest } from './first-and-rest.ts';
import { goalLines, goalOutline, type OutlineGoal } from './lines.ts';

const names = (text: string) => goalLines(text).map(({ name }) => name);
const told = ({ name, isDone, subgoals }: OutlineGoal): unknown => [
  isDone ? `${name} ✓` : name,
  ...(subgoals.length === 0 ? [] : [subgoals.map(told)]),
];
const outline = (text: string) => goalOutline(text).map(told);

describe('a pasted list', () => {
  test('loses its bullets, numbers and boxes', () => {
    expect(outline('- [ ] milk\n- [x] bread\n* [X] eggs\n[ ] tea\n☑ jam')).toEqual([
      ['milk'],
      ['bread ✓'],
      ['eggs ✓'],
      ['tea'],
      ['jam ✓'],
    ]);
    expect(names('1. milk\n2. bread\n3) eggs')).toEqual(['milk', 'bread', 'eggs']);
    expect(names('1. milk\n1. bread')).toEqual(['milk', 'bread']);
  });

  test('has what is indented below the line above', () => {
    const text = '- Trip\n  - [x] Book\n    1. Train\n    2. Hotel\n  - Pack\n\t\t- Socks\n- Rest';
    expect(outline(text)).toEqual([
      [
        'Trip',
        [
          ['Book ✓', [['Train'], ['Hotel']]],
          ['Pack', [['Socks']]],
        ],
      ],
      ['Rest'],
    ]);
  });

  test.each([
    '**Buy**',
    '--dry-run',
    '–5 °C',
    '-5 °C outside',
    '+49 30 1234',
    '*star*',
    '•dot',
    '[link](https://x.org)',
    '[x]y',
    '3. Dezember Zahnarzt',
    '1.5 l milk',
    '2026. A year',
    '10. Downing Street',
  ])('%s stays as it was typed', (line) => {
    expect(names(line)).toEqual([line]);
    expect(names(`first\n${line}`)).toEqual(['first', line]);
  });

  test('loses no line, whatever its marks and indents', () => {
    const mark = fc.constantFrom('', '- ', '* ', '1. ', '2. ', '- [ ] ', '[x] ', '--', '**');
    const indent = fc.constantFrom('', '  ', '    ', '\t');
    const line = fc.tuple(indent, mark, fc.constantFrom('milk', 'bread', '')).map((parts) => parts.join(''));
    const count = (goals: readonly OutlineGoal[]): number =>
      goals.reduce((sum, { subgoals }) => sum + 1 + count(subgoals), 0);
    const inOrder = (goals: readonly OutlineGoal[]): readonly string[] =>
      goals.flatMap(({ name, subgoals }) => [name, ...inOrder(subgoals)]);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        expect(count(goalOutline(text))).toBe(goalLines(text).length);
        expect(inOrder(goalOutline(text))).toEqual(names(text));
      }),
    );
  });

  test('that is numbered goes on where its first line became a name', () => {
    expect(firstAndRest('1. one\n2. two\n3. three')).toMatchObject({ first: 'one' });
    expect(names(firstAndRest('1. one\n2. two\n3. three')?.rest ?? '')).toEqual(['two', 'three']);
  });
});
