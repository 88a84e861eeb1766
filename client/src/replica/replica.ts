import { isOf, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { belowTables, type TableName } from '@cairn/core/sync/tables/all-tables';
import type { Period } from '@cairn/core/time/periods';
import type { Stop } from '../environment/environment.ts';
import { type ColumnRange, type RecordRef, refKey } from '../store/account-store.ts';
import { ClimbGoals } from './climb-goals.ts';
import { GoalIndex } from './goal-index.ts';
import { GoalLists } from './goal-lists.ts';
import type { GoalView } from './goal-view.ts';
import { LoadedRanges } from './loaded-ranges.ts';
import { newlyConcerned } from './newly-concerned.ts';
import { type Day, Occurrences } from './occurrences.ts';
import { RecordNames } from './record-names.ts';
import { ShownSpaces } from './shown-spaces.ts';
import { Watchers } from './watchers.ts';

export type LoadState = 'opening' | 'whole';

/**
 * All records of the account in memory. Reads are synchronous. A list stays the same object until one of its
 * goals changes, so that screens can compare by identity.
 */
export class Replica {
  readonly watchers = new Watchers();
  readonly occurrences = new Occurrences((key) => this.#goals.get(key)?.record);
  #loadState: LoadState = 'opening';
  #version = 0;
  readonly #loaded = new LoadedRanges();
  readonly shown = new ShownSpaces();
  /** Whether the user may only read and comment in a space. */
  readonly isViewed = this.shown.isViewed;
  readonly #names = new RecordNames();
  readonly climbs = new ClimbGoals();
  readonly #goals = new GoalIndex({
    climbs: this.climbs,
    occurrences: this.occurrences,
    keyOf: this.#names.keyOf,
    isViewed: this.isViewed,
    touchSeries: (touched) => this.#touchSeries(touched),
  });
  readonly #others = new Map<TableName, Map<string, SyncRecord>>();
  readonly #unsent = new Map<string, SyncRecord>();
  readonly #lists = new GoalLists(this.#goals, this.occurrences, this.shown);

  get loadState(): LoadState {
    return this.#loadState;
  }

  /** Increases with each change of the replica. */
  get version(): number {
    return this.#version;
  }

  readonly holdsPeriod = (period: Period): boolean =>
    this.#loadState === 'whole' || this.#loaded.hold(period);

  markLoaded(range: ColumnRange): void {
    this.#loaded.add(range);
    this.watchers.tell(['load']);
  }

  markWhole(): void {
    this.#loadState = 'whole';
    this.#version += 1;
    this.#lists.forgetAll();
    this.watchers.tell(['load', 'goals']);
  }

  keyOf(keyOrId: string): string {
    return this.#names.keyOf(keyOrId);
  }

  record<Name extends TableName>(ref: RecordRef<Name>): SyncRecord<Name> | undefined;
  record(ref: RecordRef): SyncRecord | undefined {
    return ref.table === 'goals'
      ? this.#goals.get(ref.key)?.record
      : this.#others.get(ref.table)?.get(ref.key);
  }

  /** An unedited occurrence gets a new record from its series. */
  recordToChange<Name extends TableName>(ref: RecordRef<Name>): SyncRecord<Name> | undefined;
  recordToChange(ref: RecordRef): SyncRecord | undefined {
    return this.record(ref) ?? (ref.table === 'goals' ? this.occurrences.byKey(ref.key) : undefined);
  }

  lookFrom(day: Day): void {
    if (!this.occurrences.lookFrom(day)) return;
    this.#version += 1;
    const touched = new Set<string>();
    this.#touchSeries(touched);
    this.#tell(touched);
  }

  /** Computes climbs again, after a change of time or of their rules. */
  settleClimbs(climbs: readonly string[]): void {
    if (climbs.length === 0) return;
    this.#version += 1;
    this.#tell(new Set(climbs.map((climb) => `climb/${climb}`)));
  }

  /** Limits periods and searches to some spaces; null shows all. */
  showSpaces(spaces: readonly string[] | null): void {
    if (!this.shown.set(spaces)) return;
    this.#version += 1;
    const touched = new Set(['goals', 'spaces']);
    this.#touchSeries(touched);
    this.#tell(touched);
  }

  #touchSeries(touched: Set<string>): void {
    touched.add('series');
    for (const topic of this.#lists.topics()) if (topic.startsWith('period/')) touched.add(topic);
    for (const topic of this.watchers.topicsFrom('period/')) touched.add(topic);
  }

  recordById<Name extends TableName>(table: Name, id: string): SyncRecord<Name> | undefined {
    return this.record({ table, key: this.keyOf(id) });
  }

  /** Returns the records of any table except goals. */
  recordsOf<Name extends TableName>(table: Name): readonly SyncRecord<Name>[];
  recordsOf(table: TableName): readonly SyncRecord[] {
    return [...(this.#others.get(table)?.values() ?? [])];
  }

  /** Records, even hidden ones, that a deletion of an ancestor may delete. */
  *treeRecords(): Iterable<SyncRecord> {
    yield* this.goalRecords();
    for (const table of belowTables) yield* this.#others.get(table)?.values() ?? [];
  }

  *goalRecords(): Iterable<SyncRecord<'goals'>> {
    for (const entry of this.#goals.values()) yield entry.record;
  }

  /** Returns the goals of the shown spaces in a range. */
  goalsInRange({ columnId, from, to }: ColumnRange): readonly SyncRecord<'goals'>[] {
    const found: SyncRecord<'goals'>[] = [];
    for (const [name, keys] of this.#goals.periods()) {
      const [column, firstDate] = name.split(':');
      if (Number(column) !== columnId || (firstDate && (firstDate < from || firstDate > to))) continue;
      const entries = [...keys].flatMap((key) => this.#goals.get(key) ?? []);
      const shown = entries.filter((entry) => this.shown.hold(this.#goals.viewOf(entry)));
      found.push(...shown.map(({ record }) => record));
    }
    return found;
  }

  get goalCount(): number {
    return this.#goals.size;
  }

  /** Returns the records in the order in which they became unsent. */
  unsentRecords(): Iterable<SyncRecord> {
    return this.#unsent.values();
  }

  /** Calls each watcher once. */
  apply(put: readonly SyncRecord[], remove: readonly RecordRef[] = []): void {
    this.#version += 1;
    const touched = new Set<string>();
    for (const record of put) this.#put(record, touched);
    for (const ref of remove) this.#remove(ref, touched);
    this.#tell(touched);
  }

  #tell(touched: Set<string>): void {
    for (const topic of touched)
      if (topic.startsWith('climb/'))
        this.#goals.settleClimb(topic.slice('climb/'.length), touched.add('climbs'));
    for (const topic of touched) this.#lists.forget(topic);
    this.watchers.tell(touched);
  }

  #put(record: SyncRecord, touched: Set<string>): void {
    const ref = refKey(record);
    if (isUnsent(record)) this.#unsent.set(ref, record);
    else this.#unsent.delete(ref);
    touched.add('unsent');
    this.#names.add(record);
    this.#refile(record.table, record.id, record.key, touched);
    if (!isOf(record, 'goals')) {
      const others = this.#others.get(record.table) ?? new Map<string, SyncRecord>();
      this.#goals.fileComment(others.get(record.key), false, touched);
      this.#others.set(record.table, others.set(record.key, record));
      this.#goals.fileComment(record, true, touched);
      touched.add(`table/${record.table}`);
      if (record.table === 'climb_subscriptions') touched.add(`climb/${record.key}`);
      if (isOf(record, 'recurrences') && this.occurrences.setSeries(record.key, record))
        this.#touchSeries(touched);
      return;
    }
    if (this.#loadState === 'whole') {
      const before = this.#goals.get(record.key)?.record;
      for (const who of newlyConcerned(before, record)) touched.add(`concerns/${who}`);
    }
    this.#goals.put(record, touched);
  }

  #remove(ref: RecordRef, touched: Set<string>): void {
    this.#unsent.delete(refKey(ref));
    touched.add('unsent');
    if (ref.table !== 'goals') {
      const others = this.#others.get(ref.table);
      const other = others?.get(ref.key);
      this.#goals.fileComment(other, false, touched);
      others?.delete(ref.key);
      if (other) this.#forgetNames(other, touched);
      touched.add(`table/${ref.table}`);
      if (ref.table === 'climb_subscriptions') touched.add(`climb/${ref.key}`);
      if (ref.table === 'recurrences' && this.occurrences.setSeries(ref.key, null))
        this.#touchSeries(touched);
      return;
    }
    const removed = this.#goals.remove(ref.key, touched);
    if (removed) this.#forgetNames(removed, touched);
  }

  #forgetNames(record: SyncRecord, touched: Set<string>): void {
    this.#names.remove(record);
    this.#refile(record.table, record.key, record.id, touched);
  }

  /** Goals are filed under the key of a list or parent on this device, otherwise under its id. */
  #refile(table: string, from: string | null, to: string | null, touched: Set<string>): void {
    if (from === null || to === null || from === to || (table !== 'goals' && table !== 'buckets')) return;
    this.#goals.rename(table, from, to, touched);
  }

  /** Includes unedited occurrences. */
  goal(keyOrId: string): GoalView | undefined {
    return this.#lists.goal(this.keyOf(keyOrId));
  }

  goalsInPeriod(period: Period): readonly GoalView[] {
    return this.#lists.inPeriod(period);
  }

  subgoalsOf(key: string): readonly GoalView[] {
    return this.#lists.below(key);
  }

  goalsOnList(key: string): readonly GoalView[] {
    return this.#lists.onList(key);
  }

  nextUntouched(): Iterable<GoalView> {
    return this.#lists.nextUntouched();
  }

  seenGoals(): Iterable<GoalView> {
    return this.#lists.seen();
  }

  *shownGoals(): Iterable<GoalView> {
    for (const goal of this.seenGoals()) if (this.shown.hold(goal)) yield goal;
  }

  /**
   * Topics: `goal/…`, `period/…`, `subgoals/…`, `list/…`, `table/…`, `climb/…`, `climbs`, `concerns/…` (a person),
   * `series`, `goals`, `spaces`, `unsent`, `load`.
   */
  watch(topic: string, changed: () => void): Stop {
    return this.watchers.watch(topic, changed);
  }
}
