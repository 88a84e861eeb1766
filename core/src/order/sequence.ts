/** The number a goal carries before anybody has ordered it. */
export const defaultSequenceNo = 2000;
/** The highest number a place may have; PostgreSQL's largest integer. */
export const maxSequenceNo = 2_147_483_647;
/** The distance between neighbours after a renumbering, and from the last to a new one. */
export const sequenceStep = 100;
/** Neighbours closer than this have no room between them, so their list is renumbered (docs/product.md 5.33). */
const smallestGap = 2;

/** A list's member and its number there. */
export interface Numbered {
  readonly key: string;
  readonly sequenceNo: number;
}

/** The numbers that put newcomers into a list, and the new numbers of those who had to make room. */
export interface Numbering {
  /** For each newcomer, in order. */
  readonly inserted: readonly number[];
  /** Only members whose number changes; empty when there was room. */
  readonly renumbered: readonly Numbered[];
}

/** A number within what the database holds; it is capped, not refused. */
export function cappedSequenceNo(number: number): number {
  return Math.min(maxSequenceNo, Math.max(-maxSequenceNo, Math.trunc(number)));
}

/**
 * The numbers for `count` newcomers placed before the member at `index` of an ordered list (docs/product.md 5.33).
 *
 * At the bottom: last + 100; at the top: first − 100; between: evenly spread. Where there is no room, or a number
 * would pass the cap, the whole list is renumbered in steps of 100.
 *
 * @param list the other members in the order the person sees, the moved goal left out
 * @param index 0 for the top, `list.length` for the bottom
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
