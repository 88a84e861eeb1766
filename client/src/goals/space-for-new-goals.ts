import type { MoveTarget } from '@cairn/core/goals/list-order';
import type { Cairn } from '../cairn/cairn.ts';
import { activeSpacesOf } from '../replica/active-spaces.ts';
import { listRecord } from '../replica/lists-on.ts';

/** @param named the space if neither a parent nor a list decides it */
export function spaceOfPlace(cairn: Cairn, place: MoveTarget, named?: string): string {
  const above =
    'parent' in place
      ? cairn.replica.goal(place.parent)?.space
      : 'list' in place && listRecord(cairn, place.list)?.scope;
  return above || (named ?? spaceForNewGoals(cairn));
}

/** Returns the user's own space if active, otherwise the first active space. */
export function spaceForNewGoals(cairn: Cairn): string {
  const own = cairn.account.defaultSpaceId;
  const active = activeSpacesOf(cairn) ?? [own];
  return active.includes(own) ? own : (active[0] ?? own);
}
