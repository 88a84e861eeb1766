/** Letters that are written from right to left. */
const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** A name inside of a sentence, so that neither turns the other's order around: first strong isolate, pop. */
export function isolated(name: string): string {
  return fromRight.test(name) ? `\u2068${name}\u2069` : name;
}
