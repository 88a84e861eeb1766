import { type ClimbLock, climbLocks, nextUnlocking } from '@cairn/core/climbs/climb-locks';
import { isSame } from '@cairn/core/same';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';
import type { EpochMs } from '@cairn/core/time/zones';
import { ClimbEdits, climbGoalOf } from './climb-edits.ts';

export interface ClimbTime {
  readonly now: EpochMs;
  /** An IANA zone. */
  readonly zone: string;
  readonly life: Life;
}

/** Locks of the goals of climbs, and the effect of unsent edits of climbs. */
export class SettledClimbs {
  readonly #subscription: (climb: string) => SyncRecord<'climb_subscriptions'> | undefined;
  /** By climb: when its next goal opens. */
  readonly #openings = new Map<string, EpochMs | null>();
  readonly #locks = new Map<string, ClimbLock>();
  readonly #edits = new ClimbEdits();
  #time: ClimbTime;

  constructor(
    time: ClimbTime,
    subscription: (climb: string) => SyncRecord<'climb_subscriptions'> | undefined,
  ) {
    this.#time = time;
    this.#subscription = subscription;
  }

  /** Returns the climbs whose locks may have changed. */
  lookFrom(time: ClimbTime): readonly string[] {
    const before = this.#time;
    this.#time = time;
    const isElsewhere = time.zone !== before.zone || !isSame(time.life, before.life) || time.now < before.now;
    const changed = [...this.#openings].filter(
      ([, opensNext]) => isElsewhere || (opensNext !== null && opensNext <= time.now),
    );
    return changed.map(([climb]) => climb);
  }

  /** Returns the next moment at which a goal opens; null if none is known. */
  opensNext(): EpochMs | null {
    const moments = [...this.#openings.values()].filter((moment) => moment !== null);
    return moments.length === 0 ? null : Math.min(...moments);
  }

  /** Returns the start with unsent edits; null for a climb without goals. */
  startDateOf(climb: string): DateOnly | null {
    return this.#edits.startDateOf(climb);
  }

  /** Returns the climbs whose goals may look different after a reading of the feed. */
  endReading(): readonly string[] {
    return this.#edits.endReading();
  }

  lockOf(key: string): ClimbLock | null {
    return this.#locks.get(key) ?? null;
  }

  /** Returns the record as screens show it; null if the climb is left and the goal is deleted with it. */
  shown(record: SyncRecord<'goals'>): SyncRecord<'goals'> | null {
    return this.#edits.shown(record);
  }

  /**
   * Computes edits and locks of a climb again.
   *
   * @param records all its goals
   * @returns the keys of goals that look different now
   */
  settle(climb: string, records: readonly SyncRecord<'goals'>[]): readonly string[] {
    const { zone, now, life } = this.#time;
    const changed = new Set(this.#edits.settle(climb, this.#subscription(climb), records, life));
    const goals = records.flatMap((record) => {
      const shown = this.shown(record);
      return shown && isSeen(shown) ? (climbGoalOf(shown.key, seenFields(shown)) ?? []) : [];
    });
    const locks = climbLocks(goals, zone, now);
    for (const { key } of records) {
      const lock = locks.get(key);
      if (isSame(this.#locks.get(key), lock)) continue;
      if (lock) this.#locks.set(key, lock);
      else this.#locks.delete(key);
      changed.add(key);
    }
    if (records.length === 0) this.#openings.delete(climb);
    else this.#openings.set(climb, nextUnlocking(locks.values()));
    return [...changed];
  }
}
