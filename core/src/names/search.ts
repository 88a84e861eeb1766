import { folded } from '../folded.ts';

export const searchable = folded;

/** A symbol such as an emoji is a word of its own. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{So}/gu;
/** In these scripts, which have no spaces between words, a match may begin anywhere. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{So}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /\p{M}/u;

/** In UTF-16 units; only this part of a longer word is compared. */
export const maxWordLength = 32;
/** Later words of a text are not found. */
export const maxWords = 5_000;
const maxQueryWords = 20;

/** Punctuation alone gives no words. */
export function queryWords(query: string): readonly string[] {
  const words = [...searchable(query).matchAll(word)].map(([found]) => shortened(found));
  return [...new Set(words)].slice(0, maxQueryWords);
}

/**
 * Each query word matches the beginning of a word (docs/product.md, "Search").
 *
 * @param words from {@link queryWords}
 * @param text from {@link searchable}
 */
export function matchesWords(words: readonly string[], text: string): boolean {
  return words.every((each) => !placesOf(each, text).next().done);
}

/** In code points. In a shorter word, one wrong letter could be any word. */
const leastForSlip = 4;

/**
 * Like {@link matchesWords}, but each query word of at least four letters may have one slip after its first letter: a
 * wrong, missing or extra letter, or two swapped ones.
 *
 * @param words from {@link queryWords}
 * @param text from {@link searchable}
 */
export function matchesNearly(words: readonly string[], text: string): boolean {
  return words.every((wanted) => {
    if (!placesOf(wanted, text).next().done) return true;
    if ([...wanted].length < leastForSlip) return false;
    for (const [found] of text.matchAll(word)) if (beginsNearly(found, wanted)) return true;
    return false;
  });
}

function beginsNearly(text: string, wanted: string): boolean {
  let at = 0;
  while (at < wanted.length && text[at] === wanted[at]) at += 1;
  if (at === 0) return false;
  const rest = wanted.slice(at + 1);
  const isSwapped =
    text[at] === wanted[at + 1] &&
    text[at + 1] === wanted[at] &&
    text.slice(at + 2).startsWith(wanted.slice(at + 2));
  return (
    isSwapped ||
    text.startsWith(rest, at + 1) ||
    text.startsWith(rest, at) ||
    text.startsWith(wanted.slice(at), at + 1)
  );
}

/**
 * Returns the words for a search index: a query word matches the text if one of the returned words begins
 * with it, as in {@link matchesWords}.
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

/** Skips marks. */
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

const shortened = (text: string) => text.slice(0, maxWordLength).replace(/[\uD800-\uDBFF]$/, '');
