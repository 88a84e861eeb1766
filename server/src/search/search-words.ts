import { wordBeginnings } from '@cairn/core/names/search';
import { type NotesDelta, notesText } from '@cairn/core/notes/delta';

/**
 * Mark of a space that begins its indexed words, so a look-up reads words of one space. Two spaces may share a mark, so
 * queries check the space too.
 */
const markOf = (scopeId: string) => scopeId.slice(-8).toLowerCase();

export const wordMark = (scopeId: string) => `'${markOf(scopeId)}`;

/** In characters. A tsvector holds at most a megabyte. Further words are not found. */
const maxLexemesLength = 300_000;

/** Begins each word of a title. Words themselves have no capital letters. */
const titleMark = 'T';

export type WordPlace = 'title' | 'anywhere';

/** All words, and the title's words a second time with {@link titleMark}. */
export function goalWords(scopeId: string, name: string, notes: NotesDelta | null): string {
  const title = [...wordBeginnings(name)];
  const body = notes === null ? [] : wordBeginnings(notesText(notes));
  return vectorOf(scopeId, [...title.map((word) => titleMark + word), ...new Set([...title, ...body])]);
}

export function commentWords(scopeId: string, richText: NotesDelta): string {
  return vectorOf(scopeId, [...wordBeginnings(notesText(richText))]);
}

function vectorOf(scopeId: string, words: readonly string[]): string {
  const mark = wordMark(scopeId);
  let length = 0;
  // Words hold only letters, digits and signs, so none is escaped.
  return words
    .map((word) => `${mark}${word}'`)
    .filter((lexeme) => (length += lexeme.length) <= maxLexemesLength)
    .join(' ');
}

/** @param words from `queryWords`, at least one; each matches the beginning of a word of the text */
export function wordsQuery(
  spaces: readonly string[],
  words: readonly string[],
  place: WordPlace = 'anywhere',
): string {
  const mark = place === 'title' ? titleMark : '';
  return [...new Set(spaces.map(wordMark))]
    .map((space) => `(${words.map((word) => `${space}${mark}${word}':*`).join(' & ')})`)
    .join(' | ');
}
