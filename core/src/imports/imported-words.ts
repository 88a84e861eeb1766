import { maxTagLength } from '../tags/tags.ts';
import { storableText } from '../storable.ts';
import { withoutEnds } from '../without-ends.ts';

/** Characters that tags cannot have. Within a label they become a hyphen. */
const notInTags = /[\s\\#.,<>[\]{}()!?":;']+/gu;

/** Converts a label to a tag; null if no character of the label can be in a tag. */
export function tagFromLabel(label: string): string | null {
  const tag = withoutEnds(storableText(label).trim().replaceAll(notInTags, '-'), '-');
  const kept = tag.slice(0, maxTagLength).replace(/[\uD800-\uDBFF]$/u, '');
  return kept === '' ? null : kept;
}

/** Returns the text on one line: line breaks become spaces. */
export function oneLine(text: string): string {
  return storableText(text).replaceAll(/\s+/gu, ' ').trim();
}
