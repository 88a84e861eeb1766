import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useEmojiPicker } from './use-emoji-picker.tsx';

interface EmojiButtonProps {
  /** Told once the picker is gone: whoever gets the emoji may take the focus. */
  readonly onPick: (emoji: string) => void;
}

/** Offers all emoji. */
export function EmojiButton({ onPick }: EmojiButtonProps) {
  const { isOpen, prepare, show, surface } = useEmojiPicker(onPick);
  return (
    <>
      <IconButton
        label={m.emoji_add()}
        icon={<SmilePlus />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // The text keeps its focus and its caret.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => void show(currentTarget)}
      />
      {surface}
    </>
  );
}
