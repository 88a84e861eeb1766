import type { EpochMs } from '../time/zones.ts';

/** How often a device repeats that its user views a goal. */
export const sayAgainMs = 30_000;

/** When a view is forgotten. Longer than {@link sayAgainMs}, so that one message may be lost. */
export const forgottenAfterMs = 45_000;

/** A repetition within this time is not forwarded to others. */
export const minPostIntervalMs = 5_000;

/** The most messages in a minute; a user who leafs through goals stays below it. */
export const mostWordsAMinute = 60;

export interface LastLook {
  readonly space: string;
  readonly goal: string;
  readonly at: EpochMs;
}

/** Returns the goal that the user views now; null after the timeout. */
export function lookAt(last: LastLook | undefined, now: EpochMs): LastLook | null {
  return last !== undefined && now - last.at < forgottenAfterMs ? last : null;
}

/** Whether others have to be notified of a view. */
export function isNewLook(last: LastLook | undefined, goal: string, now: EpochMs): boolean {
  return last === undefined || last.goal !== goal || now - last.at >= minPostIntervalMs;
}
