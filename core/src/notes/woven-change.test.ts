import { changedNotes, type NotesDelta } from './delta.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wovenChange } from './woven-change.ts';

const note = (text: string): NotesDelta => ({ ops: [{ insert: `${text}\n` }] });

test.each([
  [
    'what begins with the same letters stands before one’s own words',
    'Fro',
    3,
    'From the first. Fro',
    'From the first. Fro|',
  ],
  ['also between others', 'Bread\n- ', 8, 'Bread\n- milk\n- ', 'Bread\n- milk\n- |'],
  ['words after the caret stay after it', 'one two', 4, 'one three two', 'one three |two'],
  ['what can only have come at the caret comes there', 'ab', 1, 'axb', 'a|xb'],
  ['what was taken away around it is gone', 'abc', 2, 'a', 'a|'],
  ['letters of two units stay whole', '😀\n😁😀a😁bä', 11, '\n😁a😁bbä😀', '\n😁a😁b|bä😀'],
])('%s', (_, shown, caret, now, expected) => {
  const change = wovenChange(note(shown), note(now), caret);
  expect(changedNotes(note(shown), change)).toEqual(note(now));
  let at = caret;
  let place = 0;
  for (const op of change) {
    const inserted = typeof op.insert === 'string' ? op.insert.length : 0;
    if (inserted > 0 && place < at) at += inserted;
    if (op.delete) at -= Math.max(0, Math.min(op.delete, at - place));
    place += inserted + (typeof op.retain === 'number' ? op.retain : 0);
  }
  expect(`${now.slice(0, at)}|${now.slice(at)}`).toBe(expected);
});

const piece = fc.oneof(
  fc.record({ insert: fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀', '😁', 'ä'), minLength: 1 }) }),
  fc.record({
    insert: fc.constantFrom('a', 'ab', '😀'),
    attributes: fc.constantFrom({ bold: true }, { italic: true }),
  }),
  fc.constant({ insert: { image: '/files/one' } }),
);
const document = fc
  .array(piece, { maxLength: 6 })
  .map((ops): NotesDelta => changedNotes(null, [...ops, { insert: '\n' }]) ?? { ops: [] });

test('whichever way is taken, it leads to the same document', () => {
  fc.assert(
    fc.property(document, document, fc.nat(12), (shown, now, caret) => {
      const woven = changedNotes(shown, wovenChange(shown, now, caret));
      expect(woven).toEqual(changedNotes(null, now.ops));
    }),
  );
});
