import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { activateSpace, toggleSpace } from '@cairn/client/spaces/activate-space';
import type { SpaceRow } from '@cairn/contract/spaces';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Eye from 'lucide-react/icons/eye';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import SquareCheck from 'lucide-react/icons/square-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { shiftSpace } from './space-order.ts';

interface SpaceEntriesProps {
  readonly space: Pick<SpaceRow, 'id'>;
}

export function SpaceEntries({ space: { id } }: SpaceEntriesProps) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const spaces = useSpaces();
  const active = useActiveSpaces();
  const isActive = active.includes(id);
  const index = spaces.findIndex((one) => one.id === id);
  const show = (hash: string) => void navigate({ to: '/spaces/$id/{-$part}/', params: { id }, hash });
  return (
    <>
      <MenuItem
        icon={<Eye />}
        onSelect={() => warnUnlessSaved(activateSpace(cairn, id, { alone: true }).saved)}
      >
        {m.space_show_alone()}
      </MenuItem>
      {(!isActive || active.length > 1) && spaces.length > 1 && (
        <MenuItem icon={<SquareCheck />} onSelect={() => warnUnlessSaved(toggleSpace(cairn, id).saved)}>
          {isActive ? m.space_switch_off() : m.space_switch_on()}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<SlidersHorizontal />} onSelect={() => show('settings')}>
        {m.space_tab_settings()}
      </MenuItem>
      <MenuItem icon={<UserPlus />} onSelect={() => show('invite')}>
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
    </>
  );
}

interface SpaceMenuProps {
  readonly space: Pick<SpaceRow, 'id' | 'name'>;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function SpaceMenu({ space, anchor, onClose }: SpaceMenuProps) {
  return (
    <Menu
      label={m.space_options({ name: space.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <SpaceEntries space={space} />
    </Menu>
  );
}
