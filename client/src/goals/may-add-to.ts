import type { MoveTarget } from '@cairn/core/goals/list-order';
import type { Cairn } from '../cairn/cairn.ts';
import { shownSpaceForNew } from './shown-space-for-new.ts';
import { spaceOfPlace } from './space-for-new-goals.ts';

/** Whether a new goal is allowed there, and shown. */
export function mayAddTo(cairn: Cairn, place: MoveTarget): boolean {
  return 'columnId' in place
    ? shownSpaceForNew(cairn) !== null
    : !cairn.replica.isViewed(spaceOfPlace(cairn, place));
}
