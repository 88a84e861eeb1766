import { MenuItem } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Smile from 'lucide-react/icons/smile';

interface EmojiItemsProps {
  readonly emoji: string | null;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

export function EmojiItems({ emoji, onChoose, onRemove }: EmojiItemsProps) {
  return (
    <>
      <MenuItem icon={<SmilePlus />} onSelect={onChoose}>
        {m.emoji_choose()}
      </MenuItem>
      {emoji !== null && (
        <MenuItem icon={<Smile />} value={emoji} onSelect={onRemove}>
          {m.emoji_remove()}
        </MenuItem>
      )}
    </>
  );
}
