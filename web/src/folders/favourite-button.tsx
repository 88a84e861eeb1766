import type { FiledRecord } from '@cairn/client/folders/folder-entries';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsInFolder } from '@cairn/client/react/folders';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Star from 'lucide-react/icons/star';
import { withPart } from '../base/with-part.ts';

const loadFiling = () => import('./file-with-undo.ts');

export function FavouriteButton({ of, view }: FiledRecord) {
  const cairn = useCairn();
  const isFavourite = useIsInFolder(view, 'favourites');
  const toggle = () =>
    withPart(loadFiling, ({ putWithUndo, takeWithUndo }) => {
      const file = isFavourite ? takeWithUndo : putWithUndo;
      file(cairn, { of, key: view.key }, 'favourites');
    });
  return (
    <IconButton
      label={isFavourite ? m.folder_remove() : m.folder_add()}
      icon={<Star fill={isFavourite ? 'currentColor' : 'none'} />}
      onClick={toggle}
    />
  );
}
