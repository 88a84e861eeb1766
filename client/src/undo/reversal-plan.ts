import type { Decision } from '../persistence/local-change.ts';

export interface ReversalPlan {
  readonly decisions: readonly Decision[];
  /** Records changed after the entry stay. */
  readonly isBlocked: boolean;
}

export function joinedPlans(parts: readonly ReversalPlan[]): ReversalPlan {
  return {
    decisions: parts.flatMap(({ decisions }) => decisions),
    isBlocked: parts.some(({ isBlocked }) => isBlocked),
  };
}
