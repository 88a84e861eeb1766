import type { Instant } from '../goals/goal.ts';

/** The place of a space that nobody has put anywhere. */
export const unsetPlace = 2000;

/** What the order of somebody's spaces is made of. */
export interface SpaceInOrder {
  readonly id: string;
  readonly sequenceNo: number;
  readonly createdDatetime: Instant;
}

/** Somebody's spaces in their own order: by their numbers, then the older one first, so that every device agrees. */
export function compareSpaces(one: SpaceInOrder, other: SpaceInOrder): number {
  return (
    one.sequenceNo - other.sequenceNo ||
    one.createdDatetime.localeCompare(other.createdDatetime) ||
    one.id.localeCompare(other.id)
  );
}
