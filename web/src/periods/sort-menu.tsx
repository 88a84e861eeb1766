import type { SortOrder } from '@cairn/core/goals/sorted-goals';
import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useState } from 'react';
import { sortNames } from './sort-names.ts';

interface SortMenuProps {
  readonly order: SortOrder | undefined;
  readonly orders: readonly SortOrder[];
  readonly onChange: (order: SortOrder | undefined) => void;
}

export function SortMenu({ order, orders, onChange }: SortMenuProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const shown = orders.find((one) => one === order);
  return (
    <>
      <IconButton
        label={shown ? m.sort_sorted_by({ order: sortNames[shown]() }) : m.sort_menu()}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        isOn={shown !== undefined}
        icon={<ArrowDownUp />}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu
          label={m.sort_menu()}
          anchor={anchor}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAnchor(null)}
        >
          <MenuItem isChosen={shown === undefined} onSelect={() => onChange(undefined)}>
            {m.sort_own()}
          </MenuItem>
          <MenuSeparator />
          {orders.map((one) => (
            <MenuItem key={one} isChosen={one === shown} onSelect={() => onChange(one)}>
              {sortNames[one]()}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
