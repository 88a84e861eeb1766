import { SuggestionList } from '@cairn/ui/suggestion-list';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isComposing } from '../base/typing.ts';

/** The beginning of a name before the caret, behind its sign. */
interface Typed {
  /** Where the sign stands in the text that was looked at. */
  readonly start: number;
  readonly query: string;
}

interface SuggestionParts<Item> {
  readonly label: string;
  readonly typedIn: (textBeforeCaret: string) => Typed | null;
  readonly offeredFor: (query: string) => readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly draw: (item: Item) => ReactNode;
  /** What the list stands beside. */
  readonly boxOf: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  readonly onChoose: (item: Item) => void;
}

export interface Suggestions {
  /** Looks at the text before the caret: it opens by typing only; null where there is no caret. */
  readonly look: (textBeforeCaret: string | null, isTyping: boolean) => void;
  /** Answers whether the key was for the list. */
  readonly press: (event: KeyboardEvent | ReactKeyboardEvent) => boolean;
  /** What the text that is written in says of it. */
  readonly aria: { readonly 'aria-controls'?: string; readonly 'aria-activedescendant'?: string };
  readonly list: ReactNode;
}

/** Offers what may be meant while a sign and the beginning of a name are typed. */
export function useSuggestions<Item>(parts: SuggestionParts<Item>): Suggestions {
  const { label, typedIn, offeredFor, keyOf, draw, boxOf, onChoose } = parts;
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  /** Where the sign stands that Escape was pressed at. */
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

/** Two kinds of names in one text; their signs differ, so that one list is open at most. */
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
