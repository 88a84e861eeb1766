import type { BoardRow } from '@cairn/core/boards/board';
import { wordBeginnings } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';

/** The words by which a board is found in the gallery, as PostgreSQL writes a tsvector. A word needs no escape. */
export function boardWords({ name, richDescription }: Pick<BoardRow, 'name' | 'richDescription'>): string {
  const words = wordBeginnings(`${name}\n${notesText(richDescription)}`);
  return [...words].map((word) => `'${word}'`).join(' ');
}

/**
 * A tsquery for boards in which every word begins one.
 *
 * @param words through `queryWords`, at least one
 */
export function boardWordsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
