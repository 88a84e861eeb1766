import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstCharacters } from './goal.ts';

const charactersOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
const lengthOf = (text: string) => Array.from(text).length;

const character = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('👨‍👩‍👧‍👦', '👩🏽‍🚀', '🇩🇪', '🇫🇷', '👍🏿', 'e\u0301', 'क्षि', '\r\n', '1️⃣'),
);
const typed = fc.array(character, { maxLength: 40 }).map((characters) => characters.join(''));

describe('firstCharacters', () => {
  test('is a text itself where it fits', () => {
    fc.assert(
      fc.property(typed, fc.nat(10), (text, more) => {
        expect(firstCharacters(text, lengthOf(text) + more)).toBe(text);
      }),
    );
  });

  test('is as many whole characters from the beginning as fit, and as many code points where not one does', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 60 }), (text, length) => {
        let fitting = '';
        for (const each of charactersOf(text)) {
          if (lengthOf(fitting + each) > length) break;
          fitting += each;
        }
        const first = fitting === '' ? Array.from(text).slice(0, length).join('') : fitting;
        expect(firstCharacters(text, length)).toBe(first);
      }),
      { numRuns: 1_000 },
    );
  });

  test('leaves nothing to cut the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (text, length) => {
          const first = firstCharacters(text, length);
          expect(firstCharacters(first, length)).toBe(first);
          expect(text.startsWith(first)).toBe(true);
        },
      ),
    );
  });
});
