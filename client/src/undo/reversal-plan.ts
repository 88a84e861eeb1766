import type { Decision } from '../persistence/local-change.ts';

/** What reverses a step, or a part of it. */
export interface ReversalPlan {
  readonly decisions: readonly Decision[];
  /** Whether some of it stays as it is, because somebody has changed it since. */
  readonly isBlocked: boolean;
}

/** What reverses several parts of a step. */
export function joinedPlans(parts: readonly ReversalPlan[]): ReversalPlan {
  return {
    decisions: parts.flatMap(({ decisions }) => decisions),
    isBlocked: parts.some(({ isBlocked }) => isBlocked),
  };
}
