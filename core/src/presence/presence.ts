import type { EpochMs } from '../time/zones.ts';

/** How often whoever looks at a goal says so again, in milliseconds. */
export const sayAgainMs = 30_000;

/** After how long without a word others forget that somebody is looking, in milliseconds: one word may be lost. */
export const forgottenAfterMs = 45_000;

/** Who says the same again sooner than this, in milliseconds, is not told again. */
export const toldAtMostEveryMs = 5_000;

/** How often one person may say something in a minute: whoever leafs through goals is quick, no more. */
export const mostWordsAMinute = 60;

/** Where somebody was last said to be looking. */
export interface LastLook {
  readonly space: string;
  readonly goal: string;
  readonly at: EpochMs;
}

/** Where somebody is looking now, as far as is known. */
export function lookAt(last: LastLook | undefined, now: EpochMs): LastLook | null {
  return last !== undefined && now - last.at < forgottenAfterMs ? last : null;
}

/** Whether it is news that somebody looks at a goal. */
export function isNewLook(last: LastLook | undefined, goal: string, now: EpochMs): boolean {
  return last === undefined || last.goal !== goal || now - last.at >= toldAtMostEveryMs;
}
