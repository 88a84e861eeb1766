import { stepPlaces, stepsDescriptor } from '@cairn/core/climbs/climb-shape';
import { type OwnClimb, ownClimbOf, ownClimbsOf } from '../climbs/own-climbs.ts';
import { useCairn } from './cairn-context.ts';
import { useIsWhole } from './use-is-whole.ts';
import { useRead } from './use-read.ts';
import { useWatched } from './use-watched.ts';

const ofClimbs = 'table/climbs load';

/** @param name a key, id or code */
export function useOwnClimb(
  name: string,
):
  | { readonly status: 'ready'; readonly climb: OwnClimb }
  | { readonly status: 'loading' | 'missing'; readonly climb: null } {
  const cairn = useCairn();
  const climb = useWatched(cairn.replica, ofClimbs, () => ownClimbOf(cairn, name));
  const isWhole = useIsWhole();
  if (climb) return { status: 'ready', climb };
  return { status: isWhole ? 'missing' : 'loading', climb: null };
}

/** Returns the newest first; null until the disk is loaded. */
export function useOwnClimbs(): readonly OwnClimbSummary[] | null {
  const cairn = useCairn();
  const climbs = useRead(ofClimbs, () => ownClimbsOf(cairn).map(summaryOf));
  const isWhole = useIsWhole();
  return isWhole || climbs.length > 0 ? climbs : null;
}

export type OwnClimbSummary = ReturnType<typeof summaryOf>;

/** Everything that a card shows, without the texts. */
function summaryOf(climb: OwnClimb) {
  const { steps } = climb;
  const shape = { places: stepPlaces(steps), descriptor: stepsDescriptor(steps) };
  return { ...climb, ...shape, steps: null, richDescription: null };
}
