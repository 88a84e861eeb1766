/**
 * Whether giving `goal` this parent would make a ring: a goal is never below itself.
 *
 * @param parentOf the parent of a goal as it is now, or null at the top
 */
export function makesRing(goal: string, parent: string, parentOf: (goal: string) => string | null): boolean {
  const seen = new Set<string>();
  for (let at: string | null = parent; at !== null; at = parentOf(at)) {
    if (at === goal) return true;
    // A ring that is already there must not hang whoever asks.
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}
