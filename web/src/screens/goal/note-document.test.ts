import { changedNotes } from '@cairn/core/notes/delta';
import { describe, expect, test } from 'vitest';
import { changeOfDocument, documentOf } from './note-document.ts';

describe('changeOfDocument', () => {
  test('keeps the list that was made on the first line of an empty note', () => {
    const change = changeOfDocument(null, [{ insert: 'one' }, { retain: 1, attributes: { list: 'bullet' } }]);
    expect(changedNotes(null, change)?.ops).toEqual([
      { insert: 'one' },
      { insert: '\n', attributes: { list: 'bullet' } },
    ]);
  });

  test('leaves the change of a note that ends with a break as it is', () => {
    const change = [{ retain: 3 }, { insert: '!' }];
    expect(changeOfDocument({ ops: [{ insert: 'abc\n' }] }, change)).toBe(change);
  });
});

describe('documentOf', () => {
  test('ends every note with a line break', () => {
    expect(documentOf(null)).toEqual([{ insert: '\n' }]);
    expect(documentOf({ ops: [{ insert: 'abc' }] })).toEqual([{ insert: 'abc' }, { insert: '\n' }]);
    expect(documentOf({ ops: [{ insert: 'abc\n' }] })).toEqual([{ insert: 'abc\n' }]);
  });
});
