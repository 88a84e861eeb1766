/** A stretch of a text, from its first character to the one after its last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What stands for a picture in the text of a note. */
export const embedMark = '\uFFFC';

/** A picture, what ends with a closing bracket, or what stands between blanks. */
const words = /\uFFFC|[^\s\uFFFC]*?[\])}]+|[^\s\uFFFC]+/gu;

/** Lines, for texts that are too long to be compared word by word. */
const lines = /\uFFFC|[^\n\uFFFC]+/gu;

/** How many pairs of words are compared at most: some hundredths of a second. */
const maxPairs = 4_000_000;

/** A word in one text and the same word in another. */
export interface CommonWord {
  readonly here: Stretch;
  readonly there: Stretch;
}

/**
 * The words that two texts have in common, in the order in which both have them: as many as there are.
 *
 * Blanks are not compared: they would join words that have nothing to do with each other. Texts of which too much
 * differs are compared line by line; where even that is too much, the middle of them has nothing in common.
 *
 * @param nameOf what tells one stretch of a text from another; pictures look alike in a text
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
 * The indexes of the elements that two lists have in common, in the order in which both have them. Lists that differ too
 * much are not compared in their middle: the result holds their common start and end only, and `isWhole` is false.
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

/** How many elements two lists or texts have in common at their start, and behind that at their end. */
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

/** The indexes of a longest common subsequence. */
function longestCommon(
  ours: readonly string[],
  theirs: readonly string[],
): readonly (readonly [number, number])[] {
  const width = theirs.length + 1;
  // How long it is for what is left from a place in either; the last row and column are zero.
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
