/** Whether PostgreSQL can store a text, which excludes NUL. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

/** Controls other than white space. The server cannot store NUL or half a surrogate pair. */
// eslint-disable-next-line no-control-regex -- These are the signs that are meant.
const unseen = /[\0-\x08\x0E-\x1F\x7F]+/gu;

/** Removes characters that the server cannot store. */
export function storableText(text: string): string {
  return text.replace(unseen, '').toWellFormed();
}
