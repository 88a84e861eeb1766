import { type BoardView } from '@cairn/client/boards/boards-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Copy from 'lucide-react/icons/copy';
import Image from 'lucide-react/icons/image';
import Pencil from 'lucide-react/icons/pencil';
import Share from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import { EmojiItems } from './emoji-items.tsx';
import { duplicateBoard, removeBoard, shiftBoard } from './board-deeds.ts';

interface BoardMenuProps {
  readonly board: BoardView;
  /** Those that it can be moved among; none where it stands alone. */
  readonly boards?: readonly BoardView[];
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly onRename: () => void;
  readonly onBackground?: () => void;
  readonly onShare: () => void;
  /** Another emoji is wanted, or none. */
  readonly onEmoji?: (isWanted: boolean) => void;
  /** When it was deleted from its own page. */
  readonly onDeleted?: () => void;
}

/** What can be done with a board. */
export function BoardMenu(props: BoardMenuProps) {
  const { board, boards = [], anchor, onClose, onRename, onBackground, onShare, onEmoji, onDeleted } = props;
  const cairn = useCairn();
  const at = boards.findIndex(({ key }) => key === board.key);
  return (
    <Menu
      label={m.board_options({ name: board.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        {m.board_rename()}
      </MenuItem>
      {onEmoji && (
        <EmojiItems emoji={board.emoji} onChoose={() => onEmoji(true)} onRemove={() => onEmoji(false)} />
      )}
      {onBackground && (
        <MenuItem icon={<Image />} onSelect={onBackground}>
          {m.board_background()}
        </MenuItem>
      )}
      {boards.length > 1 && (
        <>
          <MenuItem icon={<ArrowLeft />} isDisabled={at <= 0} onSelect={() => shiftBoard(cairn, board, -1)}>
            {m.board_earlier()}
          </MenuItem>
          <MenuItem
            icon={<ArrowRight />}
            isDisabled={at === boards.length - 1}
            onSelect={() => shiftBoard(cairn, board, 1)}
          >
            {m.board_later()}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<Share />} onSelect={onShare}>
        {m.board_share()}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => duplicateBoard(cairn, board)}>
        {m.board_duplicate()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash />}
        isDanger
        onSelect={() => {
          removeBoard(cairn, board);
          onDeleted?.();
        }}
      >
        {m.board_delete()}
      </MenuItem>
    </Menu>
  );
}
