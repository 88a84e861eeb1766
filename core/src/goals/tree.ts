/**
 * Whether giving `goal` this parent would make a ring: a goal is never below itself (`api.md`, `goal.cycle`).
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

/** The chain above a goal, nearest parent first; ends where a parent is unknown. */
export function ancestorsOf<Goal extends { readonly parent: string | null }>(
  goal: Goal,
  goalOf: (id: string) => Goal | undefined,
): readonly Goal[] {
  const chain: Goal[] = [];
  for (let at = goal.parent === null ? undefined : goalOf(goal.parent); at;) {
    if (chain.includes(at)) break;
    chain.push(at);
    at = at.parent === null ? undefined : goalOf(at.parent);
  }
  return chain;
}
