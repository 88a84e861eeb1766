import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeNoteFrom, changeNoteLength, maxChangeNoteLength } from './change-note.ts';

const unwanted = ['\n', '\r\n', '\t', '\u2028', '\0', '\u0007', '\u200F', '\u202E', '\u2066'];
const sign = fc.constantFrom('a', 'ש', '山', '👩', '.', ' ', '\u00A0', '\u200B', '\uD83D', ...unwanted);
const anyText = fc.array(sign, { maxLength: 400 }).map((signs) => signs.join(''));

const noteOf = (text: string) => {
  const note = changeNoteFrom(text);
  return note.ok ? note.value : note.refusal.code;
};

describe('an author’s sentence about changes', () => {
  test('is one trimmed paragraph that turns no text around, and stays as it is when it is read again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const note = changeNoteFrom(text);
        if (!note.ok || note.value === null) return;
        expect(note.value).toBe(note.value.trim());
        for (const each of [...unwanted, '  ']) expect(note.value).not.toContain(each);
        expect(note.value.isWellFormed()).toBe(true);
        expect(noteOf(note.value)).toBe(note.value);
      }),
    );
    expect(noteOf('  Two of you\r\n\n\twrote.\u202E  So it is dry. ')).toBe(
      'Two of you wrote. So it is dry.',
    );
  });

  test('keeps every word', () => {
    const words = fc.array(fc.stringMatching(/^[a-zäש山]{1,5}$/u), { minLength: 1, maxLength: 40 });
    const gap = fc.constantFrom(' ', '\n', '\r\n', '\t', '  ');
    fc.assert(
      fc.property(words, gap, (list, between) => {
        expect(noteOf(list.join(between))).toBe(list.join(' '));
      }),
    );
  });

  test('has at most 280 characters, not counted in UTF-16 units', () => {
    const whole = '👩'.repeat(maxChangeNoteLength);
    expect(noteOf(whole)).toBe(whole);
    expect(noteOf(` ${whole} \n`)).toBe(whole);
    expect(changeNoteLength(` ${whole} \n`)).toBe(maxChangeNoteLength);
    expect(noteOf(`${whole}.`)).toBe('climb.changeNote');
  });

  test.each(['', ' \n ', '\u200B\u202E\u3164'])('is none where nobody can see it: %j', (text) => {
    expect(noteOf(text)).toBe(null);
  });
});
