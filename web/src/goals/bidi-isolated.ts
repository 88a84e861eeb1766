import { nameInSentence } from '@cairn/core/names/name-in-sentence';

/** Matches characters of right-to-left scripts. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Isolates a name within a sentence (Unicode FSI and PDI), so neither changes the direction of the other. */
export function bidiIsolated(name: string): string {
  const plain = nameInSentence(name);
  return fromRight.test(plain) ? `\u2068${plain}\u2069` : plain;
}
