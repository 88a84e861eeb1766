import type { MoveTarget } from '@cairn/core/goals/list-order';
import type { Cairn } from '../cairn/cairn.ts';
import { listRecord } from '../replica/lists-on.ts';
import { shownSpaceForNew } from './shown-space-for-new.ts';

/** @param named the space if neither a parent nor a list decides it */
export function spaceOfPlace(cairn: Cairn, place: MoveTarget, named?: string): string {
  const above =
    'parent' in place
      ? cairn.replica.goal(place.parent)?.space
      : 'list' in place && listRecord(cairn, place.list)?.scope;
  return above || (named ?? spaceForNewGoals(cairn));
}

/** Returns the shown space for new goals, else the user's own space. */
export function spaceForNewGoals(cairn: Cairn): string {
  return shownSpaceForNew(cairn) ?? cairn.account.defaultSpaceId;
}
