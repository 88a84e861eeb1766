import { folded } from '../folded.ts';

/** A text as search compares it: without case, without accents. */
export const searchable = folded;

/** A word is a run of letters and digits with their marks; a sign such as an emoji is one by itself. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{So}/gu;
/** Scripts without spaces have no word borders that a character class could tell, so there a word begins anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{So}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /\p{M}/u;

/** How many UTF-16 units of a word are compared; nobody tells words apart behind that. */
export const maxWordLength = 32;
/** How many words of a text are found. */
export const maxWords = 5_000;
/** How many words of a query are looked at. */
const maxQueryWords = 20;

/** The words of a query, ready to compare; none when it holds nothing but punctuation. */
export function queryWords(query: string): readonly string[] {
  const words = [...searchable(query).matchAll(word)].map(([found]) => shortened(found));
  return [...new Set(words)].slice(0, maxQueryWords);
}

/**
 * Whether every word of the query begins some word of the text (docs/product.md 5.26).
 *
 * @param words the query through {@link queryWords}
 * @param text a text through {@link searchable}
 */
export function matchesWords(words: readonly string[], text: string): boolean {
  return words.every((each) => !placesOf(each, text).next().done);
}

/**
 * Every place in a text where a word begins, as what stands there: a query's word is in the text exactly when one of these
 * begins with it. It is what an index of texts holds, and says the same as {@link matchesWords}.
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

/** Every place where a word of the query begins some word of a text through {@link searchable}, in order. */
export function* placesOf(wanted: string, text: string): Generator<number, undefined> {
  const isAnywhere = unspaced.test(String.fromCodePoint(wanted.codePointAt(0) as number));
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (isAnywhere || !letterOrDigit.test(letterBefore(text, at))) yield at;
  }
}

/** The character before a place, or the one that carries the marks there. */
function letterBefore(text: string, at: number): string {
  let before = characterBefore(text, at);
  for (let end = at; mark.test(before); before = characterBefore(text, end)) end -= before.length;
  return before;
}

/** The character that ends right before a place, both halves of it; nothing at the beginning. */
function characterBefore(text: string, at: number): string {
  const isPair = at > 1 && /[\uDC00-\uDFFF]/.test(text[at - 1] as string);
  return text.slice(isPair ? at - 2 : Math.max(0, at - 1), at);
}

function firstUnspaced(text: string, from = 0): number {
  const at = text.slice(from).search(unspaced);
  return at === -1 ? -1 : at + from;
}

/** Never half of a character at the end. */
const shortened = (text: string) => text.slice(0, maxWordLength).replace(/[\uD800-\uDBFF]$/, '');
