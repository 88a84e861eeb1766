import { matchesWords, searchable } from '../names/search.ts';

/** Lengths in UTF-16 units; both are approximate, because excerpts are cut between words. */
const excerptLength = 160;
const before = 40;

/**
 * Returns one line around the first match, with ellipses where the text is cut; null without a match.
 *
 * @param words from `queryWords`
 */
export function excerptAround(text: string, words: readonly string[]): string | null {
  const place = firstPlace(text, words);
  if (place === null) return null;
  const start = place <= before ? 0 : wordStart(text, place - before, place);
  const end = start + excerptLength >= text.length ? text.length : wordEnd(text, start + excerptLength);
  const middle = text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
  return `${start > 0 ? '… ' : ''}${middle}${end < text.length ? ' …' : ''}`;
}

function firstPlace(text: string, words: readonly string[]): number | null {
  for (const { 0: found, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+|\p{So}/gu)) {
    const folded = searchable(found);
    if (words.some((word) => matchesWords([word], folded))) return index;
  }
  return null;
}

function wordStart(text: string, from: number, place: number): number {
  const space = text.slice(from, place).search(/\s/u);
  return space === -1 ? place : from + space;
}

/** Text without spaces is cut between two characters. */
function wordEnd(text: string, from: number): number {
  const space = text.slice(from, from + before).search(/\s/u);
  if (space !== -1) return from + space;
  return /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? from + 1 : from;
}
