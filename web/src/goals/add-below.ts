import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { firstAndRest } from '@cairn/core/goals/first-and-rest';
import { goalPlaceOf } from '../drag/zones.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';

interface Pasted {
  readonly pasted: string;
  readonly goal: GoalView;
  readonly zone: string;
}

/** Adds a goal below for each pasted line but the first. */
export function addBelow(cairn: Cairn, { pasted, goal, zone }: Pasted): void {
  const text = firstAndRest(pasted)?.rest ?? '';
  warnUnlessSaved(addGoals(cairn, { text, place: goalPlaceOf(zone), position: { after: goal.key } }).saved);
}
