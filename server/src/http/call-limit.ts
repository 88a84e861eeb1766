import type { EpochMs } from '@cairn/core/time/zones';
import type { AttemptLimit } from './attempts.ts';

/** Writes of one person. A batch counts as one write for every {@link goalsOfWrite} goals. */
export const writesOfPerson: AttemptLimit = { count: 6_000, withinMs: 5 * 60_000 };

const goalsOfWrite = 10;

export function goalWrites(body: unknown): number {
  const goals = (body as { readonly goals?: unknown } | null | undefined)?.goals;
  return Array.isArray(goals) ? Math.max(1, Math.ceil(goals.length / goalsOfWrite)) : 1;
}

/** Counts in memory, so the limit is for each process. */
export interface CallLimit {
  /** Null if allowed. */
  secondsToWait(personId: string, writes?: number): number | null;
}

/** With this many people, expired windows are removed. */
const sweptFrom = 1_000;

/**
 * @param limit null for none
 * @param maxPeople above this number, all counts start again
 */
export function openCallLimit(
  limit: AttemptLimit | null,
  now: () => EpochMs,
  maxPeople = Number.POSITIVE_INFINITY,
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
        if (windows.size >= maxPeople) windows.clear();
        windows.set(personId, { beganAt: at, count: writes });
        return null;
      }
      known.count += writes;
      if (known.count <= limit.count) return null;
      return Math.max(1, Math.ceil((known.beganAt + limit.withinMs - at) / 1000));
    },
  };
}
