import type { MembershipRow } from '@cairn/contract/spaces';
import { mentionableMembers, typedMention } from '@cairn/core/comments/typed-mention';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { type Suggestions, useSuggestions } from './use-suggestions.tsx';

interface MentionPickerParts {
  readonly members: readonly MembershipRow[];
  readonly boxOf: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  readonly onChoose: (member: MembershipRow) => void;
}

export function useMentionPicker({ members, boxOf, onChoose }: MentionPickerParts): Suggestions {
  return useSuggestions({
    label: m.mention_members(),
    typedIn: typedMention,
    offeredFor: (query) => mentionableMembers(members, query),
    keyOf: ({ id }) => id,
    draw: ({ name, image }) => (
      <>
        <Avatar name={name} image={image} />
        <span dir="auto">{name}</span>
      </>
    ),
    boxOf,
    onChoose,
  });
}

/** Leaves out the picture: the text would keep it after the person removes it. */
export function mentionOf({ userId, name }: MembershipRow): object {
  return { id: userId, name, image: null };
}
