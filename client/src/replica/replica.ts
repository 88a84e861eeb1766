import { isOf, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { belowTables, type TableName } from '@cairn/core/sync/tables/all-tables';
import type { Period } from '@cairn/core/time/periods';
import type { Stop } from '../environment/environment.ts';
import { type ColumnRange, type RecordRef, refKey } from '../store/account-store.ts';
import { GoalIndex } from './goal-index.ts';
import { GoalLists } from './goal-lists.ts';
import type { GoalView } from './goal-view.ts';
import { LoadedRanges } from './loaded-ranges.ts';
import { newlyConcerned } from './newly-concerned.ts';
import { type Day, Occurrences } from './occurrences.ts';
import { RecordNames } from './record-names.ts';
import { ShownSpaces } from './shown-spaces.ts';
import { Watchers } from './watchers.ts';

/** What of the replica is in memory yet: nothing, some stretches of the time axis, or all of it. */
export type LoadState = 'opening' | 'whole';

/**
 * Everything of the account in memory: records by key, indexes over the goals, and who watches what.
 *
 * Reading never waits. Every list is made when first asked for, kept until one of its goals changes, and is the same
 * object until then, so that a screen sees at a glance that nothing happened.
 */
export class Replica {
  readonly watchers = new Watchers();
  /** What repeats, and the goals that nobody has touched yet. */
  readonly occurrences = new Occurrences((key) => this.#goals.get(key)?.record);
  #loadState: LoadState = 'opening';
  #version = 0;
  readonly #loaded = new LoadedRanges();
  readonly #shown = new ShownSpaces();
  readonly #names = new RecordNames();
  readonly #goals = new GoalIndex({
    occurrences: this.occurrences,
    keyOf: this.#names.keyOf,
    touchSeries: (touched) => this.#touchSeries(touched),
  });
  readonly #others = new Map<TableName, Map<string, SyncRecord>>();
  readonly #unsent = new Map<string, SyncRecord>();
  readonly #lists = new GoalLists(this.#goals, this.occurrences, this.#shown);

  get loadState(): LoadState {
    return this.#loadState;
  }

  /** Another number after each change, for who looks at more than a topic. */
  get version(): number {
    return this.#version;
  }

  /** Whether a period's goals are all in memory. */
  readonly holdsPeriod = (period: Period): boolean =>
    this.#loadState === 'whole' || this.#loaded.hold(period);

  /** Remembers that a stretch of a column was read from the disk. */
  markLoaded(range: ColumnRange): void {
    this.#loaded.add(range);
    this.watchers.tell(['load']);
  }

  /** Remembers that everything was read from the disk. */
  markWhole(): void {
    this.#loadState = 'whole';
    this.#version += 1;
    this.#lists.forgetAll();
    this.watchers.tell(['load', 'goals']);
  }

  /** The key behind a key or an id. */
  keyOf(keyOrId: string): string {
    return this.#names.keyOf(keyOrId);
  }

  record<Name extends TableName>(ref: RecordRef<Name>): SyncRecord<Name> | undefined;
  record(ref: RecordRef): SyncRecord | undefined {
    return ref.table === 'goals'
      ? this.#goals.get(ref.key)?.record
      : this.#others.get(ref.table)?.get(ref.key);
  }

  /** The record that a change begins with; that of an occurrence which nobody has touched is made of its series. */
  recordToChange<Name extends TableName>(ref: RecordRef<Name>): SyncRecord<Name> | undefined;
  recordToChange(ref: RecordRef): SyncRecord | undefined {
    return this.record(ref) ?? (ref.table === 'goals' ? this.occurrences.byKey(ref.key) : undefined);
  }

  /** Looks at what repeats from another day. */
  lookFrom(day: Day): void {
    if (!this.occurrences.lookFrom(day)) return;
    this.#version += 1;
    const touched = new Set<string>();
    this.#touchSeries(touched);
    this.#tell(touched);
  }

  /** Where goals stand by their time or are looked for, shows those of some spaces only; of all where it is null. */
  showSpaces(spaces: readonly string[] | null): void {
    if (!this.#shown.set(spaces)) return;
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

  /** The record that the server knows by this id. */
  recordById<Name extends TableName>(table: Name, id: string): SyncRecord<Name> | undefined {
    return this.record({ table, key: this.keyOf(id) });
  }

  /** All records of a table other than goals. */
  recordsOf<Name extends TableName>(table: Name): readonly SyncRecord<Name>[];
  recordsOf(table: TableName): readonly SyncRecord[] {
    return [...(this.#others.get(table)?.values() ?? [])];
  }

  /** The records of all that may be deleted together with something above it, hidden ones too. */
  *treeRecords(): Iterable<SyncRecord> {
    yield* this.goalRecords();
    for (const table of belowTables) yield* this.#others.get(table)?.values() ?? [];
  }

  /** All goals' records, hidden ones too. */
  *goalRecords(): Iterable<SyncRecord<'goals'>> {
    for (const entry of this.#goals.values()) yield entry.record;
  }

  /** The records of the goals to be seen in a stretch of a column. */
  goalsInRange({ columnId, from, to }: ColumnRange): readonly SyncRecord<'goals'>[] {
    const found: SyncRecord<'goals'>[] = [];
    for (const [name, keys] of this.#goals.periods()) {
      const [column, firstDate] = name.split(':');
      if (Number(column) !== columnId || (firstDate && (firstDate < from || firstDate > to))) continue;
      const entries = [...keys].flatMap((key) => this.#goals.get(key) ?? []);
      const shown = entries.filter((entry) => this.#shown.hold(this.#goals.viewOf(entry)));
      found.push(...shown.map(({ record }) => record));
    }
    return found;
  }

  /** How many goals' records are here. */
  get goalCount(): number {
    return this.#goals.size;
  }

  /** Records with something that has not reached the server, in the order in which they came to it. */
  unsentRecords(): Iterable<SyncRecord> {
    return this.#unsent.values();
  }

  /** Takes over changed records and tells the screens, once. */
  apply(put: readonly SyncRecord[], remove: readonly RecordRef[] = []): void {
    this.#version += 1;
    const touched = new Set<string>();
    for (const record of put) this.#put(record, touched);
    for (const ref of remove) this.#remove(ref, touched);
    this.#tell(touched);
  }

  #tell(touched: ReadonlySet<string>): void {
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

  /** What was filed by the id of a list or a goal before that was here is filed by its key, and by its id once it is gone. */
  #refile(table: string, from: string | null, to: string | null, touched: Set<string>): void {
    if (from === null || to === null || from === to || (table !== 'goals' && table !== 'buckets')) return;
    this.#goals.rename(table, from, to, touched);
  }

  /** A visible goal by key or id, also an untouched occurrence. */
  goal(keyOrId: string): GoalView | undefined {
    return this.#lists.goal(this.keyOf(keyOrId));
  }

  /** The goals of a period in the order of its list. */
  goalsInPeriod(period: Period): readonly GoalView[] {
    return this.#lists.inPeriod(period);
  }

  /** The subgoals of a goal, by its key, in their order. */
  subgoalsOf(key: string): readonly GoalView[] {
    return this.#lists.below(key);
  }

  /** The goals on a list of a board, by its key, in their order. */
  goalsOnList(key: string): readonly GoalView[] {
    return this.#lists.onList(key);
  }

  /** The next untouched occurrence of each series, in the shown spaces. */
  nextUntouched(): Iterable<GoalView> {
    return this.#lists.nextUntouched();
  }

  /** Every visible goal with a record, of all spaces, in no order. */
  seenGoals(): Iterable<GoalView> {
    return this.#lists.seen();
  }

  /** Every visible goal with a record, of the shown spaces, in no order. */
  *shownGoals(): Iterable<GoalView> {
    for (const goal of this.seenGoals()) if (this.#shown.hold(goal)) yield goal;
  }

  /** Calls `changed` when a topic is touched: `goal/…`, `period/…`, `subgoals/…`, `list/…`, `table/…`, `concerns/…` (a person), `series`, `goals`, `spaces`, `unsent`, `load`. */
  watch(topic: string, changed: () => void): Stop {
    return this.watchers.watch(topic, changed);
  }
}
