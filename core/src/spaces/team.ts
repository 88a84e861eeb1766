/** What of a goal tells with whom it is. */
interface Held {
  /** Codes of people. */
  readonly assignee: string | null;
  readonly createdBy: string | null;
}

/**
 * With whom a goal is: whoever it was given to, else whoever made it (docs/product.md 5.10).
 *
 * @param self the code of the person who looks: what nobody has heard of yet was made here
 */
export function holderOf({ assignee, createdBy }: Held, self: string): string {
  return assignee ?? createdBy ?? self;
}

/** Goals by the code of the person they are with, in their order. */
export function goalsByHolder<Goal extends Held>(
  goals: readonly Goal[],
  self: string,
): ReadonlyMap<string, readonly Goal[]> {
  return Map.groupBy(goals, (goal) => holderOf(goal, self));
}
