/** The number of goals that nobody has ordered. */
export const defaultSequenceNo = 2000;
/** PostgreSQL's largest integer. */
export const maxSequenceNo = 2_147_483_647;
/** Distance between numbers after renumbering, and to a new last member. */
export const sequenceStep = 100;
/** If neighbours are closer, the list is renumbered (docs/product.md, "Order"). */
const smallestGap = 2;

export interface Numbered {
  readonly key: string;
  readonly sequenceNo: number;
}

export interface Numbering {
  readonly inserted: readonly number[];
  /** Members with a new number; usually none. */
  readonly renumbered: readonly Numbered[];
}

export function cappedSequenceNo(number: number): number {
  return Math.min(maxSequenceNo, Math.max(-maxSequenceNo, Math.trunc(number)));
}

/**
 * Returns numbers for `count` members before `index` (docs/product.md, "Order"). At the end: last + 100; at
 * the start: first − 100; between: evenly spaced. Without room, or past the cap, the whole list is renumbered
 * in steps of 100.
 *
 * @param list in order, without the moved goal
 * @param index 0 to `list.length`
 */
export function numberedAt(list: readonly Numbered[], index: number, count = 1): Numbering {
  const before = list[index - 1]?.sequenceNo;
  const after = list[index]?.sequenceNo;
  const inserted: number[] = [];
  if (before === undefined && after === undefined) {
    for (let i = 0; i < count; i += 1) inserted.push(defaultSequenceNo + i * sequenceStep);
  } else if (after === undefined) {
    for (let i = 1; i <= count; i += 1) inserted.push((before as number) + i * sequenceStep);
  } else if (before === undefined) {
    for (let i = count; i >= 1; i -= 1) inserted.push(after - i * sequenceStep);
  } else {
    const gap = (after - before) / (count + 1);
    for (let i = 1; i <= count; i += 1) inserted.push(Math.floor(before + gap * i));
    if (gap < smallestGap) return renumberedWith(list, index, count);
  }
  const isWithinCap = inserted.every((number) => cappedSequenceNo(number) === number);
  return isWithinCap ? { inserted, renumbered: [] } : renumberedWith(list, index, count);
}

function renumberedWith(list: readonly Numbered[], index: number, count: number): Numbering {
  const numberAt = (position: number) => defaultSequenceNo + position * sequenceStep;
  return {
    inserted: Array.from({ length: count }, (_, i) => numberAt(index + i)),
    renumbered: list
      .map(({ key, sequenceNo }, i) => ({
        key,
        was: sequenceNo,
        sequenceNo: numberAt(i < index ? i : i + count),
      }))
      .filter((member) => member.was !== member.sequenceNo)
      .map(({ key, sequenceNo }) => ({ key, sequenceNo })),
  };
}
