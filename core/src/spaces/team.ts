interface Held {
  /** The code of a person. */
  readonly assignee: string | null;
  readonly createdBy: string | null;
}

/**
 * Returns the assignee, or else the creator (docs/product.md, "Team").
 *
 * @param self the user's code, for goals that this device has not uploaded yet
 */
export function holderOf({ assignee, createdBy }: Held, self: string): string {
  return assignee ?? createdBy ?? self;
}

/** Groups goals by {@link holderOf}, in order. */
export function goalsByHolder<Goal extends Held>(
  goals: readonly Goal[],
  self: string,
): ReadonlyMap<string, readonly Goal[]> {
  return Map.groupBy(goals, (goal) => holderOf(goal, self));
}
