/**
 * Returns a stored text. Works synchronously, before the first paint.
 *
 * @returns null if there is no text, or storage is turned off
 */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; null removes it.
 *
 * @returns false if the text did not fit; the former text stays
 */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the keys of stored texts; none if storage is turned off. */
export function textKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
