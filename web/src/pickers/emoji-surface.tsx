import { EmojiPicker, type EmojiPickerWords } from '@cairn/ui/emoji-picker';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import Car from 'lucide-react/icons/car';
import Coffee from 'lucide-react/icons/coffee';
import Flag from 'lucide-react/icons/flag';
import Hash from 'lucide-react/icons/hash';
import Leaf from 'lucide-react/icons/leaf';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Smile from 'lucide-react/icons/smile';
import Trophy from 'lucide-react/icons/trophy';
import { useMemo, useRef, useState } from 'react';
import { emojiMemory, rememberEmoji, rememberTone } from './emoji-memory.ts';
import type { EmojiNames } from './emoji-names.ts';

const pictures = [
  <Smile key="people" />,
  <Leaf key="nature" />,
  <Coffee key="food" />,
  <Car key="places" />,
  <Trophy key="activities" />,
  <Lightbulb key="objects" />,
  <Hash key="symbols" />,
  <Flag key="flags" />,
];

const wordsSpoken = (): EmojiPickerWords => ({
  search: m.emoji_search(),
  emojis: m.emoji_title(),
  categories: [
    m.emoji_people(),
    m.emoji_nature(),
    m.emoji_food(),
    m.emoji_places(),
    m.emoji_activities(),
    m.emoji_objects(),
    m.emoji_symbols(),
    m.emoji_flags(),
  ],
  recent: m.emoji_recent(),
  tone: m.emoji_tone(),
  tones: [
    m.emoji_tone_none(),
    m.emoji_tone_light(),
    m.emoji_tone_medium_light(),
    m.emoji_tone_medium(),
    m.emoji_tone_medium_dark(),
    m.emoji_tone_dark(),
  ],
  nothing: m.emoji_nothing(),
});

interface EmojiSurfaceProps {
  readonly names: EmojiNames;
  readonly anchor: Element;
  readonly onClose: () => void;
  /** Called after the picker has closed, so that the callback can move the focus. */
  readonly onPick: (emoji: string) => void;
}

export function EmojiSurface({ names, anchor, onClose, onPick }: EmojiSurfaceProps) {
  const [{ recent, tone }, setMemory] = useState(emojiMemory);
  const [before] = useState(() => document.activeElement);
  const picked = useRef<string | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const words = useMemo(() => wordsSpoken(), []);
  return (
    <Popover
      label={words.emojis}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={() => firstFocus(searchRef.current)}
      finalFocus={() => {
        const emoji = picked.current;
        if (emoji === null) return before instanceof HTMLElement ? before : null;
        picked.current = null;
        queueMicrotask(() => onPick(emoji));
        return false;
      }}
    >
      <EmojiPicker
        words={words}
        pictures={pictures}
        emojis={names.listed}
        recent={recent}
        tone={tone}
        searchRef={searchRef}
        onTone={(next) => {
          rememberTone(next);
          setMemory((memory) => ({ ...memory, tone: next }));
        }}
        onPick={(emoji) => {
          rememberEmoji(emoji);
          picked.current = emoji;
          onClose();
        }}
      />
    </Popover>
  );
}

/** Returns the search field, except on touch devices, where a keyboard would cover the emoji. */
function firstFocus(search: HTMLInputElement | null): HTMLElement | null {
  if (!matchMedia('(pointer: coarse)').matches) return search;
  return search?.parentElement?.querySelector('button') ?? null;
}
