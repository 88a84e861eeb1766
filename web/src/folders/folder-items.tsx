import { useCairn } from '@cairn/client/react/cairn-context';
import type { FiledRecord } from '@cairn/client/folders/folder-entries';
import { useFolderEntries, useIsInFolder } from '@cairn/client/react/folders';
import { useIsViewed } from '@cairn/client/react/viewed';
import { type FolderKind, mayBeInFolder } from '@cairn/core/folders/folder';
import { MenuItem, MenuLabel, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import { moveEntry, putWithUndo, takeWithUndo } from './file-with-undo.ts';

interface FolderItemsProps {
  readonly filed: FiledRecord;
  /** The folder whose entry has this menu: its remove action shows a shortcut. */
  readonly from: FolderKind | null;
  readonly onTake?: (kind: FolderKind) => void;
}

export function FolderItems({ filed, from, onTake }: FolderItemsProps) {
  const cairn = useCairn();
  const isPinned = useIsInFolder(filed.view, 'pinned');
  const isFavourite = useIsInFolder(filed.view, 'favourites');
  const isViewed = useIsViewed(filed.view.space);
  if (filed.of === 'goal' && !mayBeInFolder(filed.view)) return null;
  const named = { of: filed.of, key: filed.view.key };
  const toggle = (kind: FolderKind, isIn: boolean) => () => {
    if (!isIn) return putWithUndo(cairn, named, kind);
    onTake?.(kind);
    takeWithUndo(cairn, named, kind);
  };
  const keyOf = (kind: FolderKind) => (kind === from ? { shortcut: '⌫' } : {});
  return (
    <>
      {!isViewed && (
        <MenuItem
          icon={isPinned ? <PinOff /> : <Pin />}
          {...keyOf('pinned')}
          onSelect={toggle('pinned', isPinned)}
        >
          {isPinned ? m.folder_unpin() : m.folder_pin()}
        </MenuItem>
      )}
      <MenuItem
        icon={isFavourite ? <StarOff /> : <Star />}
        {...keyOf('favourites')}
        onSelect={toggle('favourites', isFavourite)}
      >
        {isFavourite ? m.folder_remove() : m.folder_add()}
      </MenuItem>
    </>
  );
}

export function FolderPlaceItems({ view, kind }: Pick<FiledRecord, 'view'> & { readonly kind: FolderKind }) {
  const cairn = useCairn();
  const entries = useFolderEntries(kind).filter(({ folder }) => folder.space === view.space);
  const at = entries.findIndex((entry) => entry.view.key === view.key);
  const entry = entries[at];
  const isViewed = useIsViewed(view.space);
  if (!entry || entries.length < 2 || (isViewed && kind === 'pinned')) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{m.goal_place()}</MenuLabel>
      <MenuItem icon={<ArrowUp />} isDisabled={at === 0} onSelect={() => moveEntry(cairn, entry, 'up')}>
        {m.goal_move_up()}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        isDisabled={at === entries.length - 1}
        onSelect={() => moveEntry(cairn, entry, 'down')}
      >
        {m.goal_move_down()}
      </MenuItem>
    </>
  );
}
