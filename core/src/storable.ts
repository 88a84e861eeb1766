/** PostgreSQL cannot store NUL in a text. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

/** Control characters other than white space. */
// eslint-disable-next-line no-control-regex -- These are the signs that are meant.
const unseen = /[\0-\x08\x0E-\x1F\x7F]+/gu;

/** The server cannot store NUL and half surrogate pairs. */
export function storableText(text: string): string {
  return text.replace(unseen, '').toWellFormed();
}
