import { folded } from '../folded.ts';

/** Longest tag that is kept, in UTF-16 units. */
export const maxTagLength = 100;

/** What ends a tag: whitespace and \ # . , < > [ ] { } ( ) ! ? " : ; '. */
const tagCharacters = String.raw`[^\s\\#.,<>[\]{}()!?":;']`;
const wholeTag = new RegExp(`^${tagCharacters}+$`, 'u');
/** A # in the middle of a word, as in an address, begins no tag. */
const tagInText = new RegExp(`(?<![^\\s([{"'])#(${tagCharacters}+)`, 'gu');

/** Whether a text is a tag, without its #. */
export function isTag(text: string): boolean {
  return text.length <= maxTagLength && wholeTag.test(text);
}

/** The tags that a text holds, each once, as it was written first. */
export function tagsIn(text: string): readonly string[] {
  return uniqueTags(tagStretches(text).map(({ tag }) => tag));
}

/** Where the tags of a text stand, their # included, also those that it holds twice. */
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

/** A list of tags with each once, whatever its case and accents: the first spelling stays. */
export function uniqueTags(tags: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const same = folded(tag);
    return seen.has(same) ? false : seen.add(same);
  });
}

/** The tags with one more at their end, or without it where it is among them, however it is spelled. */
export function toggledTag(tags: readonly string[], tag: string): readonly string[] {
  const others = tags.filter((one) => folded(one) !== folded(tag));
  return others.length < tags.length ? others : [...tags, tag];
}

/** Tags to which some were added, and from which some were taken, where others have changed them meanwhile. */
export function tagsFollowing(
  edited: readonly string[],
  shown: readonly string[],
  now: readonly string[],
): readonly string[] {
  const has = (tags: readonly string[], tag: string) => tags.some((one) => folded(one) === folded(tag));
  const left = now.filter((tag) => has(edited, tag) || !has(shown, tag));
  return uniqueTags([...left, ...edited.filter((tag) => !has(shown, tag))]);
}
