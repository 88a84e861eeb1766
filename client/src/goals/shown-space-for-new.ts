import type { Cairn } from '../cairn/cairn.ts';
import { activeSpacesOf } from '../replica/active-spaces.ts';

/**
 * Returns the user's own space if active, else the first active one to write in; null if the user may only read in all
 * active spaces.
 */
export function shownSpaceForNew(cairn: Cairn): string | null {
  const own = cairn.account.defaultSpaceId;
  const active = (activeSpacesOf(cairn) ?? [own]).filter((space) => !cairn.replica.isViewed(space));
  return active.includes(own) ? own : (active[0] ?? null);
}
