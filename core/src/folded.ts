/** Separate letters in Unicode that people type as plain ones (CLDR, Latin-ASCII). */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ſ: 's',
  ς: 'σ',
};
const withPlainLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** In other scripts a mark makes another letter, as in パ. */
const accented = /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu;
const hebrewPoints = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]+/gu;
/** Vowel and recitation signs. Madda and hamza belong to their letter. */
const harakat =
  /[\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]+/gu;
/** Variation selectors and enclosing marks. */
const looks = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u20D0-\u20FF]+/gu;
const syllables = /[\uAC00-\uD7A3]+/gu;

/**
 * Removes case, accents of Latin, Greek and Cyrillic letters, Hebrew points and Arabic harakat, for
 * comparison. Decomposes Hangul, so that a syllable matches while it is typed.
 */
export function folded(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII is what is meant.
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(accented, '$1')
    .replace(hebrewPoints, '')
    .replace(harakat, '')
    .replace(looks, '')
    .toLowerCase()
    .replace(accented, '$1')
    .replace(withPlainLetters, (letter) => plainLetters[letter] as string)
    .normalize('NFC')
    .replace(syllables, (found) => found.normalize('NFD'));
}
