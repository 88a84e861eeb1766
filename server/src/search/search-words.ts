import { wordBeginnings } from '@cairn/core/goals/search';
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

/** The words of a goal as PostgreSQL writes a tsvector: those of the title with the weight A, of the note C. */
export function goalWords(scopeId: string, name: string, notes: NotesDelta | null): string {
  const title = wordBeginnings(name);
  const body = notes === null ? new Set<string>() : wordBeginnings(notesText(notes));
  return vectorOf(scopeId, [
    ...[...title].map((word) => [word, body.has(word) ? '1A,2C' : '1A'] as const),
    ...[...body].filter((word) => !title.has(word)).map((word) => [word, '2C'] as const),
  ]);
}

/** The words of a comment. */
export function commentWords(scopeId: string, richText: NotesDelta): string {
  return vectorOf(
    scopeId,
    [...wordBeginnings(notesText(richText))].map((word) => [word, '1C'] as const),
  );
}

function vectorOf(scopeId: string, words: readonly (readonly [word: string, places: string])[]): string {
  const mark = wordMark(scopeId);
  let length = 0;
  // A word holds letters, digits and signs only, so nothing in it needs an escape.
  return words
    .map(([word, places]) => `${mark}${word}':${places}`)
    .filter((lexeme) => (length += lexeme.length) <= maxLexemesLength)
    .join(' ');
}

/**
 * A tsquery for texts of some spaces in which every word begins one.
 *
 * @param words the query's words through `queryWords`, at least one
 * @param weight A for titles alone
 */
export function wordsQuery(
  spaces: readonly string[],
  words: readonly string[],
  weight: 'A' | '' = '',
): string {
  return [...new Set(spaces.map(wordMark))]
    .map((mark) => `(${words.map((word) => `${mark}${word}':*${weight}`).join(' & ')})`)
    .join(' | ');
}
