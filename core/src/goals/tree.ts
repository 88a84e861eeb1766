/** Returns the known ancestors, nearest first. */
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
