import { searchable } from '../names/search.ts';

/** The beginning of an emoji's name after a colon. */
export interface TypedEmoji {
  /** Position of the colon. */
  readonly start: number;
  readonly query: string;
}

export interface NamedEmoji {
  readonly emoji: string;
  /** In the user's language. */
  readonly label: string;
  /** Folded by {@link searchable}. */
  readonly name: string;
  /** Folded by {@link searchable}. */
  readonly tags: readonly string[];
}

/**
 * An emoji's name needs a blank before the colon, unlike times and addresses. After it are two letters, unlike `:)` and
 * `:D`.
 */
const beforeCaret = /(?<=^|[\s\uFFFC(]):(?<query>\p{L}[\p{L}\p{M}\p{N}_-]{1,29})$/u;

/** Returns the emoji name at the end of the text, or null. */
export function typedEmoji(textBeforeCaret: string): TypedEmoji | null {
  const found = beforeCaret.exec(textBeforeCaret);
  return found && { start: found.index, query: found.groups?.['query'] ?? '' };
}

const mostOffered = 8;

/** Returns the best matches first. Underscores count as blanks. */
export function emojiNamed(emojis: readonly NamedEmoji[], query: string): readonly NamedEmoji[] {
  const wanted = searchable(query).replaceAll('_', ' ');
  const ranked: NamedEmoji[][] = [[], [], [], [], []];
  for (const emoji of emojis) ranked[rankOf(emoji, wanted)]?.push(emoji);
  return ranked.flat().slice(0, mostOffered);
}

/** Returns how well an emoji matches: 0 is equal, 5 no match. */
function rankOf({ name, tags }: NamedEmoji, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (tags.includes(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return tags.some((tag) => tag.startsWith(wanted)) ? 4 : 5;
}
