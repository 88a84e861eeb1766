import type { BoardView } from '@cairn/client/boards/boards-of';
import type { FolderKind } from '@cairn/core/folders/folder';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Maximize from 'lucide-react/icons/maximize-2';
import { useRef } from 'react';
import { FolderItems, FolderPlaceItems } from './folder-items.tsx';
import { linkBeside } from './folder-walk.ts';

interface BoardEntryMenuProps {
  readonly board: BoardView;
  readonly kind: FolderKind;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function BoardEntryMenu({ board, kind, anchor, onClose }: BoardEntryMenuProps) {
  const navigate = useNavigate();
  // The next entry gets the focus when this one is removed.
  const focusAfter = useRef<HTMLElement | null>(null);
  return (
    <Menu
      label={m.board_options({ name: board.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={() => focusAfter.current}
    >
      <MenuItem
        icon={<Maximize />}
        shortcut="↵"
        onSelect={() => void navigate({ to: '/boards/$code/', params: { code: board.code ?? board.key } })}
      >
        {m.board_open()}
      </MenuItem>
      <MenuSeparator />
      <FolderItems
        filed={{ of: 'board', view: board }}
        from={kind}
        onTake={(taken) => {
          if (taken === kind) focusAfter.current = linkBeside(anchor);
        }}
      />
      <FolderPlaceItems view={board} kind={kind} />
    </Menu>
  );
}
