import { folded } from '../folded.ts';

/** In UTF-16 units. */
export const maxTagLength = 100;

/** A tag ends at white space and at \ # . , < > [ ] { } ( ) ! ? " : ; '. */
const tagCharacters = String.raw`[^\s\\#.,<>[\]{}()!?":;']`;
const wholeTag = new RegExp(`^${tagCharacters}+$`, 'u');
/** A # inside a word, as in an address, begins no tag. */
const tagInText = new RegExp(`(?<![^\\s([{"'])#(${tagCharacters}+)`, 'gu');

/** @param text without the # */
export function isTag(text: string): boolean {
  return text.length <= maxTagLength && wholeTag.test(text);
}

/** Returns the tags in a text without duplicates, each in its first spelling. */
export function tagsIn(text: string): readonly string[] {
  return uniqueTags(tagStretches(text).map(({ tag }) => tag));
}

/** Returns the positions of tags, including the # and duplicates. */
export function tagStretches(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly tag: string }[] {
  return [...text.matchAll(tagInText)]
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      tag: found[1] as string,
    }))
    .filter(({ tag }) => isTag(tag));
}

/** Removes duplicates, ignoring case and accents. The first spelling stays. */
export function uniqueTags(tags: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const same = folded(tag);
    return seen.has(same) ? false : seen.add(same);
  });
}

export function toggledTag(tags: readonly string[], tag: string): readonly string[] {
  const others = tags.filter((one) => folded(one) !== folded(tag));
  return others.length < tags.length ? others : [...tags, tag];
}

/** Applies the user's changes, from `shown` to `edited`, to the current tags. */
export function tagsFollowing(
  edited: readonly string[],
  shown: readonly string[],
  now: readonly string[],
): readonly string[] {
  const has = (tags: readonly string[], tag: string) => tags.some((one) => folded(one) === folded(tag));
  const remaining = now.filter((tag) => has(edited, tag) || !has(shown, tag));
  return uniqueTags([...remaining, ...edited.filter((tag) => !has(shown, tag))]);
}
