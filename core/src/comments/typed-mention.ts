import { matchesWords, queryWords, searchable } from '../names/search.ts';

export interface TypedMention {
  readonly start: number;
  readonly query: string;
}

/** Matches an unfinished mention at the end of a text. An @ within a word is part of an address. */
const beforeCaret = /(?<![\p{L}\p{N}_.+-])@(?<query>[^\s\\#.,<>[\]{}()!?":;'@\uFFFC]{0,50})$/u;

/** Returns the mention at the end of the text, or null. An embed counts as U+FFFC. */
export function typedMention(textBeforeCaret: string): TypedMention | null {
  const found = beforeCaret.exec(textBeforeCaret);
  return found && { start: found.index, query: found.groups?.['query'] ?? '' };
}

/** Returns the members whose names match; an empty query matches everyone with a name. */
export function mentionableMembers<Member extends { readonly name: string }>(
  members: readonly Member[],
  query: string,
): readonly Member[] {
  const words = queryWords(query);
  if (query !== '' && words.length === 0) return [];
  return members
    .filter(({ name }) => name !== '' && matchesWords(words, searchable(name)))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
