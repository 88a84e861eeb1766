import { useSpaces } from '@cairn/client/react/account';
import { Menu, MenuItem, MenuMore, MenuSeparator } from '@cairn/ui/menu';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { SpaceEntries } from '../spaces/space-entries.tsx';

interface SpacesListProps {
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function SpacesList({ anchor, onClose }: SpacesListProps) {
  const navigate = useNavigate();
  return (
    <Menu label={m.spaces_menu()} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {useSpaces().map((space) => (
        <MenuMore key={space.id} icon={<SpaceTile {...space} size={20} />} label={space.name}>
          <SpaceEntries space={space} />
        </MenuMore>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<Plus />}
        onSelect={() => void navigate({ to: '/spaces/$id/{-$part}/', params: { id: 'new' }, hash: '' })}
      >
        {m.space_new()}
      </MenuItem>
    </Menu>
  );
}
