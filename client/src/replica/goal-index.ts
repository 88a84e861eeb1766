import { isOf, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { periodKey, periodOf } from '@cairn/core/time/periods';
import type { ClimbGoals } from './climb-goals.ts';
import { type GoalView, goalViewOf, type SubgoalCounts } from './goal-view.ts';
import { KeySets } from './key-sets.ts';
import { LeavingGoals } from './leaving-space.ts';
import type { Occurrences } from './occurrences.ts';

interface GoalPlace {
  /** A `periodKey`, or null. */
  readonly period: string | null;
  /** A key or id. */
  readonly parent: string | null;
  /** A key or id. */
  readonly list: string | null;
  readonly isDone: boolean;
  readonly isDivider: boolean;
}

export interface GoalEntry {
  readonly record: SyncRecord<'goals'>;
  /** The record with the effect of unsent edits of its climb. Null if its climb is left. */
  readonly shown: SyncRecord<'goals'> | null;
  readonly place: GoalPlace | null;
  /** Created at the first read. Null again after a change of the goal, its subgoals or comments. */
  view: GoalView | null;
}

/** Returns null if no screen shows the record. */
function placeOf(record: SyncRecord<'goals'>): GoalPlace | null {
  if (!isSeen(record)) return null;
  const { columnId, dueDate, parent, bucketId, doneDate, type } = seenFields(record);
  return {
    period: columnId != null && dueDate != null ? periodKey(periodOf(columnId, dueDate)) : null,
    parent: parent ?? null,
    list: bucketId ?? null,
    isDone: doneDate != null,
    isDivider: type != null,
  };
}

/** Dividers are not counted. */
function countsBelow(
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

interface IndexContext {
  readonly climbs: ClimbGoals;
  readonly occurrences: Occurrences;
  readonly keyOf: (keyOrId: string) => string;
  readonly isViewed: (space: string) => boolean;
  readonly touchSeries: (touched: Set<string>) => void;
}

/** Finds goals by period, parent and list. Each change adds its topics to `touched`. */
export class GoalIndex {
  readonly #around: IndexContext;
  readonly #goals = new Map<string, GoalEntry>();
  readonly #byPeriod = new KeySets();
  readonly #byParent = new KeySets();
  readonly #byList = new KeySets();
  readonly #comments = new KeySets();
  readonly #leaving = new LeavingGoals();

  constructor(context: IndexContext) {
    this.#around = context;
  }

  get size(): number {
    return this.#goals.size;
  }

  get(key: string): GoalEntry | undefined {
    return this.#goals.get(key);
  }

  values(): Iterable<GoalEntry> {
    return this.#goals.values();
  }

  periods(): Iterable<readonly [string, ReadonlySet<string>]> {
    return this.#byPeriod;
  }

  inPeriod(name: string): ReadonlySet<string> {
    return this.#byPeriod.of(name);
  }

  below(parent: string): ReadonlySet<string> {
    return this.#byParent.of(parent);
  }

  onList(list: string): ReadonlySet<string> {
    return this.#byList.of(list);
  }

  put(record: SyncRecord<'goals'>, touched: Set<string>): void {
    const before = this.#goals.get(record.key);
    if (before) this.#file(record.key, before, false, touched);
    this.#add(record, touched);
    this.#noteLeaving(record.key, record, touched);
  }

  #add(record: SyncRecord<'goals'>, touched: Set<string>): void {
    const shown = this.#around.climbs.shown(record);
    const entry = { record, shown, place: shown && placeOf(shown), view: null };
    this.#goals.set(record.key, entry);
    this.#file(record.key, entry, true, touched);
  }

  /** Goals of a climb depend on each other, so they change together at the end of a batch. */
  settleClimb(climb: string, touched: Set<string>): void {
    const { climbs } = this.#around;
    const records = [...climbs.keysOf(climb)].flatMap((key) => this.#goals.get(key)?.record ?? []);
    for (const key of climbs.settled?.settle(climb, records) ?? []) {
      const entry = this.#goals.get(key);
      if (!entry) continue;
      this.#file(key, entry, false, touched);
      this.#add(entry.record, touched);
    }
  }

  remove(key: string, touched: Set<string>): SyncRecord<'goals'> | undefined {
    const entry = this.#goals.get(key);
    if (!entry) return undefined;
    this.#file(key, entry, false, touched);
    this.#goals.delete(key);
    this.#noteLeaving(key, null, touched);
    return entry.record;
  }

  /** Refiles goals after their reference to a parent or list changes from an id to a key, or the reverse. */
  rename(table: 'goals' | 'buckets', from: string, to: string, touched: Set<string>): void {
    const [sets, topic] = table === 'goals' ? [this.#byParent, 'subgoals'] : [this.#byList, 'list'];
    const goals = sets.rename(from, to);
    if (table === 'goals') this.#comments.rename(from, to);
    for (const goal of goals) this.#touchRow(goal, touched);
    if (goals.length > 0) touched.add(`${topic}/${from}`).add(`${topic}/${to}`);
  }

  fileComment(record: SyncRecord | undefined, isThere: boolean, touched: Set<string>): void {
    if (!record || !isOf(record, 'comments') || !isSeen(record)) return;
    const goal = this.#around.keyOf(seenFields(record).goal);
    this.#comments.file(goal, record.key, isThere);
    this.#touchRow(goal, touched);
  }

  viewOf(entry: GoalEntry): GoalView {
    if (entry.view) return entry.view;
    const { keyOf, isViewed } = this.#around;
    const { parent = null, list = null } = entry.place ?? {};
    const { key } = entry.record;
    const space = this.#leaving.spaceOf(key, (child) => this.#parentOf(child));
    entry.view = goalViewOf(
      entry.shown ?? entry.record,
      {
        parent: parent === null ? null : keyOf(parent),
        bucketId: list === null ? null : keyOf(list),
        ...(space !== undefined && { space }),
      },
      countsBelow(this.#byParent.of(key), (child) => this.#goals.get(child)?.place),
      this.#comments.of(key).size,
      isViewed,
      (goal) => this.#around.climbs.lockOf(goal),
    );
    return entry.view;
  }

  #parentOf(key: string): string | null {
    const parent = this.#goals.get(key)?.place?.parent ?? null;
    return parent === null ? null : this.#around.keyOf(parent);
  }

  #noteLeaving(key: string, record: SyncRecord<'goals'> | null, touched: Set<string>): void {
    for (const below of this.#leaving.note(key, record, this.#byParent)) this.#touchRow(below, touched);
  }

  #file(key: string, { record, place }: GoalEntry, isThere: boolean, touched: Set<string>): void {
    const { climbs, occurrences, keyOf, touchSeries } = this.#around;
    touched.add(`goal/${key}`).add('goals');
    const climb = climbs.file(record, isThere);
    if (climb !== null) touched.add(`climb/${climb}`);
    if (occurrences.file(record, isThere, touched)) touchSeries(touched);
    if (place?.period) {
      this.#byPeriod.file(place.period, key, isThere);
      touched.add(`period/${place.period}`);
    }
    if (place?.parent) {
      const parent = keyOf(place.parent);
      this.#byParent.file(parent, key, isThere);
      touched.add(`subgoals/${parent}`);
      // The parent's row shows the number of subgoals.
      this.#touchRow(parent, touched);
    }
    if (place?.list) {
      const list = keyOf(place.list);
      this.#byList.file(list, key, isThere);
      touched.add(`list/${list}`);
    }
  }

  #touchRow(key: string, touched: Set<string>): void {
    const { keyOf } = this.#around;
    touched.add(`goal/${key}`);
    const entry = this.#goals.get(key);
    if (!entry) return;
    entry.view = null;
    const { period, parent, list } = entry.place ?? {};
    if (period) touched.add(`period/${period}`);
    if (parent) touched.add(`subgoals/${keyOf(parent)}`);
    if (list) touched.add(`list/${keyOf(list)}`);
  }
}
