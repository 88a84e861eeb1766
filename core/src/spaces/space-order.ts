import type { Instant } from '../goals/goal.ts';

export const unsetPlace = 2000;

export interface SpaceInOrder {
  readonly id: string;
  readonly sequenceNo: number;
  readonly createdDatetime: Instant;
}

/** Orders spaces by number, then age, then id, so that all devices agree. */
export function compareSpaces(one: SpaceInOrder, other: SpaceInOrder): number {
  return (
    one.sequenceNo - other.sequenceNo ||
    one.createdDatetime.localeCompare(other.createdDatetime) ||
    one.id.localeCompare(other.id)
  );
}
