import { readText, writeText } from '@cairn/client/device-text';

const keyOf = (accountId: string) => `cairn-known-spaces-${accountId}`;

export function knownSpaces(accountId: string): ReadonlyMap<string, string> {
  try {
    return new Map(JSON.parse(readText(keyOf(accountId)) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

/** Stores the names, so that the next visit can show the name of a space that ended meanwhile. */
export function keepKnownSpaces(accountId: string, names: ReadonlyMap<string, string>): void {
  writeText(keyOf(accountId), JSON.stringify([...names]));
}
