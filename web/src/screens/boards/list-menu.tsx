import type { ListView } from '@cairn/client/boards/lists-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FoldHorizontal from 'lucide-react/icons/fold-horizontal';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { EmojiItems } from './emoji-items.tsx';
import { duplicateList, removeList, shiftList } from './board-actions.ts';

interface ListMenuProps {
  readonly list: ListView;
  readonly lists: readonly ListView[];
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly onRename: () => void;
  readonly onFold: () => void;
  /** Undefined if there is no other board. */
  readonly onMove: () => void;
  /** False removes the emoji. */
  readonly onEmoji: (isWanted: boolean) => void;
  /** Shows the emoji, or hides it without removing it. */
  readonly onShowEmoji: () => void;
}

export function ListMenu(props: ListMenuProps) {
  const { list, lists, anchor, onClose, onRename, onFold, onMove, onEmoji, onShowEmoji } = props;
  const cairn = useCairn();
  const at = lists.findIndex(({ key }) => key === list.key);
  return (
    <Menu
      label={m.list_options({ name: list.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {/* Wait a frame: when the menu returns the focus, the name field would lose it. */}
      <MenuItem icon={<Pencil />} onSelect={() => requestAnimationFrame(onRename)}>
        {m.list_rename()}
      </MenuItem>
      <EmojiItems emoji={list.emoji} onChoose={() => onEmoji(true)} onRemove={() => onEmoji(false)} />
      {list.emoji !== null && (
        <MenuItem icon={list.showEmoji ? <EyeOff /> : <Eye />} onSelect={onShowEmoji}>
          {list.showEmoji ? m.list_hide_emoji() : m.list_show_emoji()}
        </MenuItem>
      )}
      <MenuItem icon={<ArrowLeft />} isDisabled={at <= 0} onSelect={() => shiftList(cairn, list, -1)}>
        {m.list_left()}
      </MenuItem>
      <MenuItem
        icon={<ArrowRight />}
        isDisabled={at === lists.length - 1}
        onSelect={() => shiftList(cairn, list, 1)}
      >
        {m.list_right()}
      </MenuItem>
      <MenuItem icon={<PanelsTopLeft />} onSelect={onMove}>
        {m.list_move_to()}
      </MenuItem>
      <MenuItem icon={<FoldHorizontal />} onSelect={onFold}>
        {m.list_fold()}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => duplicateList(cairn, list)}>
        {m.list_duplicate()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash />} isDanger onSelect={() => removeList(cairn, list)}>
        {m.list_delete()}
      </MenuItem>
    </Menu>
  );
}
