import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  plainlyWritten,
  retyped,
  richTextOf,
  type WrittenText,
  withMention,
  writtenTextOf,
} from './written-text.ts';

const ida = { id: 'ida', name: 'Ida Holm' };
const ben = { id: 'ben', name: 'Ben' };
const nameOf = (mention: object) => (mention as typeof ida).name;
const named = ({ text, mentions }: WrittenText) =>
  mentions.map(({ at, length }) => text.slice(at, at + length));

const asked = withMention(plainlyWritten('Ask @i now'), { from: 4, to: 6 }, 'Ida Holm', ida);

describe('what is written in a plain field', () => {
  test('holds a chosen member by name, with a space behind', () => {
    expect(asked.text).toBe('Ask @Ida Holm  now');
    expect(named(asked)).toEqual(['@Ida Holm']);
    expect(richTextOf(asked)?.ops).toEqual([
      { insert: 'Ask ' },
      { insert: { mention: ida } },
      { insert: '  now\n' },
    ]);
  });

  test('keeps several in their order', () => {
    const both = withMention(asked, { from: 0, to: 0 }, 'Ben', ben);
    expect(named(both)).toEqual(['@Ben', '@Ida Holm']);
  });

  test.each([
    ['typed before', 'So Ask @Ida Holm  now', 3, ['@Ida Holm']],
    ['typed behind', 'Ask @Ida Holm!  now', 14, ['@Ida Holm']],
    ['an @ right before it', 'Ask @@Ida Holm  now', 5, ['@Ida Holm']],
    ['a letter taken out of it', 'Ask @Ida Hol  now', 12, []],
    ['all taken out', '', 0, []],
  ])('%s', (_, text, caret, kept) => {
    expect(named(retyped(asked, text, caret))).toEqual(kept);
  });

  test('is nothing where only blanks were written, and has none around it', () => {
    expect(richTextOf(plainlyWritten(' \n '))).toBeNull();
    expect(richTextOf(plainlyWritten('\n a \n'))).toEqual({ ops: [{ insert: 'a\n' }] });
  });

  test('comes back from a rich text as it was', () => {
    expect(writtenTextOf(richTextOf(asked) ?? { ops: [] }, nameOf)).toEqual(asked);
  });
});

test('whatever is typed, what is still called a mention is whole', () => {
  const edit = fc.record({
    at: fc.nat(40),
    removed: fc.nat(6),
    added: fc.string({ unit: fc.constantFrom('a', '@', 'I', 'd', ' '), maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      let written = withMention(asked, { from: 0, to: 0 }, 'Ida Holm', ida);
      for (const { at, removed, added } of edits) {
        const from = Math.min(at, written.text.length);
        const text = written.text.slice(0, from) + added + written.text.slice(from + removed);
        written = retyped(written, text, from + added.length);
        for (const name of named(written)) expect(name).toBe('@Ida Holm');
      }
    }),
  );
});
