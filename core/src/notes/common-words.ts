/** `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Stands for a picture in the text of a note. */
export const embedMark = '\uFFFC';

/** A picture, text up to a closing bracket, or text between blanks. */
const words = /\uFFFC|[^\s\uFFFC]*?[\])}]+|[^\s\uFFFC]+/gu;

/** Whole lines, for texts too long to compare by words. */
const lines = /\uFFFC|[^\n\uFFFC]+/gu;

/** Limits the comparison to some hundredths of a second. */
const maxPairs = 4_000_000;

export interface CommonWord {
  readonly here: Stretch;
  readonly there: Stretch;
}

/**
 * Returns the longest shared sequence of words. Spaces are not compared, since they would connect unrelated words. Long
 * differences are compared by line, or not at all.
 * @param nameOf identity of a stretch; distinguishes pictures
 */
export function commonWords(
  here: string,
  there: string,
  nameOf: (text: 'here' | 'there', at: Stretch) => string,
): readonly CommonWord[] {
  const byWord = common(stretchesOf(here, words), stretchesOf(there, words), nameOf);
  return byWord.isWhole
    ? byWord.pairs
    : common(stretchesOf(here, lines), stretchesOf(there, lines), nameOf).pairs;
}

function stretchesOf(text: string, pattern: RegExp): readonly Stretch[] {
  return [...text.matchAll(pattern)]
    .filter(([word]) => word.trim() !== '')
    .map(({ index, 0: word }) => ({ from: index, to: index + word.length }));
}

function common(
  here: readonly Stretch[],
  there: readonly Stretch[],
  nameOf: (text: 'here' | 'there', at: Stretch) => string,
): { readonly pairs: readonly CommonWord[]; readonly isWhole: boolean } {
  const { indexes, isWhole } = commonIndexes(
    here.map((at) => nameOf('here', at)),
    there.map((at) => nameOf('there', at)),
  );
  const pairs = indexes.map(([one, other]) => ({
    here: here[one] as Stretch,
    there: there[other] as Stretch,
  }));
  return { pairs, isWhole };
}

/**
 * Returns the shared elements in order. If the lists differ too much, returns only their common start and
 * end, and `isWhole` is false.
 */
export function commonIndexes(
  ours: readonly string[],
  theirs: readonly string[],
): { readonly indexes: readonly (readonly [number, number])[]; readonly isWhole: boolean } {
  const { start, end } = commonEnds(ours, theirs);
  const middle = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)] as const;
  const isWhole = middle[0].length * middle[1].length <= maxPairs;
  const indexes = [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...(isWhole ? longestCommon(...middle).map(([one, other]) => [start + one, start + other] as const) : []),
    ...Array.from(
      { length: end },
      (_, index) => [ours.length - end + index, theirs.length - end + index] as const,
    ),
  ];
  return { indexes, isWhole };
}

export function commonEnds(
  one: ArrayLike<string>,
  other: ArrayLike<string>,
): { readonly start: number; readonly end: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { start, end };
}

function longestCommon(
  ours: readonly string[],
  theirs: readonly string[],
): readonly (readonly [number, number])[] {
  const width = theirs.length + 1;
  // Lengths of the longest shared sequence from two positions on; the last row and column are 0.
  const lengths = new Uint32Array((ours.length + 1) * width);
  const lengthAt = (one: number, other: number) => lengths[one * width + other] as number;
  for (let one = ours.length - 1; one >= 0; one -= 1) {
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] =
        ours[one] === theirs[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  }
  const found: (readonly [number, number])[] = [];
  for (let one = 0, other = 0; one < ours.length && other < theirs.length;) {
    if (ours[one] === theirs[other]) {
      found.push([one, other]);
      one += 1;
      other += 1;
    } else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return found;
}
