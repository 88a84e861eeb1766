/** @param parentOf returns null at the top */
export function makesRing(goal: string, parent: string, parentOf: (goal: string) => string | null): boolean {
  const seen = new Set<string>();
  for (let at: string | null = parent; at !== null; at = parentOf(at)) {
    if (at === goal) return true;
    // The given goals may already contain a ring.
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}
