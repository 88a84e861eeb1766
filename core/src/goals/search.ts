/** A text as search compares it: without case, without accents. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/**
 * Whether every word of the query begins some word of the text (`product.md` 5.26: accent- and case-blind, prefixes).
 *
 * @param words the query through {@link queryWords}
 * @param text a text through {@link searchable}
 */
export function matchesWords(words: readonly string[], text: string): boolean {
  return words.every((word) => beginsSomeWord(word, text));
}

/** The words of a query, ready to compare. */
export function queryWords(query: string): readonly string[] {
  return searchable(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

function beginsSomeWord(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1];
    // Scripts without spaces have no word borders that a character class could tell, so there any place counts.
    if (
      before === undefined ||
      !/[\p{L}\p{N}]/u.test(before) ||
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word)
    ) {
      return true;
    }
  }
  return false;
}
