import type { DayBlock } from './day-blocks.ts';

export interface Lane {
  /** Counted from the left, from 0. */
  readonly lane: number;
  /** Number of lanes that share the width. */
  readonly lanes: number;
}

/**
 * Gives overlapping blocks lanes side by side; if several begin together, the longest comes first. Blocks
 * connected by overlaps have equally wide lanes. The result is in the order of `blocks`.
 */
export function lanesOf(blocks: readonly DayBlock[]): readonly Lane[] {
  const order = blocks
    .map((block, index) => ({ ...block, index }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to || one.index - other.index);
  const lanes: { lane: number; lanes: number }[] = blocks.map(() => ({ lane: 0, lanes: 1 }));
  let group: { lane: number; lanes: number }[] = [];
  let ends: number[] = [];
  for (const { from, to, index } of order) {
    if (ends.every((end) => end <= from)) [group, ends] = [[], []];
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    const place = lanes[index] as { lane: number; lanes: number };
    place.lane = lane;
    group.push(place);
    for (const each of group) each.lanes = ends.length;
  }
  return lanes;
}
