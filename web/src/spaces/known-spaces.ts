import { readText, writeText } from '@cairn/client/device-text';

const keyOf = (accountId: string) => `cairn-known-spaces-${accountId}`;

/** Returns the names of the spaces that this device had last, by their ids; empty when it remembers none. */
export function knownSpaces(accountId: string): ReadonlyMap<string, string> {
  try {
    return new Map(JSON.parse(readText(keyOf(accountId)) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

/** Remembers which spaces this device has, so that one that ends while nobody is here is named on the next visit. */
export function keepKnownSpaces(accountId: string, names: ReadonlyMap<string, string>): void {
  writeText(keyOf(accountId), JSON.stringify([...names]));
}

/** Forgets the names at a sign-out. */
export function forgetKnownSpaces(accountId: string): void {
  writeText(keyOf(accountId), null);
}
