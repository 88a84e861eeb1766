import { type BoardView } from '@cairn/client/boards/boards-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsViewed } from '@cairn/client/react/viewed';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Copy from 'lucide-react/icons/copy';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import Pencil from 'lucide-react/icons/pencil';
import Share from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import { FolderItems } from '../../folders/folder-items.tsx';
import { EmojiItems } from './emoji-items.tsx';
import type { BoardSurface } from './board-options.tsx';
import { duplicateBoard, removeBoard, shiftBoard } from './board-actions.ts';

interface BoardMenuProps {
  readonly board: BoardView;
  /** The boards in whose order this board can move; undefined on the board's own page. */
  readonly boards: readonly BoardView[] | undefined;
  readonly anchor: Element;
  readonly onClose: () => void;
  readonly hasOtherSpaces: boolean;
  readonly onRename: () => void;
  readonly onSurface: (surface: BoardSurface) => void;
  /** False removes the emoji. */
  readonly onEmoji: ((isWanted: boolean) => void) | undefined;
  /** Called after a deletion; set on the board's own page. */
  readonly onDeleted: (() => void) | undefined;
}

export function BoardMenu(props: BoardMenuProps) {
  const { board, boards = [], anchor, hasOtherSpaces, onClose } = props;
  const { onRename, onSurface, onEmoji, onDeleted } = props;
  const cairn = useCairn();
  const isViewed = useIsViewed(board.space);
  const at = boards.findIndex(({ key }) => key === board.key);
  return (
    <Menu
      label={m.board_options({ name: board.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isViewed ? (
        <MenuLabel>{m.refusal_space_read_only()}</MenuLabel>
      ) : (
        <>
          {/* Wait a frame: when the menu returns the focus, the name field would lose it. */}
          <MenuItem icon={<Pencil />} onSelect={() => requestAnimationFrame(onRename)}>
            {m.board_rename()}
          </MenuItem>
          {onEmoji && (
            <EmojiItems emoji={board.emoji} onChoose={() => onEmoji(true)} onRemove={() => onEmoji(false)} />
          )}
          <MenuItem icon={<Image />} onSelect={() => onSurface('look')}>
            {m.board_look()}
          </MenuItem>
          <MenuItem icon={<Info />} onSelect={() => onSurface('about')}>
            {m.board_about()}
          </MenuItem>
        </>
      )}
      <FolderItems filed={{ of: 'board', view: board }} from={null} />
      {!isViewed && boards.length > 1 && (
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
      {!isViewed && (
        <>
          <MenuItem icon={<Share />} onSelect={() => onSurface('share')}>
            {m.board_share()}
          </MenuItem>
          <MenuItem icon={<Copy />} onSelect={() => duplicateBoard(cairn, board)}>
            {m.board_duplicate()}
          </MenuItem>
        </>
      )}
      {hasOtherSpaces && (
        <MenuItem icon={<CopyPlus />} onSelect={() => onSurface('copy')}>
          {m.board_duplicate_to()}
        </MenuItem>
      )}
      {!isViewed && (
        <>
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
        </>
      )}
    </Menu>
  );
}
