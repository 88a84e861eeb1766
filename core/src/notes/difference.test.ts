import fc from 'fast-check';
import Delta from 'quill-delta';
import { expect, test } from 'vitest';
import { changedNotes, isEmptyNotes, type NotesDelta } from './delta.ts';
import { notesDifference } from './difference.ts';

const run = fc.record(
  {
    insert: fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '😀'), minLength: 1, maxLength: 12 }),
    attributes: fc.constant({ bold: true }),
  },
  { requiredKeys: ['insert'] },
);
const note = fc.array(run, { maxLength: 8 }).map((ops): NotesDelta => ({ ops: [...ops, { insert: '\n' }] }));
/** Too different for a comparison by letters. */
const far = (letter: string): NotesDelta['ops'] =>
  Array.from({ length: 40 }, (_, n) => ({ insert: `${letter.repeat(60)}${n}\n` }));

const textOf = (notes: NotesDelta | null) =>
  JSON.stringify(
    notes?.ops.reduce((joined, op) => joined.insert(op.insert as string, op.attributes), new Delta()).ops ??
      null,
  );

test('the change from one note to another makes that other one, whether or not they are much alike', () => {
  fc.assert(
    fc.property(note, note, fc.boolean(), (one, other, isFar) => {
      const from = isFar ? { ops: [...far('x'), ...one.ops, ...far('y')] } : one;
      const to = isFar ? { ops: [...far('z'), ...other.ops, ...far('w')] } : other;
      const wanted = isEmptyNotes(to) ? null : to;
      expect(textOf(changedNotes(from, notesDifference(from, to)))).toBe(textOf(wanted));
    }),
  );
});

test('two long notes that have nothing in common are compared at all', () => {
  const long = (word: string) => ({ ops: [{ insert: `${word.repeat(480_000 / word.length)}\n` }] });
  for (const [from, to] of [
    [long('word '), long('text0 ')],
    [long('a\n'), long('b c\n')],
    [long('ab'), long('ba')],
  ] as const)
    expect(textOf(changedNotes(from, notesDifference(from, to)))).toBe(textOf(to));
});

test('a line that stays is kept, however much changes around it', () => {
  const from = { ops: [...far('x'), { insert: 'stays\n' }, ...far('y')] };
  const to = { ops: [...far('z'), { insert: 'stays\n' }, ...far('w')] };
  const change = notesDifference(from, to);
  expect(change.some(({ retain }) => retain === 'stays\n'.length)).toBe(true);
});
