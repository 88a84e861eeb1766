import { readText, textKeys, writeText } from './device-text.ts';

const prefixOf = (accountId: string) => `cairn-begun-${accountId}-`;

/**
 * What somebody has begun to write and neither sent nor thrown away, also before the page was closed, or broke. It stays on
 * this device.
 *
 * @param field names the field among all of the account, as `comment-{goal}`
 * @returns null when nothing was begun there, and when storage is switched off
 */
export function begunText(accountId: string, field: string): string | null {
  return readText(prefixOf(accountId) + field);
}

/** Keeps what stands in a field now; null or an empty text forgets it. Does nothing where there is no room. */
export function keepBegunText(accountId: string, field: string, text: string | null): void {
  writeText(prefixOf(accountId) + field, text === '' ? null : text);
}

/** The fields of an account in which something was begun, of those whose names begin so. */
export function begunFields(accountId: string, beginning: string): readonly string[] {
  const prefix = prefixOf(accountId);
  return textKeys(prefix + beginning).map((key) => key.slice(prefix.length));
}

/** Whoever signs out leaves nothing of it. */
export function forgetBegunTexts(accountId: string): void {
  for (const key of textKeys(prefixOf(accountId))) writeText(key, null);
}
