import { readText, textKeys, writeText } from './device-text.ts';

const prefixOf = (accountId: string) => `cairn-begun-${accountId}-`;

/**
 * @param field unique in the account, such as `comment-{goal}`
 * @returns null if there is no text, or storage is off
 */
export function begunText(accountId: string, field: string): string | null {
  return readText(prefixOf(accountId) + field);
}

/** Stores unsent text; null or an empty text removes it. Does nothing if storage is full. */
export function keepBegunText(accountId: string, field: string, text: string | null): void {
  writeText(prefixOf(accountId) + field, text === '' ? null : text);
}

export function begunFields(accountId: string, beginning: string): readonly string[] {
  const prefix = prefixOf(accountId);
  return textKeys(prefix + beginning).map((key) => key.slice(prefix.length));
}
