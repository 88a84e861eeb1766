import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownPassage } from './markdown-passage.ts';
import { notesOfPassages, passage } from './imported-notes.ts';

const bold = { bold: true };

describe('Markdown', () => {
  test('becomes what the editor has', () => {
    expect(
      markdownPassage(
        '# Steps\n- [ ] invite\n- [x] **book** a room\n  1. call\n> said\n\nSee [the page](https://x.org/a "smartCard-inline") *now*\n```\na * b\n```',
      ),
    ).toEqual([
      { insert: 'Steps' },
      { insert: '\n', attributes: { header: 3 } },
      { insert: 'invite' },
      { insert: '\n', attributes: { list: 'unchecked' } },
      { insert: 'book', attributes: bold },
      { insert: ' a room' },
      { insert: '\n', attributes: { list: 'checked' } },
      { insert: 'call' },
      { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
      { insert: 'said' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: '\nSee ' },
      { insert: 'the page', attributes: { link: 'https://x.org/a' } },
      { insert: ' ' },
      { insert: 'now', attributes: { italic: true } },
      { insert: '\na * b' },
      { insert: '\n', attributes: { 'code-block': true } },
    ]);
  });

  test.each([
    '2 * 3 * 4',
    'snake_case_name',
    'a ** b',
    '#tag',
    '-5 °C',
    '1.5 l',
    '[x](javascript:alert(1))',
    '*',
    '**',
    '~',
    'C:/a',
  ])('%s stays as it was written', (text) => {
    expect(markdownPassage(text)).toEqual([{ insert: text }]);
  });

  test('with a mark before it is a sign', () => {
    expect(markdownPassage('\\*no\\*')).toEqual([{ insert: '*no*' }]);
  });

  test('ends its last line once', () => {
    expect(notesOfPassages([markdownPassage('- a'), passage('b')]).notes?.ops).toEqual([
      { insert: 'a' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: '\n' },
      { insert: 'b' },
      { insert: '\n' },
    ]);
  });

  test('loses no letter of any text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab *_~[]()#>-\n`1.x'.match(/./gsu)!), maxLength: 60 });
    const letters = (ops: readonly { readonly insert?: unknown }[]) =>
      ops
        .map(({ insert }) => String(insert))
        .join('')
        .replaceAll(/[^ab]/gu, '');
    fc.assert(
      fc.property(text, (written) => {
        expect(letters(markdownPassage(written))).toBe(written.replaceAll(/[^ab]/gu, ''));
      }),
    );
  });
});
