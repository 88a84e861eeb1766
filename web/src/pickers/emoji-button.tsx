import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useEmojiPicker } from './use-emoji-picker.tsx';

interface EmojiButtonProps {
  /** Called after the picker has closed, so that the callback can move the focus. */
  readonly onPick: (emoji: string) => void;
}

export function EmojiButton({ onPick }: EmojiButtonProps) {
  const { isOpen, prepare, show, surface } = useEmojiPicker(onPick);
  return (
    <>
      <IconButton
        label={m.emoji_add()}
        icon={<SmilePlus />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // The text keeps focus and caret.
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => void show(currentTarget)}
      />
      {surface}
    </>
  );
}
