import { untouchedDates } from '@cairn/core/recurrence/occurrence';
import { isOccurrenceDate, nextOccurrenceDate } from '@cairn/core/recurrence/occurrence-dates';
import { idStem, occurrenceGoalId, type OccurrenceOf, originalDateIn } from '@cairn/core/goals/occurrence-id';
import { openOccurrence, type SeriesGoal } from '@cairn/core/recurrence/open-occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { type SeenSeries, seenSeries, seriesOfDay } from '@cairn/core/recurrence/series-effect';
import { isRepeat } from '@cairn/core/sync/edited-record';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { type DateOnly, plusDays } from '@cairn/core/time/date-only';
import { dueDateOf, type Period, periodKey, periodOf } from '@cairn/core/time/periods';
import { KeySets } from './key-sets.ts';
import { UntouchedRecords } from './untouched-records.ts';
import { beginWishesOf, begunSeries, occurrenceIn, scopesOf, seenOccurrence } from './series-holders.ts';

export interface Day {
  readonly today: DateOnly;
  /** An IANA zone. */
  readonly zone: string;
}

interface Expanded {
  readonly series: RecurrenceRow;
  readonly date: DateOnly;
}

/**
 * Unedited occurrences exist only through their series. Series are expanded one stretch of time at a time,
 * when a screen first reads one of its periods, and again only when a series changes.
 */
export class Occurrences {
  readonly #goal: (key: string) => SyncRecord<'goals'> | undefined;
  readonly #told = new Map<string, SyncRecord<'recurrences'>>();
  readonly #holders = new Map<string, SyncRecord<'goals'>>();
  readonly #goals = new KeySets();
  readonly #goalsOfDay = new KeySets();
  #day: Day = { today: '2000-01-01', zone: 'UTC' };
  #seen: SeenSeries | null = null;
  readonly #stretches = new Map<string, ReadonlyMap<DateOnly, readonly Expanded[]>>();
  #open: ReadonlyMap<string, readonly Expanded[]> | null = null;
  #stems: ReadonlyMap<string, readonly RecurrenceRow[]> | null = null;
  readonly #records = new UntouchedRecords();

  constructor(goal: (key: string) => SyncRecord<'goals'> | undefined) {
    this.#goal = goal;
  }

  /** Returns whether occurrences may have changed. */
  lookFrom(day: Day): boolean {
    if (day.today === this.#day.today && day.zone === this.#day.zone) return false;
    if (day.zone !== this.#day.zone) this.#records.forget();
    this.#day = day;
    return this.#forget();
  }

  /**
   * Returns whether occurrences may have changed.
   *
   * @param record null if the series was removed
   */
  setSeries(key: string, record: SyncRecord<'recurrences'> | null): boolean {
    if (record) this.#told.set(key, record);
    else this.#told.delete(key);
    return this.#forget();
  }

  /**
   * Returns whether a whole series may have changed.
   *
   * @param topics receives the periods in which an occurrence may appear or disappear
   */
  file(record: SyncRecord<'goals'>, isThere: boolean, topics: Set<string>): boolean {
    const days = daysOf(record);
    const isHolder = this.#holds(record);
    if (days.length === 0 && !isHolder) return false;
    if (isHolder && isThere) this.#holders.set(record.key, record);
    else this.#holders.delete(record.key);
    let isSeriesTouched = isHolder && this.#forget();
    for (const { id, originalDate } of days) {
      this.#goals[isThere ? 'add' : 'delete'](id, record.key);
      this.#goalsOfDay[isThere ? 'add' : 'delete'](`${id}:${originalDate}`, record.key);
      const series = this.series(id, originalDate);
      if (series?.anchor === 'completion') {
        // The next occurrence depends on whether this goal is done.
        this.#open = null;
        isSeriesTouched = true;
      } else if (series) topics.add(`period/${periodKey(periodOf(series.columnId, originalDate))}`);
    }
    return isSeriesTouched;
  }

  #holds(record: SyncRecord): boolean {
    const { inflight, scoped, deletion, pending } = record;
    if (!inflight && !scoped && !deletion && !pending) return false;
    return scopesOf(record).length > 0 || beginWishesOf(record).length > 0;
  }

  #forget(): true {
    this.#seen = null;
    this.#stretches.clear();
    this.#open = null;
    this.#stems = null;
    return true;
  }

