import { searchable } from '../names/search.ts';

/** The start of an emoji's name after a colon. */
export interface TypedEmoji {
  /** Position of the colon. */
  readonly start: number;
  readonly query: string;
}

export interface NamedEmoji {
  readonly emoji: string;
  /** In the user's language. */
  readonly label: string;
  /** Folded by {@link searchable}, as `tags` are. */
  readonly name: string;
  readonly tags: readonly string[];
}

/** A blank before the colon excludes times and addresses; two letters after it exclude `:)` and `:D`. */
const beforeCaret = /(?<=^|[\s\uFFFC(]):(?<query>\p{L}[\p{L}\p{M}\p{N}_-]{1,29})$/u;

export function typedEmoji(textBeforeCaret: string): TypedEmoji | null {
  const found = beforeCaret.exec(textBeforeCaret);
  return found && { start: found.index, query: found.groups?.['query'] ?? '' };
}

const maxOffered = 8;

/** Returns the best matches first. Underscores count as blanks. */
export function emojiNamed(emojis: readonly NamedEmoji[], query: string): readonly NamedEmoji[] {
  const wanted = searchable(query).replaceAll('_', ' ');
  const ranked: NamedEmoji[][] = [[], [], [], [], []];
  for (const emoji of emojis) ranked[rankOf(emoji, wanted)]?.push(emoji);
  return ranked.flat().slice(0, maxOffered);
}

/** 0 for an equal name to 5 for no match. */
function rankOf({ name, tags }: NamedEmoji, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (tags.includes(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return tags.some((tag) => tag.startsWith(wanted)) ? 4 : 5;
}
