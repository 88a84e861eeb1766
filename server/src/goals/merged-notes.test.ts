import { changedNotes, composedChanges } from '@cairn/core/notes/delta';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedNotes } from './merged-notes.ts';

const ops = fc.array(
  fc.oneof(
    fc.record({ insert: fc.constantFrom('a', '\n', 'b\n') }),
    fc.record({ retain: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ delete: fc.integer({ min: 1, max: 3 }) }),
  ),
  { maxLength: 4 },
);

test('the log tells how the note has become what it is, empty ones too', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '\n', 'a\n', 'ab\n\n'), ops, (text, typed) => {
      const richThoughts = changedNotes(
        null,
        [{ insert: text }].filter(({ insert }) => insert !== ''),
      );
      const merged = mergedNotes(
        { richThoughts, notesRev: 0 },
        { kind: 'change', baseRev: 0, ops: typed },
        [],
      );
      const told = composedChanges(richThoughts?.ops ?? [], merged?.ops ?? []);
      expect(told.filter(({ insert }) => insert !== undefined)).toEqual(merged?.notes?.ops ?? []);
    }),
  );
});
