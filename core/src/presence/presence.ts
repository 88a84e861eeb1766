import type { EpochMs } from '../time/zones.ts';

/** A device repeats at this interval that its user views a goal. */
export const sayAgainMs = 30_000;

/** A view ends after this time, longer than {@link sayAgainMs} so that one message may be lost. */
export const forgottenAfterMs = 45_000;

/** Repetitions within this time are not forwarded. */
export const minPostIntervalMs = 5_000;

/** Limit of messages; enough for a user who leafs through goals. */
export const mostWordsAMinute = 60;

export interface LastLook {
  readonly space: string;
  readonly goal: string;
  readonly at: EpochMs;
}

/** Returns null after the timeout. */
export function lookAt(last: LastLook | undefined, now: EpochMs): LastLook | null {
  return last !== undefined && now - last.at < forgottenAfterMs ? last : null;
}

/** Whether to notify others of a view. */
export function isNewLook(last: LastLook | undefined, goal: string, now: EpochMs): boolean {
  return last === undefined || last.goal !== goal || now - last.at >= minPostIntervalMs;
}
