import { matchesWords, queryWords, searchable } from '../names/search.ts';

/** An @ before the caret, and what was typed behind it. */
export interface TypedMention {
  /** Where the @ stands in the text that was looked at. */
  readonly start: number;
  readonly query: string;
}

/** These signs end a mention. An @ within a word belongs to an address. */
const beforeCaret = /(?<![\p{L}\p{N}_.+-])@(?<query>[^\s\\#.,<>[\]{}()!?":;'@\uFFFC]{0,50})$/u;

/** The mention that is being typed at the end of a text; null where there is none. An embed in it counts as U+FFFC. */
export function typedMention(textBeforeCaret: string): TypedMention | null {
  const found = beforeCaret.exec(textBeforeCaret);
  return found && { start: found.index, query: found.groups?.['query'] ?? '' };
}

/** The members whom a query may mean, by name; everybody who has a name for an empty one. */
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
