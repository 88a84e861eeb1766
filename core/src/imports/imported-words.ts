import { maxTagLength } from '../tags/tags.ts';
import { storableText } from '../storable.ts';
import { withoutEnds } from '../without-ends.ts';

/** Replaced by a hyphen inside a label. */
const notInTags = /[\s\\#.,<>[\]{}()!?":;']+/gu;

/** Returns null if no character remains. */
export function tagFromLabel(label: string): string | null {
  const tag = withoutEnds(storableText(label).trim().replaceAll(notInTags, '-'), '-');
  const kept = tag.slice(0, maxTagLength).replace(/[\uD800-\uDBFF]$/u, '');
  return kept === '' ? null : kept;
}

export function oneLine(text: string): string {
  return storableText(text).replaceAll(/\s+/gu, ' ').trim();
}
