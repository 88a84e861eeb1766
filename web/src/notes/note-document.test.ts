import { changedNotes, composedChanges, type NotesDelta } from '@cairn/core/notes/delta';
import { describe, expect, test } from 'vitest';
import { changeOfDocument, documentOf, typedBeside } from './note-document.ts';

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
    expect(changeOfDocument({ ops: [{ insert: 'abc\n' }] }, change)).toEqual(change);
  });
});

describe('documentOf', () => {
  test('ends every note with a line break', () => {
    expect(documentOf(null)).toEqual([{ insert: '\n' }]);
    expect(documentOf({ ops: [{ insert: 'abc' }] })).toEqual([{ insert: 'abc' }, { insert: '\n' }]);
    expect(documentOf({ ops: [{ insert: 'abc\n' }] })).toEqual([{ insert: 'abc\n' }]);
  });
});

describe('what the editor has no drawing for', () => {
  const other = (insert: object) => ({ insert: { other: insert } });

  test.each([
    ['an unknown embed', { poll: 1 }],
    ['several in one', { mention: {}, image: '/files/a' }],
    ['an empty one', {}],
    ['a picture that is none', { image: { url: '/files/a' } }],
    ['one of its own name', { other: 1 }],
  ])('is wrapped: %s', (_, insert) => {
    expect(documentOf({ ops: [{ insert }, { insert: '\n' }] })).toEqual([other(insert), { insert: '\n' }]);
    expect(changeOfDocument({ ops: [{ insert: 'a\n' }] }, [other(insert)])).toEqual([{ insert }]);
  });

  test('is a card that stands within a line', () => {
    const card = { insert: { embed: { link: 'https://example.org' } } };
    const ops = [card, card, { insert: 'a' }, card, { insert: 'b\n' }, card];
    expect(documentOf({ ops })).toEqual([
      card,
      card,
      { insert: 'a' },
      other(card.insert),
      { insert: 'b\n' },
      card,
      { insert: '\n' },
    ]);
  });

  test('keeps its place: line breaks of other systems are as long as they are', () => {
    expect(documentOf({ ops: [{ insert: 'a\r\nb\rc\n' }] })).toEqual([{ insert: 'a \nb\nc\n' }]);
  });
});

describe('typedBeside', () => {
  const note = (text: string): NotesDelta | null => (text === '' ? null : { ops: [{ insert: text }] });

  test.each([
    ['', 0, 'From the first. '],
    ['From the seco', 13, 'From the first. From the seco'],
    ['Bread\nMilk', 5, 'Milk'],
    ['Bread\n', 5, 'Bread and salt\n'],
  ])('what is typed into %j at %i stands in one word beside %j', (known, at, now) => {
    const typed = [...(at === 0 ? [] : [{ retain: at }]), { insert: 'nd' }];
    const { ours, theirs } = typedBeside(note(known), note(now), typed);
    const stored = changedNotes(note(now), ours);
    const shown = composedChanges(composedChanges(documentOf(note(known)), typed), theirs);
    expect(shown).toEqual(documentOf(stored));
    expect(JSON.stringify(stored)).toContain('nd');
  });

  test('takes the typing as it is where nobody else wrote', () => {
    const known = note('abc\n');
    expect(typedBeside(known, known, [{ insert: '!' }])).toEqual({ ours: [{ insert: '!' }], theirs: [] });
  });
});
