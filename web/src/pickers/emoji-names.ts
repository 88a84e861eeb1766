import { searchable } from '@cairn/core/names/search';
import type { NamedEmoji } from '@cairn/core/notes/typed-emoji';
import type { ListedEmoji } from '@cairn/ui/emoji-picker';
import { languageSpoken } from '@cairn/words/language';
import { drawnVersion } from './drawn-emoji.ts';

/** Only emoji that this device can draw. */
export interface EmojiNames {
  readonly listed: readonly ListedEmoji[];
  readonly named: readonly NamedEmoji[];
}

const files = {
  en: () => import('virtual:emoji-names/en'),
  de: () => import('virtual:emoji-names/de'),
} as const;

let loading: Promise<EmojiNames> | null = null;

/** Rejects if loading fails; the next call retries. */
export function loadEmojiNames(): Promise<EmojiNames> {
  loading ??= read().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function read(): Promise<EmojiNames> {
  const { emojiRows } = await files[languageSpoken()]();
  const version = drawnVersion(emojiRows.map(([emoji, , since]) => [emoji, since]));
  const listed = emojiRows
    .filter(([, , since]) => since <= version)
    .map(([emoji, category, , label, tags, tones]) => ({
      emoji,
      category,
      label,
      tags: partsOf(tags),
      tones: partsOf(tones),
    }));
  const named = listed.map(({ emoji, label, tags }) => ({
    emoji,
    label,
    name: searchable(label),
    tags: tags.map(searchable),
  }));
  return { listed, named };
}

const partsOf = (joined: string) => (joined === '' ? [] : joined.split('|'));
