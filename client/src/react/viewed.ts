import type { MoveTarget } from '@cairn/core/goals/list-order';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { mayAddTo } from '../goals/may-add-to.ts';
import { useSpaces } from './account.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** Whether the user may only read and comment in a space. */
export function useIsViewed(space: string): boolean {
  const { replica } = useCairn();
  return useWatched(replica, 'spaces', () => replica.isViewed(space));
}

/** Returns the spaces in which the user may write, in the user's order. */
export function useWritableSpaces(): readonly SpaceRow[] {
  const { replica } = useCairn();
  // Read again after a change of the user's role.
  useWatched(replica, 'table/memberships', () => replica.version);
  return useSpaces().filter(({ id }) => !replica.isViewed(id));
}

/** See {@link mayAddTo}. */
export function useMayAddTo(place: MoveTarget): boolean {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'spaces', () => mayAddTo(cairn, place));
}
