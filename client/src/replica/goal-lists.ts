import { compareInList, sequenceFields } from '@cairn/core/goals/list-order';
import { type Period, periodKey } from '@cairn/core/time/periods';
import type { GoalIndex } from './goal-index.ts';
import type { GoalView } from './goal-view.ts';
import type { Occurrences } from './occurrences.ts';
import type { ShownSpaces } from './shown-spaces.ts';
import { UntouchedViews } from './untouched-views.ts';

/** Sorted lists of goals. A list is the same object until its topic changes. */
export class GoalLists {
  readonly #goals: GoalIndex;
  readonly #occurrences: Occurrences;
  readonly #shown: ShownSpaces;
  readonly #untouched: UntouchedViews;
  readonly #lists = new Map<string, readonly GoalView[]>();

  constructor(goals: GoalIndex, occurrences: Occurrences, shown: ShownSpaces) {
    this.#untouched = new UntouchedViews(shown.isViewed);
    this.#goals = goals;
    this.#occurrences = occurrences;
    this.#shown = shown;
  }

  topics(): Iterable<string> {
    return this.#lists.keys();
  }

  forget(topic: string): void {
    this.#lists.delete(topic);
  }

  forgetAll(): void {
    this.#lists.clear();
  }

  goal(key: string): GoalView | undefined {
    const entry = this.#goals.get(key);
    if (entry) return entry.place ? this.#goals.viewOf(entry) : undefined;
    const untouched = this.#occurrences.byKey(key);
    return untouched && this.#untouched.of(untouched);
  }

  inPeriod(period: Period): readonly GoalView[] {
    const name = periodKey(period);
    const untouched = () => this.#occurrences.inPeriod(period).map(this.#untouched.of);
    return this.#listed(`period/${name}`, this.#goals.inPeriod(name), 'column', untouched);
  }

  below(parent: string): readonly GoalView[] {
    return this.#listed(`subgoals/${parent}`, this.#goals.below(parent), 'parent');
  }

  onList(list: string): readonly GoalView[] {
    return this.#listed(`list/${list}`, this.#goals.onList(list), 'bucket');
  }

  *nextUntouched(): Iterable<GoalView> {
    for (const record of this.#occurrences.next()) {
      const view = this.#untouched.of(record);
      if (this.#shown.hold(view)) yield view;
    }
  }

  /** Yields visible goals of all spaces, unsorted. */
  *seen(): Iterable<GoalView> {
    for (const entry of this.#goals.values()) {
      if (entry.place) yield this.#goals.viewOf(entry);
    }
  }

  #listed(
    topic: string,
    keys: ReadonlySet<string>,
    kind: keyof typeof sequenceFields,
    untouched: () => readonly GoalView[] = () => [],
  ): readonly GoalView[] {
    const kept = this.#lists.get(topic);
    if (kept) return kept;
    const goals: GoalView[] = [...untouched()];
    for (const key of keys) {
      const entry = this.#goals.get(key);
      if (entry?.place) goals.push(this.#goals.viewOf(entry));
    }
    const shown = kind === 'column' ? goals.filter(this.#shown.hold) : goals;
    const list = shown.toSorted(compareInList(sequenceFields[kind]));
    this.#lists.set(topic, list);
    return list;
  }
}
