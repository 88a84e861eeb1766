import type { MembershipRow } from '@cairn/contract/spaces';
import { mentionableMembers, type TypedMention, typedMention } from '@cairn/core/comments/typed-mention';
import { Avatar } from '@cairn/ui/avatar';
import { SuggestionList } from '@cairn/ui/suggestion-list';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isComposing } from '../../shell/typing.ts';

interface MentionPickerParts {
  readonly members: readonly MembershipRow[];
  /** What the picker stands beside. */
  readonly boxOf: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  readonly onChoose: (member: MembershipRow) => void;
}

export interface MentionPicker {
  /** Looks at the text before the caret: it opens by typing only; null where there is no caret. */
  readonly look: (textBeforeCaret: string | null, isTyping: boolean) => void;
  /** Answers whether the key was for the picker. */
  readonly press: (event: KeyboardEvent | ReactKeyboardEvent) => boolean;
  /** What the text that is written in says of it. */
  readonly aria: { readonly 'aria-controls'?: string; readonly 'aria-activedescendant'?: string };
  readonly list: ReactNode;
}

/** Offers the members of a space while an @ and a name are typed. */
export function useMentionPicker({ members, boxOf, onChoose }: MentionPickerParts): MentionPicker {
  const id = useId();
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  /** Where the @ stands that Escape was pressed at. */
  const [refused, setRefused] = useState<number | null>(null);
  const offered = typed && typed.start !== refused ? mentionableMembers(members, typed.query) : [];
  const isOpen = offered.length > 0;
  const active = Math.min(activeIndex, offered.length - 1);

  const look = (textBeforeCaret: string | null, isTyping: boolean) => {
    const found = textBeforeCaret === null ? null : typedMention(textBeforeCaret);
    if (!found) {
      setTyped(null);
      setRefused(null);
    } else if (isTyping || found.start === typed?.start) {
      if (found.query !== typed?.query) setActiveIndex(0);
      setTyped(found);
    } else setTyped(null);
  };

  const choose = (index: number) => {
    const member = offered[index];
    setTyped(null);
    if (member) onChoose(member);
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
        label={m.mention_members()}
        activeIndex={active}
        boxOf={boxOf}
        onChoose={choose}
        suggestions={offered.map(({ id: key, name, image }) => ({
          id: key,
          content: (
            <>
              <Avatar name={name} image={image} />
              <span dir="auto">{name}</span>
            </>
          ),
        }))}
      />
    ),
  };
}

/** What a rich text holds for a member who is mentioned in it (spec core §3 "Mention"). */
export function mentionOf({ userId, name, image }: MembershipRow): object {
  return { id: userId, name, image };
}
