import type { BoardRow } from '@cairn/core/boards/board';
import { wordBeginnings } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';

/** As the text of a tsvector. Words hold only letters and digits, so none is escaped. */
export function boardWords({ name, richDescription }: Pick<BoardRow, 'name' | 'richDescription'>): string {
  const words = wordBeginnings(`${name}\n${notesText(richDescription)}`);
  return [...words].map((word) => `'${word}'`).join(' ');
}

/**
 * Each word matches words of a board that begin with it.
 *
 * @param words from `queryWords`, at least one
 */
export function boardWordsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