  get #all(): SeenSeries {
    if (this.#seen) return this.#seen;
    const added: RecurrenceRow[] = [];
    for (const record of this.#told.values()) if (isSeen(record)) added.push(seenFields(record));
    const begun: RecurrenceRow[] = [];
    for (const record of this.#holders.values())
      // A series in flight begins even if its first goal was deleted meanwhile.
      begun.push(...begunSeries(isSeen(record) ? record : { ...record, pending: null }));
    const scopes = [...this.#holders.values()].flatMap(scopesOf);
    const inOrder = scopes.toSorted((one, other) => (one.order < other.order ? -1 : 1));
    this.#seen = seenSeries(
      added,
      begun,
      inOrder.flatMap(({ effects }) => effects),
    );
    return this.#seen;
  }

  all(): Iterable<RecurrenceRow> {
    return this.#all.byId.values();
  }

  series(id: string, originalDate: DateOnly): RecurrenceRow | undefined {
    return seriesOfDay(this.#all, id, originalDate);
  }

  /** The local anchor, if the server does not have the series yet. */
  anchorOf(id: string): RecurrenceRow['anchor'] | undefined {
    return (this.#told.get(id)?.base ?? this.#all.byId.get(id))?.anchor;
  }

  isTold(id: string): boolean {
    return this.#told.has(id);
  }

  holders(): Iterable<SyncRecord<'goals'>> {
    return this.#holders.values();
  }

  goalsOf(id: string): ReadonlySet<string> {
    return this.#goals.of(id);
  }

  isTaken(id: string, originalDate: DateOnly, by: string): boolean {
    return [...this.#goalsOfDay.of(`${id}:${originalDate}`)].some((key) => key !== by);
  }

  touchedGoals(id: string): readonly string[] {
    const before = [...this.#all.nextAfter].filter(([, taken]) => taken.some((next) => next.id === id));
    const keys = new Set(
      [id, ...before.map(([former]) => former)].flatMap((one) => [...this.#goals.of(one)]),
    );
    return [...keys].filter((key) => {
      const record = this.#goal(key);
      const day = record && seenOccurrence(record);
      return day && this.series(day.id, day.originalDate)?.id === id;
    });
  }

  /** Returns occurrences that nobody has edited, unsorted. */
  inPeriod(period: Period): readonly SyncRecord<'goals'>[] {
    const { columnId } = period;
    if (columnId === 5 || this.#all.byId.size === 0) return none;
    const date = columnId === 1 ? period.firstDate : dueDateOf(period);
    const expanded = this.#stretch(columnId, date).get(date) ?? [];
    const open = this.#openOnes.get(periodKey(period)) ?? [];
    const found: SyncRecord<'goals'>[] = [];
    for (const { series, date: day } of [...expanded, ...open]) {
      const record = this.#record(series, day);
      if (!this.#isTouched(series.id, day, record.key)) found.push(record);
    }
    return found;
  }

  /** Returns the unedited occurrence that gets this key when it is edited. */
  byKey(key: string): SyncRecord<'goals'> | undefined {
    this.#stems ??= Map.groupBy(this.#all.byId.values(), ({ id }) => idStem(id));
    for (const series of this.#stems.get(idStem(key)) ?? []) {
      const date = originalDateIn(series.id, key);
      if (date !== null && this.#has(series, date, key)) return this.#record(series, date);
    }
    return undefined;
  }

  #has(series: RecurrenceRow, date: DateOnly, key: string): boolean {
    if (this.#isTouched(series.id, date, key)) return false;
    if (series.anchor === 'completion') return this.openDate(series) === date;
    return isOccurrenceDate(series, date) && !series.skippedDates.includes(date);
  }

  *next(): Iterable<SyncRecord<'goals'>> {
    for (const series of this.#all.byId.values()) {
      const date = series.anchor === 'completion' ? this.openDate(series) : this.#nextDate(series);
      if (date !== null) yield this.#record(series, date);
    }
  }

  #nextDate(series: RecurrenceRow): DateOnly | null {
    let date = nextOccurrenceDate(series, this.#day.today);
    while (date !== null && this.#isTouched(series.id, date, occurrenceGoalId(series.id, date)))
      date = nextOccurrenceDate(series, plusDays(date, 1));
    return date;
  }

  #isTouched(id: string, date: DateOnly, key: string): boolean {
    if (this.#goal(key) || this.#goalsOfDay.of(`${id}:${date}`).size > 0) return true;
    // Edited goals of a former series keep their dates in the series that continues it.
    for (const [before, taken] of this.#all.nextAfter)
      if (
        taken.some((next) => next.id === id && next.from <= date && !next.isMoved) &&
        this.#isTouchedIn(before, date)
      )
        return true;
    return false;
  }

  #isTouchedIn(id: string, date: DateOnly): boolean {
    return this.#isTouched(id, date, occurrenceGoalId(id, date));
  }

  /** A stretch is a month for days and weeks, a year for longer periods. */
  #stretch(columnId: Period['columnId'], date: DateOnly): ReadonlyMap<DateOnly, readonly Expanded[]> {
    const { firstDate, lastDate } = periodOf(columnId === 1 || columnId === 2 ? 3 : 4, date);
    const name = `${columnId}/${firstDate}`;
    const known = this.#stretches.get(name);
    if (known) return known;
    const range = { from: firstDate, to: lastDate, today: this.#day.today };
    const found = new Map<DateOnly, Expanded[]>();
    for (const series of this.#all.byId.values()) {
      if (series.columnId !== columnId || series.anchor === 'completion') continue;
      for (const date of untouchedDates(series, range, () => false)) {
        const others = found.get(date);
        if (others) others.push({ series, date });
        else found.set(date, [{ series, date }]);
      }
    }
    this.#stretches.set(name, found);
    return found;
  }

  get #openOnes(): ReadonlyMap<string, readonly Expanded[]> {
    if (this.#open) return this.#open;
    const open: Expanded[] = [];
    for (const series of this.#all.byId.values()) {
      const date = series.anchor === 'completion' ? this.openDate(series) : null;
      if (date !== null) open.push({ series, date });
    }
    this.#open = Map.groupBy(open, ({ series, date }) => periodKey(periodOf(series.columnId, date)));
    return this.#open;
  }

  /**
   * Returns the open occurrence's date in a series that counts from completion; null if that occurrence was
   * edited.
   */
  openDate(series: RecurrenceRow): DateOnly | null {
    const goals = [...this.#goals.of(series.id)].flatMap((key) => {
      const record = this.#goal(key);
      return (record && goalOfSeries(record, series.id)) ?? [];
    });
    return openOccurrence(series, goals, this.#day.today);
  }

  #record(series: RecurrenceRow, date: DateOnly): SyncRecord<'goals'> {
    return this.#records.of(series, date, this.#day.zone);
  }
}

const none: readonly SyncRecord<'goals'>[] = [];

/** Returns null if the goal occupies no date of the series. */
function goalOfSeries(record: SyncRecord<'goals'>, id: string): SeriesGoal | null {
  const own = daysOf(record).find((day) => day.id === id);
  if (!own) return null;
  const seen = seenFields(record).doneDate ?? null;
  const known = record.base?.doneDate ?? null;
  const day = seenOccurrence(record);
  const isBack = !record.base?.recurrence && isOnServer(record) && !isRepeat(day);
  const isGone = !isSeen(record) || day === null;
  return {
    originalDate: own.originalDate,
    // For a goal that the server knows as done, the server has moved the series on.
    doneDate: seen === known ? null : seen,
    isOpen: seen === null && !isGone,
    isGone,
    isReopened: (known !== null && seen === null) || isBack,
  };
}

/** Returns the dates that a goal occupies, by its row and by unsent edits. */
function daysOf({ base, inflight, pending, scoped }: SyncRecord<'goals'>): readonly OccurrenceOf[] {
  const stored = base?.recurrence ?? null;
  if (!inflight && !pending && !scoped) return stored ? [stored] : noDays;
  const days = stored ? [stored] : [];
  for (const typed of [inflight, ...(scoped ?? []), pending]) {
    const day = occurrenceIn(typed?.fields);
    const isKnown = days.some(({ id, originalDate }) => id === day?.id && originalDate === day.originalDate);
    if (day && !isKnown) days.push(day);
  }
  return days;
}

const noDays: readonly OccurrenceOf[] = [];
