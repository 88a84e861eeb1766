import { wordBeginnings } from '@cairn/core/names/search';
import { type NotesDelta, notesText } from '@cairn/core/notes/delta';

/**
 * Prefix of each indexed word, so that a look-up reads one space. Two spaces may share a prefix, so queries also check
 * the space.
 */
const markOf = (scopeId: string) => scopeId.slice(-8).toLowerCase();

export const wordMark = (scopeId: string) => `'${markOf(scopeId)}`;

/** Maximum length of all words, in characters. A tsvector holds at most a megabyte. Words beyond it are not found. */
const maxLexemesLength = 300_000;

/** Prefix of title words. Words have no capital letters. */
const titleMark = 'T';

export type WordPlace = 'title' | 'anywhere';

/** Returns all words, and the title's words once more with their prefix. */
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
  // Only letters, digits and signs, so nothing needs escaping.
  return words
    .map((word) => `${mark}${word}'`)
    .filter((lexeme) => (length += lexeme.length) <= maxLexemesLength)
    .join(' ');
}

/**
 * Each word must begin a word of the text.
 *
 * @param words from `queryWords`, at least one
 */
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
