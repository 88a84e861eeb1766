/** Whether the server can keep a text: PostgreSQL holds no NUL. */
export const isStorable = (text: string): boolean => !text.includes('\u0000');

/** Signs that nobody sees and that begin no line: the server keeps no NUL, and half of a pair is no character. */
// eslint-disable-next-line no-control-regex -- These are the signs that are meant.
const unseen = /[\0-\x08\x0E-\x1F\x7F]+/gu;

/** A text as the server can keep it, as far as it can. */
export function storableText(text: string): string {
  return text.replace(unseen, '').toWellFormed();
}
