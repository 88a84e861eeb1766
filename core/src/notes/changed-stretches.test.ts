import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedStretches } from './changed-stretches.ts';

const marked = (text: string, other: string) =>
  changedStretches(text, other)
    .map(({ text: part, isChanged }) => (isChanged ? `[${part}]` : part))
    .join('');

test('marks the words that differ, with the blanks between them', () => {
  const [before, after] = [
    'Take a tent. Sleep above the trees.',
    'Take a tent. Sleep near a door. Come back.',
  ];
  expect(marked(before, after)).toBe('Take a tent. Sleep [above the trees.]');
  expect(marked(after, before)).toBe('Take a tent. Sleep [near a door. Come back.]');
  expect(marked('same', 'same')).toBe('same');
  expect(marked('new', '')).toBe('[new]');
});

test('leaves nothing out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const parts = changedStretches(text, other);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
