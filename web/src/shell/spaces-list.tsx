import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { activateSpace, toggleSpace } from '@cairn/client/spaces/activate-space';
import { Menu, MenuItem, MenuMore, MenuSeparator } from '@cairn/ui/menu';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import SquareCheck from 'lucide-react/icons/square-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { keep } from '../goals/keep.ts';
import { shiftSpace } from './space-order.ts';

interface SpacesListProps {
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** One's spaces by name, each with what can be done with it; and a new one. */
export function SpacesList({ anchor, onClose }: SpacesListProps) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const spaces = useSpaces();
  const active = useActiveSpaces();
  const show = (id: string, hash: string) =>
    void navigate({ to: '/spaces/$id/{-$part}/', params: { id }, hash });
  return (
    <Menu label={m.spaces_menu()} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {spaces.map((space, index) => {
        const { id, name } = space;
        const isActive = active.includes(id);
        return (
          <MenuMore key={id} icon={<SpaceTile {...space} size={20} />} label={name}>
            <MenuItem icon={<Eye />} onSelect={() => keep(activateSpace(cairn, id, { alone: true }).saved)}>
              {m.space_show_alone()}
            </MenuItem>
            {(!isActive || active.length > 1) && spaces.length > 1 && (
              <MenuItem icon={<SquareCheck />} onSelect={() => keep(toggleSpace(cairn, id).saved)}>
                {isActive ? m.space_switch_off() : m.space_switch_on()}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={<SlidersHorizontal />} onSelect={() => show(id, 'settings')}>
              {m.space_tab_settings()}
            </MenuItem>
            <MenuItem icon={<UserPlus />} onSelect={() => show(id, 'invite')}>
              {m.space_tab_invite()}
            </MenuItem>
            {index > 0 && (
              <MenuItem icon={<ArrowUp />} onSelect={() => shiftSpace(cairn, id, -1)}>
                {m.space_earlier()}
              </MenuItem>
            )}
            {index < spaces.length - 1 && (
              <MenuItem icon={<ArrowDown />} onSelect={() => shiftSpace(cairn, id, 1)}>
                {m.space_later()}
              </MenuItem>
            )}
          </MenuMore>
        );
      })}
      <MenuSeparator />
      <MenuItem icon={<Plus />} onSelect={() => show('new', '')}>
        {m.space_new()}
      </MenuItem>
    </Menu>
  );
}
