/** Compares JSON; keys are in the same order everywhere in Cairn. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
