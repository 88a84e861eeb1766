import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlankName } from '../names/blank-name.ts';
import { goalOutline } from './lines.ts';
import { type CopiedGoal, countOfOutline, outlineHtml, outlineText } from './outline.ts';

const goal = (name: string, isDone = false, subgoals: readonly CopiedGoal[] = []): CopiedGoal => ({
  name,
  isDone,
  subgoals,
});

/** Names with everything that the reader of lists takes for a mark. */
const name = fc
  .oneof(
    fc
      .array(fc.constantFrom('- ', '* ', '1. ', '2) ', '[ ] ', '[x]', '☑', '---', 'milk', ' ', '<b>'))
      .map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  .map((text) => text.replaceAll(/[\n\r\u2028\u2029]/gu, ' ').trim())
  .filter((text) => !isBlankName(text));

const { goals } = fc.letrec<{ goals: readonly CopiedGoal[] }>((tie) => ({
  goals: fc.array(
    fc.record({
      name,
      isDone: fc.boolean(),
      subgoals: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('goals')),
    }),
    { maxLength: 4 },
  ),
}));

test('a copied list that is pasted again is the same goals', () => {
  const withOverflow = (all: readonly CopiedGoal[]): unknown =>
    all.map((one) => ({ ...one, overflow: '', subgoals: withOverflow(one.subgoals) }));
  fc.assert(
    fc.property(goals, (copied) => {
      expect(goalOutline(outlineText(copied))).toEqual(withOverflow(copied));
    }),
  );
});

test('a copied list has boxes, and subgoals are indented', () => {
  const trip = [goal('Trip', false, [goal('Book', true, [goal('Train')]), goal('Pack')]), goal('A\nB')];
  expect(outlineText(trip)).toBe('- [ ] Trip\n  - [x] Book\n    - [ ] Train\n  - [ ] Pack\n- [ ] A B');
  expect(countOfOutline(trip)).toBe(5);
});

test('the HTML of a copied list has no markup of names', () => {
  expect(outlineHtml([goal('<b>Tea</b> & "milk"', true, [goal('Pot')])])).toBe(
    '<ul><li>[x] &lt;b&gt;Tea&lt;/b&gt; &amp; &quot;milk&quot;<ul><li>[ ] Pot</li></ul></li></ul>',
  );
});
