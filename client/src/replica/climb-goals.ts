import type { ClimbLock } from '@cairn/core/climbs/climb-locks';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { GoalView } from './goal-view.ts';
import { KeySets } from './key-sets.ts';
import type { RunningClimb } from './running-climbs.ts';
import type { SettledClimbs } from './settled-climbs.ts';

/** Goals by climb. */
export class ClimbGoals {
  readonly #goals = new KeySets();
  /** Null until its code is loaded, after the first screen. */
  settled: SettledClimbs | null = null;
  /** Of the snapshot, shown until the disk is read. */
  remembered: readonly RunningClimb[] | null = null;
  /** Begins at midnight in the user's zone. */
  today: DateOnly = '';

  /** Returns the climb of a goal, after filing or unfiling the goal. */
  file(record: SyncRecord<'goals'>, isThere: boolean): string | null {
    const climb = climbOf(record);
    if (climb !== null) this.#goals.file(climb, record.key, isThere);
    return climb;
  }

  keysOf(climb: string): ReadonlySet<string> {
    return this.#goals.of(climb);
  }

  all(): readonly string[] {
    return Array.from(this.#goals, ([climb]) => climb);
  }

  /** On the first screen, the order of the steps does not lock yet. */
  lockOf({ key, climbStep }: Pick<GoalView, 'key' | 'climbStep'>): ClimbLock | null {
    if (this.settled) return this.settled.lockOf(key);
    return climbStep && { locked: climbStep.opensOn > this.today, lockedTillDatetime: null };
  }

  /** Returns the record as screens show it; null if the climb is left and the goal is deleted with it. */
  shown(record: SyncRecord<'goals'>): SyncRecord<'goals'> | null {
    return this.settled ? this.settled.shown(record) : record;
  }
}

export function climbOf({ base }: SyncRecord<'goals'>): string | null {
  return base?.climbSubscription ?? null;
}
