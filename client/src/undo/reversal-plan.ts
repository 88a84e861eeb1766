import type { Decision } from '../persistence/local-change.ts';

export interface ReversalPlan {
  readonly decisions: readonly Decision[];
  /** Whether some records stay because they were changed after the entry. */
  readonly isBlocked: boolean;
}

export function joinedPlans(parts: readonly ReversalPlan[]): ReversalPlan {
  return {
    decisions: parts.flatMap(({ decisions }) => decisions),
    isBlocked: parts.some(({ isBlocked }) => isBlocked),
  };
}
