import { matchesWords, queryWords, searchable } from '@cairn/core/goals/search';
import type { Cairn } from '../cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';

const searchableNames = new WeakMap<GoalView, string>();

/** The most results that are looked for: nobody reads further. */
const resultLimit = 100;

/**
 * Goals whose title holds every word of the query as the beginning of a word, accent- and case-blind.
 *
 * Open goals come before done ones, then the newest first (`product.md` 5.26). Works with no network, over all that
 * is on this device.
 */
export function searchGoals(cairn: Cairn, query: string): readonly GoalView[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const found: GoalView[] = [];
  const take = (goal: GoalView) => {
    if (goal.type === null && matchesWords(words, searchableNameOf(goal))) found.push(goal);
  };
  for (const goal of cairn.replica.seenGoals()) take(goal);
  // Of what repeats for ever the next is enough.
  for (const goal of cairn.replica.nextUntouched()) take(goal);
  return found.toSorted(byInterest).slice(0, resultLimit);
}

function searchableNameOf(goal: GoalView): string {
  let name = searchableNames.get(goal);
  if (name === undefined) {
    name = searchable(goal.name);
    searchableNames.set(goal, name);
  }
  return name;
}

function byInterest(one: GoalView, other: GoalView): number {
  const doneFirst = Number(one.doneDate !== null) - Number(other.doneDate !== null);
  return (
    doneFirst || (other.dueDate ?? '').localeCompare(one.dueDate ?? '') || one.key.localeCompare(other.key)
  );
}
