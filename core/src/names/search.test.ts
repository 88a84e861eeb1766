import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptAround } from '../goals/excerpt.ts';
import { matchesNearly, matchesWords, queryWords, searchable, wordBeginnings } from './search.ts';

const finds = (query: string, text: string) => matchesWords(queryWords(query), searchable(text));

describe('search', () => {
  test('finds words by their beginnings, without case and accents', () => {
    expect(finds('cafe', 'Meet at the CAFÉ')).toBe(true);
    expect(finds('mee caf', 'Meet at the café')).toBe(true);
    expect(finds('afe', 'Meet at the café')).toBe(false);
    expect(finds('straße', 'STRASSE')).toBe(true);
  });
  test('takes a word apart where punctuation stands', () => {
    expect(finds('bar', 'foo-bar')).toBe(true);
    expect(finds('foo-bar', 'foo, then bar')).toBe(true);
    expect(finds('#home', 'home again')).toBe(true);
    expect(queryWords('?!')).toEqual([]);
  });
  test('finds signs, and any place in scripts without spaces', () => {
    expect(finds('🎸', 'practice🎸')).toBe(true);
    expect(finds('京都', '東京都へ行く')).toBe(true);
    expect(finds('abc', '東京abc')).toBe(false);
  });
  test('says the same by the beginnings that an index holds', () => {
    const text = fc.string({
      unit: fc.constantFrom(...('aábBß19 .-\n東京タイก🎸🧗\u0301́é'.match(/[\s\S]/gu) as string[])),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        text,
        fc.string({ unit: fc.constantFrom(...('ab1東京イก🎸 '.match(/./gu) as string[])), maxLength: 4 }),
        (held, query) => {
          const words = queryWords(query);
          const beginnings = [...wordBeginnings(held)];
          const isIndexed = words.every((word) => beginnings.some((each) => each.startsWith(word)));
          expect(isIndexed).toBe(matchesWords(words, searchable(held)));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('a word with one slip', () => {
  const nearly = (query: string, text: string) => matchesNearly(queryWords(query), searchable(text));

  test.each([
    ['a wrong letter', 'dentost', 'Call the dentist'],
    ['a missing letter', 'dentst', 'Call the dentist'],
    ['an extra letter', 'denttist', 'Call the dentist'],
    ['two swapped letters', 'dnetist', 'Call the dentist'],
    ['a slip in a beginning', 'dentos', 'Call the dentist'],
    ['no slip', 'dentist', 'Call the dentist'],
  ])('matches with %s', (_slip, query, text) => {
    expect(nearly(query, text)).toBe(true);
  });

  test.each([
    ['two wrong letters', 'dantost', 'Call the dentist'],
    ['another first letter', 'bentist', 'Call the dentist'],
    ['a short word', 'mum', 'mud'],
    ['one word of two', 'call dantost', 'Call the dentist'],
  ])('does not match with %s', (_slip, query, text) => {
    expect(nearly(query, text)).toBe(false);
  });

  test('matches all that a search without slips does', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '東', '1'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (query, held) => {
        const words = queryWords(query);
        if (matchesWords(words, searchable(held))) expect(matchesNearly(words, searchable(held))).toBe(true);
      }),
    );
  });
});

describe('an excerpt', () => {
  test('shows the first word that was found with what stands around it', () => {
    const text = `${'Before all this there was much to say. '.repeat(5)}Then a Café\nopened. ${'And on it went. '.repeat(20)}`;
    const excerpt = excerptAround(text, queryWords('cafe')) as string;
    expect(excerpt).toMatch(/^… .*Then a Café opened\. .* …$/u);
    expect(excerpt.length).toBeLessThan(210);
  });
  test('is the whole text when that is short, and nothing when no word is in it', () => {
    expect(excerptAround('Buy milk', queryWords('milk'))).toBe('Buy milk');
    expect(excerptAround('Buy milk', queryWords('tea'))).toBe(null);
  });
});
