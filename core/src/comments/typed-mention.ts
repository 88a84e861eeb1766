import { matchesWords, queryWords, searchable } from '../names/search.ts';

export interface TypedMention {
  readonly start: number;
  readonly query: string;
}

/** An @ inside a word belongs to a mail address. */
const beforeCaret = /(?<![\p{L}\p{N}_.+-])@(?<query>[^\s\\#.,<>[\]{}()!?":;'@\uFFFC]{0,50})$/u;

/** An embed counts as U+FFFC. */
export function typedMention(textBeforeCaret: string): TypedMention | null {
  const found = beforeCaret.exec(textBeforeCaret);
  return found && { start: found.index, query: found.groups?.['query'] ?? '' };
}

/** An empty query matches all who have a name. */
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
