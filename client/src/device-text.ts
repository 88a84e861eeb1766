/**
 * A short text that this device remembers by itself, with no database: to be had before the first paint.
 *
 * @returns null when nothing is there, and when storage is switched off
 */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Remembers a text, or forgets it for null.
 *
 * @returns whether it was done: a text that does not fit leaves what was there before
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

/** The keys of all texts that begin with this; none when storage is switched off. */
export function textKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
