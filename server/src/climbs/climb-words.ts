import type { ClimbFields } from '@cairn/core/climbs/climb';
import { wordBeginnings } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';

/** As the text of a tsvector. Words hold only letters and digits, so none is escaped. */
export function climbWords({ name, description, richDescription, steps }: ClimbFields): string {
  const texts = [name, description, notesText(richDescription), ...steps.map((step) => step.name)];
  return [...wordBeginnings(texts.join('\n'))].map((word) => `'${word}'`).join(' ');
}

/**
 * Each word matches words of a climb that begin with it.
 *
 * @param words from `queryWords`, at least one
 */
export function climbWordsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
