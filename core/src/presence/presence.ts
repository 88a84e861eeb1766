import type { EpochMs } from '../time/zones.ts';

/** A device reports its open goal at this interval. */
export const sayAgainMs = 30_000;

/** Without a new message, a person counts as gone after this time. One message may be lost. */
export const forgottenAfterMs = 45_000;

/** Repetitions within this time are not forwarded. */
export const minPostIntervalMs = 5_000;

/** Limit of messages; enough for quick browsing. */
export const maxWordsAMinute = 60;

export interface LastLook {
  readonly space: string;
  readonly goal: string;
  readonly at: EpochMs;
}

/** Returns null after the timeout. */
export function lookAt(last: LastLook | undefined, now: EpochMs): LastLook | null {
  return last !== undefined && now - last.at < forgottenAfterMs ? last : null;
}

/** Whether to notify other people that this person views a goal. */
export function isNewLook(last: LastLook | undefined, goal: string, now: EpochMs): boolean {
  return last === undefined || last.goal !== goal || now - last.at >= minPostIntervalMs;
}
