import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { folded } from './folded.ts';
import { matchesWords, queryWords, searchable, wordBeginnings } from './names/search.ts';
import { toggledTag, uniqueTags } from './tags/tags.ts';

describe('a folded text', () => {
  test.each([
    ['Café', 'cafe'],
    ['Straße', 'STRASSE'],
    ['Ørsted', 'orsted'],
    ['Łódź', 'lodz'],
    ['Æsir', 'aesir'],
    ['Œuvre', 'oeuvre'],
    ['ışık', 'ISIK'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδος'],
    ['ὁδός', 'ΟΔΟΣ'],
    ['Ёлка', 'елка'],
    ['שָׁלוֹם', 'שלום'],
    ['كِتَاب', 'كتاب'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['ﾊﾟﾊﾟ', 'パパ'],
    ['ﬁnd', 'find'],
  ])('%s is %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  test.each([
    ['パパ', 'ハハ'],
    ['バス', 'ハス'],
    ['काम', 'कम'],
    ['दिन', 'दीन'],
    ['ใกล้', 'ใกล'],
    ['มา', 'ม่า'],
    ['கல்', 'கால்'],
    ['กา', 'กำ'],
    ['سأل', 'سال'],
    ['각', '가'],
  ])('%s is not %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
    expect(uniqueTags([one, other])).toEqual([one, other]);
    expect(toggledTag([one], other)).toEqual([one, other]);
  });

  test('is itself folded, whatever it was and however it was composed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom(...'aÉßøłæıςΣİパパ゙काकم\u064Bשָ\u05C1한각\u0301\u0323🎸\uFE0F1'.match(/./gsu)!),
      }),
    );
    fc.assert(
      fc.property(text, (one) => {
        const once = folded(one);
        expect(folded(once)).toBe(once);
        expect(folded(one.normalize('NFC'))).toBe(once);
        expect(folded(one.normalize('NFD'))).toBe(once);
        expect(folded(one.toLowerCase())).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  test('of letters of other scripts loses none and joins no two', () => {
    const scripts = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Devanagari}\p{sc=Thai}\p{sc=Tamil}\p{sc=Bengali}]/u;
    const characters = Array.from({ length: 0x3100 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
      scripts.test(one),
    );
    const byFolded = new Map<string, string>();
    for (const character of characters.map((one) => one.normalize('NFKC'))) {
      const known = byFolded.get(folded(`中${character}`));
      expect(known === undefined || known === character, `${known} ${character}`).toBe(true);
      byFolded.set(folded(`中${character}`), character);
    }
  });
});

describe('search in other scripts', () => {
  const finds = (query: string, text: string) => matchesWords(queryWords(query), searchable(text));

  test('finds a word and not another one', () => {
    expect(finds('パパ', 'パパと遊ぶ')).toBe(true);
    expect(finds('ハハ', 'パパと遊ぶ')).toBe(false);
    expect(finds('काम', 'आज काम करो')).toBe(true);
    expect(finds('कम', 'आज काम करो')).toBe(false);
    expect(finds('म', 'आज काम करो')).toBe(false);
    expect(finds('하', '한국어')).toBe(true);
    expect(finds('strasse', 'Lange Straße 1')).toBe(true);
    expect(finds('straße', 'LANGE STRASSE')).toBe(true);
    expect([...wordBeginnings('काम')]).toEqual([folded('काम')]);
  });
});
