import type { Decision } from '../persistence/local-change.ts';

/** What reverses a step, or a part of it. */
export interface Reversing {
  readonly decisions: readonly Decision[];
  /** Whether some of it stays as it is, because somebody has changed it since. */
  readonly isBlocked: boolean;
}

/** What reverses several parts of a step. */
export function together(parts: readonly Reversing[]): Reversing {
  return {
    decisions: parts.flatMap(({ decisions }) => decisions),
    isBlocked: parts.some(({ isBlocked }) => isBlocked),
  };
}
