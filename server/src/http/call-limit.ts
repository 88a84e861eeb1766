import type { EpochMs } from '@cairn/core/time/zones';
import type { AttemptLimit } from './attempts.ts';

/** How many calls of one person may change something: ten times what an import of 5,000 goals sends. */
export const writesOfPerson: AttemptLimit = { count: 6_000, withinMs: 5 * 60_000 };

/** Counts the calls of people in memory: each process lets the same number through. */
export interface CallLimit {
  /** Counts a call of a person; returns how many seconds to wait when it is one too many, else null. */
  secondsToWait(personId: string): number | null;
}

/** So many windows are kept at least before those that are over are forgotten. */
const sweptFrom = 1_000;

/**
 * @param limit null lets everything through
 * @param mostPeople beyond so many people all counts begin anew
 */
export function openCallLimit(
  limit: AttemptLimit | null,
  now: () => EpochMs,
  mostPeople = Number.POSITIVE_INFINITY,
): CallLimit {
  const windows = new Map<string, { beganAt: EpochMs; count: number }>();
  let sweepAt = sweptFrom;
  const isOver = (beganAt: EpochMs, at: EpochMs) => at < beganAt || at - beganAt >= (limit?.withinMs ?? 0);
  return {
    secondsToWait(personId) {
      if (!limit) return null;
      const at = now();
      if (windows.size >= sweepAt) {
        for (const [id, { beganAt }] of windows) if (isOver(beganAt, at)) windows.delete(id);
        sweepAt = Math.max(sweptFrom, windows.size * 2);
      }
      const known = windows.get(personId);
      if (!known || isOver(known.beganAt, at)) {
        if (windows.size >= mostPeople) windows.clear();
        windows.set(personId, { beganAt: at, count: 1 });
        return null;
      }
      known.count += 1;
      if (known.count <= limit.count) return null;
      return Math.max(1, Math.ceil((known.beganAt + limit.withinMs - at) / 1000));
    },
  };
}
