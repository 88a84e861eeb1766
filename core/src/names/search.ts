import { folded } from '../folded.ts';

export const searchable = folded;

/** Letters and digits with their marks; a symbol such as an emoji is a word of its own. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{So}/gu;
/** Scripts without spaces: a word may begin anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{So}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /\p{M}/u;

/** In UTF-16 units; the rest of a word is not compared. */
export const maxWordLength = 32;
/** Further words of a text are not found. */
export const maxWords = 5_000;
const maxQueryWords = 20;

/** Empty for a query of punctuation only. */
export function queryWords(query: string): readonly string[] {
  const words = [...searchable(query).matchAll(word)].map(([found]) => shortened(found));
  return [...new Set(words)].slice(0, maxQueryWords);
}

/**
 * Whether each word of the query begins a word of the text (docs/product.md 5.26).
 *
 * @param words from {@link queryWords}
 * @param text from {@link searchable}
 */
export function matchesWords(words: readonly string[], text: string): boolean {
  return words.every((each) => !placesOf(each, text).next().done);
}

/**
 * Returns the beginnings of words for a search index. A query word is in the text if one of them begins with it. Agrees
 * with {@link matchesWords}.
 */
export function wordBeginnings(text: string): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const [found] of searchable(text).matchAll(word)) {
    beginnings.add(shortened(found));
    for (let at = firstUnspaced(found); at !== -1; at = firstUnspaced(found, at + 1))
      beginnings.add(shortened(found.slice(at)));
    if (beginnings.size >= maxWords) break;
  }
  return beginnings;
}

/**
 * Yields positions in order.
 *
 * @param text from {@link searchable}
 */
export function* placesOf(wanted: string, text: string): Generator<number, undefined> {
  const isAnywhere = unspaced.test(String.fromCodePoint(wanted.codePointAt(0) as number));
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (isAnywhere || !letterOrDigit.test(letterBefore(text, at))) yield at;
  }
}

/** The letter before a position, if marks are in between. */
function letterBefore(text: string, at: number): string {
  let before = characterBefore(text, at);
  for (let end = at; mark.test(before); before = characterBefore(text, end)) end -= before.length;
  return before;
}

function characterBefore(text: string, at: number): string {
  const isPair = at > 1 && /[\uDC00-\uDFFF]/.test(text[at - 1] as string);
  return text.slice(isPair ? at - 2 : Math.max(0, at - 1), at);
}

function firstUnspaced(text: string, from = 0): number {
  const at = text.slice(from).search(unspaced);
  return at === -1 ? -1 : at + from;
}

/** Never ends with half a surrogate pair. */
const shortened = (text: string) => text.slice(0, maxWordLength).replace(/[\uD800-\uDBFF]$/, '');
