import type { ClimbWords } from '../climb-words.ts';

/** By code of the climb. */
export const germanClimbs: Readonly<Record<string, ClimbWords>> = {};
