import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailedName } from '../accounts/mailed-name.ts';
import { displayName } from '../accounts/settings.ts';
import { safeFileName } from '../files/file-name.ts';
import { isBlankName, isRefusedName } from './blank-name.ts';
import { nameInSentence } from './name-in-sentence.ts';

const unseen = [
  ...' \t\n\u00A0\u3000\u2028\u0000\u007F\u00AD\u034F\u061C\u115F\u1160\u17B4\u180B\u180E\u200B\u200C\u200D\u200E\u200F',
  ...'\u202A\u202E\u2060\u2063\u2066\u2069\u206A\u2800\u3164\uFE00\uFE0F\uFEFF\uFFA0\uFFFC\u{1D159}\u{1D173}',
  ...'\u{E0001}\u{E0061}\u{E007F}\u{E0100}',
];
const controls = [...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];
const seed = 20_261_126;

describe('a name that nobody can see', () => {
  test('is blank, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unseen)), (signs) => {
        const name = signs.join('');
        expect(isBlankName(name)).toBe(true);
        expect(displayName({ firstName: name, lastName: '', email: 'ida@example.com' })).toBe('ida');
        expect(safeFileName(`${name}.png`)).toMatch(/^(?:file|png)(?:\.png)?$/u);
      }),
      { seed },
    );
  });
  test('is no name with a sign that is seen, wherever it stands', () => {
    const seen = fc.constantFrom('a', '字', 'ש', '❤️', '👩‍👩‍👧', '-', '0', '한', '\uE000', 'é', '☃');
    const around = fc.array(fc.constantFrom(...unseen)).map((signs) => signs.join(''));
    fc.assert(
      fc.property(around, seen, around, (before, sign, after) => {
        expect(isBlankName(before + sign + after)).toBe(false);
      }),
      { seed },
    );
  });
  test('stays where it was before, and takes the place of no other', () => {
    expect([isRefusedName('\u3164', '\u3164'), isRefusedName('\u3164', 'Walk')]).toEqual([false, true]);
    expect([isRefusedName('', ''), isRefusedName(' ', ' '), isRefusedName('Walk', '')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('a name in a sentence turns nothing around, and is the same in everything else', () => {
  const sign = fc.constantFrom(...controls, 'a', 'ש', '‍', ' ', '👩');
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const name = signs.join('');
      const shown = nameInSentence(name);
      expect(shown).toBe(signs.filter((each) => !controls.includes(each)).join(''));
      for (const control of controls) {
        expect(mailedName(name, 60)).not.toContain(control);
        expect(safeFileName(`${name}.txt`)).not.toContain(control);
      }
    }),
    { seed },
  );
});
