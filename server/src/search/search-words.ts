import { wordBeginnings } from '@cairn/core/names/search';
import { type NotesDelta, notesText } from '@cairn/core/notes/delta';

/**
 * What stands before each word in the index, so that a look into it meets one space's words only. Two spaces may have the
 * same mark, so whoever looks asks for the space too; that costs time, no more.
 */
const markOf = (scopeId: string) => scopeId.slice(-8).toLowerCase();

/** How a word of a space begins in PostgreSQL's text of a tsvector or tsquery; nothing else in such a text looks so. */
export const wordMark = (scopeId: string) => `'${markOf(scopeId)}`;

/** PostgreSQL's tsvector takes no more than a megabyte; words beyond this, of a title and its note, are not found. */
const maxLexemesLength = 300_000;

/** Stands before the words of titles; words themselves hold no capital letter. */
const titleMark = 'T';

/** Where words shall stand: in the title, or anywhere in a goal or a comment. */
export type WordPlace = 'title' | 'anywhere';

/** The words of a goal as PostgreSQL writes a tsvector: all of them, and those of the title once more as such. */
export function goalWords(scopeId: string, name: string, notes: NotesDelta | null): string {
  const title = [...wordBeginnings(name)];
  const body = notes === null ? [] : wordBeginnings(notesText(notes));
  return vectorOf(scopeId, [...title.map((word) => titleMark + word), ...new Set([...title, ...body])]);
}

/** The words of a comment. */
export function commentWords(scopeId: string, richText: NotesDelta): string {
  return vectorOf(scopeId, [...wordBeginnings(notesText(richText))]);
}

function vectorOf(scopeId: string, words: readonly string[]): string {
  const mark = wordMark(scopeId);
  let length = 0;
  // A word holds letters, digits and signs only, so nothing in it needs an escape.
  return words
    .map((word) => `${mark}${word}'`)
    .filter((lexeme) => (length += lexeme.length) <= maxLexemesLength)
    .join(' ');
}

/**
 * A tsquery for texts of some spaces in which every word begins one.
 *
 * @param words the query's words through `queryWords`, at least one
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
