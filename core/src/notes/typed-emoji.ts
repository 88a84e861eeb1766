import { searchable } from '../names/search.ts';

/** A colon before the caret, and the beginning of an emoji's name that was typed behind it. */
export interface TypedEmoji {
  /** Where the colon stands in the text that was looked at. */
  readonly start: number;
  readonly query: string;
}

/** An emoji that can be asked for by its name. */
export interface NamedEmoji {
  readonly emoji: string;
  /** What it is called in the person's language. */
  readonly label: string;
  /** Its name through {@link searchable}. */
  readonly name: string;
  /** Further words for it, through {@link searchable}. */
  readonly tags: readonly string[];
}

/** Behind a blank, so that no time and no address is taken for one, and with two letters: `:)` and `:D` stay what they are. */
const beforeCaret = /(?<=^|[\s\uFFFC(]):(?<query>\p{L}[\p{L}\p{M}\p{N}_-]{1,29})$/u;

/** The emoji that is being typed at the end of a text; null where there is none. */
export function typedEmoji(textBeforeCaret: string): TypedEmoji | null {
  const found = beforeCaret.exec(textBeforeCaret);
  return found && { start: found.index, query: found.groups?.['query'] ?? '' };
}

/** How many are offered at most. */
const mostOffered = 8;

/** The emoji that a typed name may mean, the likeliest first; underscores count as blanks. */
export function emojiNamed(emojis: readonly NamedEmoji[], query: string): readonly NamedEmoji[] {
  const wanted = searchable(query).replaceAll('_', ' ');
  const ranked: NamedEmoji[][] = [[], [], [], [], []];
  for (const emoji of emojis) ranked[rankOf(emoji, wanted)]?.push(emoji);
  return ranked.flat().slice(0, mostOffered);
}

/** How near a name is to what was asked for: 0 for the same, from 5 on for another. */
function rankOf({ name, tags }: NamedEmoji, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (tags.includes(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return tags.some((tag) => tag.startsWith(wanted)) ? 4 : 5;
}
