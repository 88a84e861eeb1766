import { compareInList, sequenceFields } from '@cairn/core/goals/list-order';
import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import { isOf, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { belowTables, type TableName } from '@cairn/core/sync/tables/all-tables';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { type Period, periodKey } from '@cairn/core/time/periods';
import type { Stop } from '../environment/environment.ts';
import { type ColumnRange, type RecordRef, refKey } from '../store/account-store.ts';
import { countsBelow, type GoalEntry, KeySets, placeOf } from './goal-index.ts';
import { type GoalView, goalViewOf, type SubgoalCounts } from './goal-view.ts';
import { LeavingGoals } from './leaving-space.ts';
import { LoadedRanges } from './loaded-ranges.ts';
import { newlyConcerned } from './newly-concerned.ts';
import { type Day, Occurrences } from './occurrences.ts';
import { ShownSpaces } from './shown-spaces.ts';
import { UntouchedViews } from './untouched-views.ts';
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
  readonly #goals = new Map<string, GoalEntry>();
  readonly #others = new Map<TableName, Map<string, SyncRecord>>();
  readonly #keysById = new Map<string, string>();
  readonly #byPeriod = new KeySets();
  readonly #byParent = new KeySets();
  readonly #byList = new KeySets();
  /** Comments by their goal. */
  readonly #said = new KeySets();
  readonly #unsent = new Map<string, SyncRecord>();
  readonly #leaving = new LeavingGoals();
  readonly #lists = new Map<string, readonly GoalView[]>();
  readonly #untouched = new UntouchedViews();

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
    this.#lists.clear();
    this.watchers.tell(['load', 'goals']);
  }

  /** The key behind a key or an id. */
  keyOf(keyOrId: string): string {
    const occurrence = keyOrId.startsWith('r') ? recurrenceRefFrom(keyOrId) : null;
    if (occurrence?.kind === 'occurrence')
      return this.keyOf(occurrenceGoalId(occurrence.id, occurrence.originalDate));
    return this.#keysById.get(keyOrId) ?? keyOrId;
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
    for (const topic of this.#lists.keys()) if (topic.startsWith('period/')) touched.add(topic);
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
    for (const [name, keys] of this.#byPeriod) {
      const [column, firstDate] = name.split(':');
      if (Number(column) !== columnId || (firstDate && (firstDate < from || firstDate > to))) continue;
      const entries = [...keys].flatMap((key) => this.#goals.get(key) ?? []);
      found.push(...entries.filter((one) => this.#shown.hold(this.#viewOf(one))).map(({ record }) => record));
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
    for (const topic of touched) this.#lists.delete(topic);
    this.watchers.tell(touched);
  }

  #put(record: SyncRecord, touched: Set<string>): void {
    const ref = refKey(record);
    if (isUnsent(record)) this.#unsent.set(ref, record);
    else this.#unsent.delete(ref);
    touched.add('unsent');
    this.#keysById.delete(record.key);
    for (const name of [record.id, record.tempId])
      if (name !== null && name !== record.key) this.#keysById.set(name, record.key);
    this.#refile(record.table, record.id, record.key, touched);
    if (!isOf(record, 'goals')) {
      const others = this.#others.get(record.table) ?? new Map<string, SyncRecord>();
      this.#fileComment(others.get(record.key), false, touched);
      this.#others.set(record.table, others.set(record.key, record));
      this.#fileComment(record, true, touched);
      touched.add(`table/${record.table}`);
      if (isOf(record, 'recurrences') && this.occurrences.setSeries(record.key, record))
        this.#touchSeries(touched);
      return;
    }
    const before = this.#goals.get(record.key);
    if (this.#loadState === 'whole')
      for (const who of newlyConcerned(before?.record, record)) touched.add(`concerns/${who}`);
    if (before) this.#unfile(record.key, before, touched);
    this.#file(record.key, { record, place: placeOf(record), view: null }, touched);
    for (const below of this.#leaving.note(record.key, record, this.#byParent))
      this.#touchRow(below, touched);
  }

  #remove(ref: RecordRef, touched: Set<string>): void {
    this.#unsent.delete(refKey(ref));
    touched.add('unsent');
    if (ref.table !== 'goals') {
      const others = this.#others.get(ref.table);
      const other = others?.get(ref.key);
      this.#fileComment(other, false, touched);
      others?.delete(ref.key);
      if (other) this.#forgetNames(other, touched);
      touched.add(`table/${ref.table}`);
      if (ref.table === 'recurrences' && this.occurrences.setSeries(ref.key, null))
        this.#touchSeries(touched);
      return;
    }
    const entry = this.#goals.get(ref.key);
    if (!entry) return;
    this.#unfile(ref.key, entry, touched);
    this.#goals.delete(ref.key);
    for (const below of this.#leaving.note(ref.key, null, this.#byParent)) this.#touchRow(below, touched);
    this.#forgetNames(entry.record, touched);
  }

  /** The same thing may come back from the server as a record of its own: what names it, by its key too, is filed by its id. */
  #forgetNames({ table, key, id, tempId }: SyncRecord, touched: Set<string>): void {
    for (const name of [id, tempId])
      if (name !== null && this.#keysById.get(name) === key) this.#keysById.delete(name);
    if (id !== null && id !== key) this.#keysById.set(key, id);
    this.#refile(table, key, id, touched);
  }

  #file(key: string, entry: GoalEntry, touched: Set<string>): void {
    this.#goals.set(key, entry);
    touched.add(`goal/${key}`).add('goals');
    if (this.occurrences.file(entry.record, true, touched)) this.#touchSeries(touched);
    if (entry.place?.period) {
      this.#byPeriod.add(entry.place.period, key);
      touched.add(`period/${entry.place.period}`);
    }
    if (entry.place?.parent) this.#touchParent(entry.place.parent, key, true, touched);
    if (entry.place?.bucket) this.#touchList(entry.place.bucket, key, true, touched);
  }

  #unfile(key: string, entry: GoalEntry, touched: Set<string>): void {
    touched.add(`goal/${key}`).add('goals');
    if (this.occurrences.file(entry.record, false, touched)) this.#touchSeries(touched);
    if (entry.place?.period) {
      this.#byPeriod.delete(entry.place.period, key);
      touched.add(`period/${entry.place.period}`);
    }
    if (entry.place?.parent) this.#touchParent(entry.place.parent, key, false, touched);
    if (entry.place?.bucket) this.#touchList(entry.place.bucket, key, false, touched);
  }

  /** Files a child below its parent; the parent's row shows how many there are, so it is made anew too. */
  #touchParent(parentRef: string, child: string, isThere: boolean, touched: Set<string>): void {
    const parentKey = this.keyOf(parentRef);
    this.#byParent.file(parentKey, child, isThere);
    touched.add(`subgoals/${parentKey}`);
    this.#touchRow(parentKey, touched);
  }

  #touchList(listRef: string, goal: string, isThere: boolean, touched: Set<string>): void {
    const list = this.keyOf(listRef);
    this.#byList.file(list, goal, isThere);
    touched.add(`list/${list}`);
  }

  /** What was filed by the id of a list or a goal before that was here is filed by its key, and by its id once it is gone. */
  #refile(table: string, from: string | null, to: string | null, touched: Set<string>): void {
    if (from === null || to === null || from === to || (table !== 'goals' && table !== 'buckets')) return;
    const [sets, topic] = table === 'goals' ? [this.#byParent, 'subgoals'] : [this.#byList, 'list'];
    const goals = sets.rename(from, to);
    if (table === 'goals') this.#said.rename(from, to);
    for (const goal of goals) this.#touchRow(goal, touched);
    if (goals.length > 0) touched.add(`${topic}/${from}`).add(`${topic}/${to}`);
  }

  /** Files a comment below its goal; that one's row shows how many there are, too. */
  #fileComment(record: SyncRecord | undefined, isThere: boolean, touched: Set<string>): void {
    if (!record || !isOf(record, 'comments') || !isSeen(record)) return;
    const goal = this.keyOf(seenFields(record).goal);
    this.#said.file(goal, record.key, isThere);
    this.#touchRow(goal, touched);
  }

  #touchRow(key: string, touched: Set<string>): void {
    touched.add(`goal/${key}`);
    const entry = this.#goals.get(key);
    if (!entry) return;
    entry.view = null;
    if (entry.place?.period) touched.add(`period/${entry.place.period}`);
    if (entry.place?.parent) touched.add(`subgoals/${this.keyOf(entry.place.parent)}`);
    if (entry.place?.bucket) touched.add(`list/${this.keyOf(entry.place.bucket)}`);
  }

  /** A goal by key or id; undefined when it is not here, or not to be seen. */
  goal(keyOrId: string): GoalView | undefined {
    const key = this.keyOf(keyOrId);
    const entry = this.#goals.get(key);
    if (entry) return entry.place ? this.#viewOf(entry) : undefined;
    const untouched = this.occurrences.byKey(key);
    return untouched && this.#untouched.of(untouched);
  }

  /** A period's goals in the order of the list. */
  goalsInPeriod(period: Period): readonly GoalView[] {
    const name = periodKey(period);
    const untouched = () => this.occurrences.inPeriod(period).map(this.#untouched.of);
    return this.#listed(`period/${name}`, this.#byPeriod.of(name), 'column', untouched);
  }

  /** A goal's subgoals in the order of the list. */
  subgoalsOf(key: string): readonly GoalView[] {
    return this.#listed(`subgoals/${key}`, this.#byParent.of(key), 'parent');
  }

  /** The goals on a list of a board, in its order. */
  goalsOnList(key: string): readonly GoalView[] {
    return this.#listed(`list/${key}`, this.#byList.of(key), 'bucket');
  }

  /** Of each series the next occurrence that nobody has touched. */
  *nextUntouched(): Iterable<GoalView> {
    for (const record of this.occurrences.next()) {
      const view = this.#untouched.of(record);
      if (this.#shown.hold(view)) yield view;
    }
  }

  /** Every goal that may be seen and has been touched, of all spaces, in no order. */
  *seenGoals(): Iterable<GoalView> {
    for (const entry of this.#goals.values()) {
      if (entry.place) yield this.#viewOf(entry);
    }
  }

  /** The same of the spaces that are shown. */
  *shownGoals(): Iterable<GoalView> {
    for (const goal of this.seenGoals()) if (this.#shown.hold(goal)) yield goal;
  }

  /** Calls `changed` when a topic is touched: `goal/…`, `period/…`, `subgoals/…`, `list/…`, `table/…`, `concerns/…` (a person), `series`, `goals`, `spaces`, `unsent`, `load`. */
  watch(topic: string, changed: () => void): Stop {
    return this.watchers.watch(topic, changed);
  }

  #listed(
    topic: string,
    keys: ReadonlySet<string>,
    kind: 'column' | 'parent' | 'bucket',
    untouched: () => readonly GoalView[] = () => [],
  ): readonly GoalView[] {
    const kept = this.#lists.get(topic);
    if (kept) return kept;
    const goals: GoalView[] = [...untouched()];
    for (const key of keys) {
      const entry = this.#goals.get(key);
      if (entry?.place) goals.push(this.#viewOf(entry));
    }
    const shown = kind === 'column' ? goals.filter(this.#shown.hold) : goals;
    const list = shown.toSorted(compareInList(sequenceFields[kind]));
    this.#lists.set(topic, list);
    return list;
  }

  #viewOf(entry: GoalEntry): GoalView {
    if (entry.view) return entry.view;
    const { parent = null, bucket = null } = entry.place ?? {};
    const space = this.#leaving.spaceOf(entry.record.key, (key) => this.#parentOf(key));
    entry.view = goalViewOf(
      entry.record,
      {
        parent: parent === null ? null : this.keyOf(parent),
        bucketId: bucket === null ? null : this.keyOf(bucket),
        ...(space !== undefined && { space }),
      },
      this.#countSubgoals(entry.record.key),
      this.#said.of(entry.record.key).size,
    );
    return entry.view;
  }

  #parentOf(key: string): string | null {
    const parent = this.#goals.get(key)?.place?.parent ?? null;
    return parent === null ? null : this.keyOf(parent);
  }

  #countSubgoals(key: string): SubgoalCounts {
    return countsBelow(this.#byParent.of(key), (child) => this.#goals.get(child)?.place);
  }
}
