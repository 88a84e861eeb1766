interface Held {
  /** A user code. */
  readonly assignee: string | null;
  readonly createdBy: string | null;
}

/**
 * The assignee, otherwise the creator (docs/product.md, "Team").
 *
 * @param self the user's code, for goals that are not uploaded yet
 */
export function holderOf({ assignee, createdBy }: Held, self: string): string {
  return assignee ?? createdBy ?? self;
}

export function goalsByHolder<Goal extends Held>(
  goals: readonly Goal[],
  self: string,
): ReadonlyMap<string, readonly Goal[]> {
  return Map.groupBy(goals, (goal) => holderOf(goal, self));
}
