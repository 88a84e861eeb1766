import type { BoardRow } from '@cairn/core/boards/board';
import { wordBeginnings } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';

/** Returns a board's search words as tsvector text. The words need no escaping. */
export function boardWords({ name, richDescription }: Pick<BoardRow, 'name' | 'richDescription'>): string {
  const words = wordBeginnings(`${name}\n${notesText(richDescription)}`);
  return [...words].map((word) => `'${word}'`).join(' ');
}

/**
 * Each word must begin a word of the board.
 *
 * @param words from `queryWords`, at least one
 */
export function boardWordsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
