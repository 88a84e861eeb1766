import { readText, writeText } from '@cairn/client/device-text';
import { type SkinTone, skinTones } from '@cairn/ui/skin-tone';

/** What this device remembers for the next time an emoji is chosen. */
export interface EmojiMemory {
  /** The last ones, the newest first. */
  readonly recent: readonly string[];
  readonly tone: SkinTone;
}

const storageKey = 'cairn-emoji';
/** As many as stand in a row. */
const maxRecent = 9;
/** Longer than the longest emoji, in UTF-16 units. */
const longestEmoji = 40;

/** What is remembered; nothing where storage is switched off or holds something else. */
export function emojiMemory(): EmojiMemory {
  try {
    const kept = JSON.parse(readText(storageKey) ?? '{}') as { recent?: unknown; tone?: unknown } | null;
    const recent = Array.isArray(kept?.recent) ? kept.recent : [];
    return {
      recent: recent
        .filter((each) => typeof each === 'string' && each.length < longestEmoji)
        .slice(0, maxRecent),
      tone: skinTones.find((tone) => tone === kept?.tone) ?? 'none',
    };
  } catch {
    return { recent: [], tone: 'none' };
  }
}

/** Puts an emoji first among the last ones. */
export function rememberEmoji(emoji: string): void {
  const { recent, tone } = emojiMemory();
  remember({ recent: [emoji, ...recent.filter((each) => each !== emoji)].slice(0, maxRecent), tone });
}

export function rememberTone(tone: SkinTone): void {
  remember({ ...emojiMemory(), tone });
}

/** For who signs out: the next person sees nothing of it. */
export function forgetEmoji(): void {
  writeText(storageKey, null);
}

function remember(memory: EmojiMemory): void {
  writeText(storageKey, JSON.stringify(memory));
}
