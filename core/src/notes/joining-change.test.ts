import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedNotes, type NotesDelta, notesText } from './delta.ts';
import { joiningChange } from './joining-change.ts';

const noteOf = (text: string): NotesDelta | null => (text === '' ? null : { ops: [{ insert: text }] });
const joined = (here: string, there: string) =>
  notesText(changedNotes(noteOf(here), joiningChange(noteOf(here), noteOf(there))));

test('Two notes without a common line stand below each other, and no word of either is torn apart', () => {
  expect(joined('[k36][k41]\n', '[k48]\n\n')).toBe('[k36][k41]\n[k48]\n');
  expect(joined('here\n', 'there\n')).toBe('here\nthere\n');
  expect(joined('here', 'there')).toBe('here\nthere');
  expect(joined('', 'there\n')).toBe('there\n');
  expect(joined('here\n', '')).toBe('here\n');
});

test('A line that only they have stands between the lines that both have', () => {
  expect(joined('bread\nrye\n', 'bread\noats\nrye\n')).toBe('bread\noats\nrye\n');
  expect(joined('bread\nmilk\nrye\n', 'bread\noats\nrye\n')).toBe('bread\nmilk\noats\nrye\n');
  expect(joined('rye\n', 'bread\nrye\n')).toBe('bread\nrye\n');
  expect(joined('bread', 'bread\n  rye\n')).toBe('bread\n  rye');
  expect(joined('bread rye\n', 'bread\noats\nrye\n')).toContain('oats');
});

test('What both wrote into one line stands in it once, what is there first', () => {
  expect(joined('buy rye and oats\n', 'buy rye or milk\n')).toBe('buy rye and oats or milk\n');
  expect(joined('buy rye\n', 'buy dark rye\n')).toBe('buy dark rye\n');
  expect(joined('buy rye\n', 'please buy rye\n')).toBe('please buy rye\n');
  expect(joined('[k9][k12]\n', '[k15][k9][k21]\n')).toBe('[k15][k9][k12][k21]\n');
  expect(joined('[k9]a\n', '[k9]b\n')).toBe('[k9]a b\n');
});

test('Pictures, formats and ticks of theirs come along, and those that are there stay', () => {
  const sun = { insert: { image: '/files/1/sun.png' } };
  const moon = { insert: { image: '/files/1/moon.png' } };
  const here = {
    ops: [
      { insert: 'rye', attributes: { bold: true } },
      { insert: '\n', attributes: { list: 'unchecked' } },
      sun,
    ],
  };
  const there = {
    ops: [
      { insert: 'rye', attributes: { italic: true } },
      { insert: '\n', attributes: { list: 'checked' } },
      { insert: 'oats' },
      { insert: '\n', attributes: { list: 'bullet' } },
      moon,
      sun,
    ],
  };
  expect(changedNotes(here, joiningChange(here, there))?.ops).toEqual([
    { insert: 'rye', attributes: { bold: true, italic: true } },
    { insert: '\n', attributes: { list: 'checked' } },
    { insert: 'oats' },
    { insert: '\n', attributes: { list: 'bullet' } },
    moon,
    sun,
  ]);
});

const piece = fc.constantFrom('[a]', '[b]', '[c]', ' ', '\n', 'rye', 'oats', '  ');
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
const wordsOf = (note: string) => note.match(/[^\s\]]*\]|[^\s\]]+/gu) ?? [];

test('Whatever two people have, every word of either is in the note, in the order in which they wrote it', () => {
  const holds = (note: readonly string[], part: readonly string[]) => {
    let found = 0;
    for (const word of note) if (word === part[found]) found += 1;
    return found === part.length;
  };
  fc.assert(
    fc.property(text, text, (here, there) => {
      const note = wordsOf(joined(here, there));
      expect([here, there, note, holds(note, wordsOf(here)), holds(note, wordsOf(there))]).toEqual([
        here,
        there,
        note,
        true,
        true,
      ]);
    }),
    { numRuns: 2000 },
  );
});

test('Who joins a second time changes nothing', () => {
  fc.assert(
    fc.property(text, text, (here, there) => {
      const once = joined(here, there);
      expect(joined(once, there)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test('Two long notes that have little in common are joined in a moment, and whole', () => {
  const long = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word}${index}`).join(' ');
  const note = joined(`${long('a')}\nboth\n`, `${long('b')}\nboth\n`);
  expect(note).toBe(`${long('a')}\n${long('b')}\nboth\n`);
});
