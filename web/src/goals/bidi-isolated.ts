import { nameInSentence } from '@cairn/core/names/name-in-sentence';

/** Matches characters of right-to-left scripts. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/**
 * Isolates the name with Unicode FSI and PDI, so that name and sentence do not change each other's direction.
 */
export function bidiIsolated(name: string): string {
  const plain = nameInSentence(name);
  return fromRight.test(plain) ? `\u2068${plain}\u2069` : plain;
}
