import { nameInSentence } from '@cairn/core/names/name-in-sentence';

/** White space, line ends of every script, and control characters. */
const gaps = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns a text as one line, without characters that turn the writing direction. So a name cannot add a header or a
 * paragraph to a mail.
 */
export function mailLine(text: string): string {
  return nameInSentence(text).replaceAll(gaps, ' ').trim().toWellFormed();
}
