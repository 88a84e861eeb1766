import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { SyncRecord } from '@cairn/core/sync/record';
import { periodKey, periodOf } from '@cairn/core/time/periods';
import type { GoalView, SubgoalCounts } from './goal-view.ts';

/** Where a goal stands among the others: what the indexes are made of. */
export interface GoalPlace {
  /** `periodKey` of its period, or null when it has none. */
  readonly period: string | null;
  /** The key or id of its parent. */
  readonly parent: string | null;
  /** The key or id of its list on a board. */
  readonly bucket: string | null;
  readonly isDone: boolean;
  readonly isDivider: boolean;
}

/** A goal in memory. */
export interface GoalEntry {
  readonly record: SyncRecord<'goals'>;
  readonly place: GoalPlace | null;
  /** Made when first looked at; dropped when the goal or its subgoals change. */
  view: GoalView | null;
}

/** A record's place, or null when nothing of it is on any screen. */
export function placeOf(record: SyncRecord<'goals'>): GoalPlace | null {
  if (!isSeen(record)) return null;
  const { columnId, dueDate, parent, bucketId, doneDate, type } = seenFields(record);
  return {
    period: columnId != null && dueDate != null ? periodKey(periodOf(columnId, dueDate)) : null,
    parent: parent ?? null,
    bucket: bucketId ?? null,
    isDone: doneDate != null,
    isDivider: type != null,
  };
}

/** How many goals stand below one and how many of them are done, dividers left out. */
export function countsBelow(
  children: Iterable<string>,
  placeOfKey: (key: string) => GoalPlace | null | undefined,
): SubgoalCounts {
  let all = 0;
  let done = 0;
  for (const child of children) {
    const place = placeOfKey(child);
    if (!place || place.isDivider) continue;
    all += 1;
    if (place.isDone) done += 1;
  }
  return { all, done };
}

/** Sets of keys by some name, without empty ones. */
export class KeySets {
  readonly #sets = new Map<string, Set<string>>();

  add(name: string, key: string): void {
    const keys = this.#sets.get(name);
    if (keys) keys.add(key);
    else this.#sets.set(name, new Set([key]));
  }

  delete(name: string, key: string): void {
    const keys = this.#sets.get(name);
    if (keys?.delete(key) && keys.size === 0) this.#sets.delete(name);
  }

  /** Files a key under a name, or takes it from there. */
  file(name: string, key: string, isThere: boolean): void {
    if (isThere) this.add(name, key);
    else this.delete(name, key);
  }

  of(name: string): ReadonlySet<string> {
    return this.#sets.get(name) ?? none;
  }

  [Symbol.iterator](): Iterator<readonly [string, ReadonlySet<string>]> {
    return this.#sets.entries();
  }

  /** Gives everything filed under one name to another, and answers what it was. */
  rename(from: string, to: string): readonly string[] {
    const keys = [...(this.#sets.get(from) ?? [])];
    for (const key of keys) this.add(to, key);
    this.#sets.delete(from);
    return keys;
  }
}

const none: ReadonlySet<string> = new Set();
