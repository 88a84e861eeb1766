import { SuggestionList } from '@cairn/ui/suggestion-list';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isComposing } from '../base/typing.ts';

interface Typed {
  /** Position of the @ or colon. */
  readonly start: number;
  readonly query: string;
}

interface SuggestionParts<Item> {
  readonly label: string;
  readonly typedIn: (textBeforeCaret: string) => Typed | null;
  readonly offeredFor: (query: string) => readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly draw: (item: Item) => ReactNode;
  readonly boxOf: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  readonly onChoose: (item: Item) => void;
}

export interface Suggestions {
  /** Called for each change of text or caret; null without a caret. Only typing opens the list. */
  readonly look: (textBeforeCaret: string | null, isTyping: boolean) => void;
  /** Returns whether the list used the key. */
  readonly press: (event: KeyboardEvent | ReactKeyboardEvent) => boolean;
  readonly aria: { readonly 'aria-controls'?: string; readonly 'aria-activedescendant'?: string };
  readonly list: ReactNode;
}

export function useSuggestions<Item>(parts: SuggestionParts<Item>): Suggestions {
  const { label, typedIn, offeredFor, keyOf, draw, boxOf, onChoose } = parts;
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const [refused, setRefused] = useState<number | null>(null);
  const offered = typed && typed.start !== refused ? offeredFor(typed.query) : [];
  const isOpen = offered.length > 0;
  const active = Math.min(activeIndex, offered.length - 1);

  const look = (textBeforeCaret: string | null, isTyping: boolean) => {
    const found = textBeforeCaret === null ? null : typedIn(textBeforeCaret);
    if (!found) {
      setTyped(null);
      setRefused(null);
    } else if (isTyping || found.start === typed?.start) {
      if (found.query !== typed?.query) setActiveIndex(0);
      setTyped(found);
    } else setTyped(null);
  };

  const choose = (index: number) => {
    const item = offered[index];
    setTyped(null);
    if (item !== undefined) onChoose(item);
  };

  const press = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isOpen || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return false;
    const turn = (by: number) => setActiveIndex((active + by + offered.length) % offered.length);
    if (event.key === 'ArrowDown') turn(1);
    else if (event.key === 'ArrowUp') turn(-1);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') setRefused(typed?.start ?? null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    look,
    press,
    aria: isOpen ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` } : {},
    list: isOpen && (
      <SuggestionList
        id={id}
        label={label}
        activeIndex={active}
        boxOf={boxOf}
        onChoose={choose}
        suggestions={offered.map((item) => ({ id: keyOf(item), content: draw(item) }))}
      />
    ),
  };
}

/** Each list opens at another character, so at most one is open. */
export function eitherOf(one: Suggestions, other: Suggestions): Suggestions {
  return {
    look: (textBeforeCaret, isTyping) => {
      one.look(textBeforeCaret, isTyping);
      other.look(textBeforeCaret, isTyping);
    },
    press: (event) => one.press(event) || other.press(event),
    aria: { ...one.aria, ...other.aria },
    list: (
      <>
        {one.list}
        {other.list}
      </>
    ),
  };
}
