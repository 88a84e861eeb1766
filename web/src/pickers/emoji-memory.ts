import { readText, writeText } from '@cairn/client/device-text';
import { type SkinTone, skinTones } from '@cairn/ui/skin-tone';

export interface EmojiMemory {
  /** Newest first. */
  readonly recent: readonly string[];
  readonly tone: SkinTone;
}

const storageKey = 'cairn-emoji';
const maxRecent = 9;
/** In UTF-16 units, more than any emoji has. */
const longestEmoji = 40;

/** Defaults if storage is off or its content invalid. */
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

export function rememberEmoji(emoji: string): void {
  const { recent, tone } = emojiMemory();
  remember({ recent: [emoji, ...recent.filter((each) => each !== emoji)].slice(0, maxRecent), tone });
}

export function rememberTone(tone: SkinTone): void {
  remember({ ...emojiMemory(), tone });
}

function remember(memory: EmojiMemory): void {
  writeText(storageKey, JSON.stringify(memory));
}
