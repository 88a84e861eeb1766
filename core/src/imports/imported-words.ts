import { maxTagLength } from '../tags/tags.ts';
import { storableText } from '../storable.ts';
import { withoutEnds } from '../without-ends.ts';

/** What no tag may hold; a space or a comma within a label becomes a hyphen. */
const notInTags = /[\s\\#.,<>[\]{}()!?":;']+/gu;

/** The tag that says what a label says; null where nothing of it can stand in one. */
export function tagFromLabel(label: string): string | null {
  const tag = withoutEnds(storableText(label).trim().replaceAll(notInTags, '-'), '-');
  const kept = tag.slice(0, maxTagLength).replace(/[\uD800-\uDBFF]$/u, '');
  return kept === '' ? null : kept;
}

/** A text of one line: what breaks it becomes a space. */
export function oneLine(text: string): string {
  return storableText(text).replaceAll(/\s+/gu, ' ').trim();
}
