import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedParts } from './marked-words.ts';
import { matchesWords, queryWords, searchable } from '../names/search.ts';

const marked = (text: string, query: string) =>
  markedParts(text, queryWords(query))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('markedParts', () => {
  test('marks the beginning of each word that was searched for, whatever its accents and case', () => {
    expect(marked('Crème brûlée for Bruno', 'bru creme')).toBe('[Crème] [brû]lée for [Bru]no');
  });

  test('keeps an accent with its letter', () => {
    expect(marked('Cafe\u0301 au lait', 'cafe')).toBe('[Cafe\u0301] au lait');
  });

  test('marks inside a text without spaces', () => {
    expect(marked('買い物リスト', 'リスト')).toBe('買い物[リスト]');
  });

  test('marks nothing in the middle of a word', () => {
    expect(marked('Overcome', 'come')).toBe('Overcome');
  });

  test('never changes the text, and marks something whenever search finds it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (text, query) => {
          const words = queryWords(query);
          const parts = markedParts(text, words);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          const folded = searchable(text);
          const isFound = words.length > 0 && matchesWords(words, folded);
          if (isFound) expect(parts.some((part) => part.isMarked)).toBe(true);
        },
      ),
    );
  });
});
