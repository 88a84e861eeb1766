/**
 * Whether the goal would be its own ancestor below `parent`.
 *
 * @param parentOf the current parent; null at the top
 */
export function makesRing(goal: string, parent: string, parentOf: (goal: string) => string | null): boolean {
  const seen = new Set<string>();
  for (let at: string | null = parent; at !== null; at = parentOf(at)) {
    if (at === goal) return true;
    // An existing ring must not cause an endless loop.
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}
