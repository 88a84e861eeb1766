import { addGoals } from '@cairn/client/goals/add-goals';
import type { RowComposer } from '../goals/row-composer.ts';
import { firstAndRest } from '@cairn/core/goals/first-and-rest';
import { goalPlaceOf } from '../drag/zones.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';

/** Adds a goal below for each pasted line but the first. */
export const addBelow: RowComposer['addBelow'] = (cairn, { pasted, goal, zone }) => {
  const text = firstAndRest(pasted)?.rest ?? '';
  warnUnlessSaved(addGoals(cairn, { text, place: goalPlaceOf(zone), position: { after: goal.key } }).saved);
};
