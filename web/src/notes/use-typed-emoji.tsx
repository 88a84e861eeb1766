import { emojiNamed, type NamedEmoji, typedEmoji } from '@cairn/core/notes/typed-emoji';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { rememberEmoji } from '../pickers/emoji-memory.ts';
import { loadEmojiNames } from '../pickers/emoji-names.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.tsx';

interface TypedEmojiParts {
  readonly boxOf: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  readonly onChoose: (emoji: string) => void;
}

const none: readonly NamedEmoji[] = [];

/** The names are loaded at the first colon. */
export function useTypedEmoji({ boxOf, onChoose }: TypedEmojiParts): Suggestions {
  const [emojis, setEmojis] = useState(none);
  const suggestions = useSuggestions({
    label: m.emoji_typed(),
    typedIn: typedEmoji,
    offeredFor: (query) => emojiNamed(emojis, query),
    keyOf: ({ emoji }) => emoji,
    draw: ({ emoji, label }) => (
      <>
        <span aria-hidden="true">{emoji}</span>
        {label}
      </>
    ),
    boxOf,
    onChoose: ({ emoji }) => {
      rememberEmoji(emoji);
      onChoose(emoji);
    },
  });
  return {
    ...suggestions,
    look: (textBeforeCaret, isTyping) => {
      if (isTyping && emojis === none && typedEmoji(textBeforeCaret ?? '') !== null)
        // Without the names, nothing is offered.
        loadEmojiNames().then(
          ({ named }) => setEmojis(named),
          () => undefined,
        );
      suggestions.look(textBeforeCaret, isTyping);
    },
  };
}
