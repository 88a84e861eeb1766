import type { EpochMs } from '@cairn/core/time/zones';
import type { AttemptLimit } from './attempts.ts';

/** How many writes of one person are taken: a call is one, a batch one for every {@link goalsOfWrite} of its goals. */
export const writesOfPerson: AttemptLimit = { count: 6_000, withinMs: 5 * 60_000 };

/** So many goals of a batch count as one write: a batch costs less than its goals one by one, and more than one of them. */
const goalsOfWrite = 10;

/** How many writes a batch of goals counts as, by its body. */
export function goalWrites(body: unknown): number {
  const goals = (body as { readonly goals?: unknown } | null | undefined)?.goals;
  return Array.isArray(goals) ? Math.max(1, Math.ceil(goals.length / goalsOfWrite)) : 1;
}

/** Counts the calls of people in memory: each process lets the same number through. */
export interface CallLimit {
  /** Counts a call of a person as so many writes; returns how many seconds to wait when it is too much, else null. */
  secondsToWait(personId: string, writes?: number): number | null;
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
    secondsToWait(personId, writes = 1) {
      if (!limit) return null;
      const at = now();
      if (windows.size >= sweepAt) {
        for (const [id, { beganAt }] of windows) if (isOver(beganAt, at)) windows.delete(id);
        sweepAt = Math.max(sweptFrom, windows.size * 2);
      }
      const known = windows.get(personId);
      if (!known || isOver(known.beganAt, at)) {
        if (windows.size >= mostPeople) windows.clear();
        windows.set(personId, { beganAt: at, count: writes });
        return null;
      }
      known.count += writes;
      if (known.count <= limit.count) return null;
      return Math.max(1, Math.ceil((known.beganAt + limit.withinMs - at) / 1000));
    },
  };
}
