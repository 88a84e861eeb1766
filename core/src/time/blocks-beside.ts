import type { DayBlock } from './day-blocks.ts';

/** Where a block stands among those that overlap it. */
export interface Lane {
  /** Counted from the left, from 0. */
  readonly lane: number;
  /** How many stand side by side in its group. */
  readonly lanes: number;
}

/**
 * Blocks that overlap stand side by side: each in the first lane that is free when it begins, longer ones first where
 * they begin together. Blocks that are joined by overlaps share one count of lanes, so that they are equally wide.
 *
 * Answers lanes in the order of the blocks. What ends when another begins does not overlap it.
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
