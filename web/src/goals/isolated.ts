import { nameInSentence } from '@cairn/core/names/name-in-sentence';

/** Letters that are written from right to left. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Returns a name as it stands in a sentence, so that neither turns the other around: first strong isolate, pop. */
export function isolated(name: string): string {
  const plain = nameInSentence(name);
  return fromRight.test(plain) ? `\u2068${plain}\u2069` : plain;
}
