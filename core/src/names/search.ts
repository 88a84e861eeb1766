import { folded } from '../folded.ts';

export const searchable = folded;

/** Letters and digits with their marks; a symbol such as an emoji is a word of its own. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{So}/gu;
/** Matches scripts without spaces between words, in which a match may begin anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{So}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /\p{M}/u;

/** The longest compared part of a word, in UTF-16 units. */
export const maxWordLength = 32;
/** The most words of a text that can be found. */
export const maxWords = 5_000;
const maxQueryWords = 20;

/** Returns the words of a query; none if it is only punctuation. */
export function queryWords(query: string): readonly string[] {
  const words = [...searchable(query).matchAll(word)].map(([found]) => shortened(found));
  return [...new Set(words)].slice(0, maxQueryWords);
}

/**
 * Whether each word of the query begins a word of the text (docs/product.md, "Search").
 *
 * @param words from {@link queryWords}
 * @param text from {@link searchable}
 */
export function matchesWords(words: readonly string[], text: string): boolean {
  return words.every((each) => !placesOf(each, text).next().done);
}

/**
 * Returns the beginnings of words for a search index. A query word is in the text if it begins one of these. Agrees
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
 * Yields the positions of a word in a text, in order.
 *
 * @param text from {@link searchable}
 */
export function* placesOf(wanted: string, text: string): Generator<number, undefined> {
  const isAnywhere = unspaced.test(String.fromCodePoint(wanted.codePointAt(0) as number));
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (isAnywhere || !letterOrDigit.test(letterBefore(text, at))) yield at;
  }
}

/** Returns the letter before a position, past any marks in between. */
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

/** Cuts a word, never within a surrogate pair. */
const shortened = (text: string) => text.slice(0, maxWordLength).replace(/[\uD800-\uDBFF]$/, '');
