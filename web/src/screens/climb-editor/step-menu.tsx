import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Power from 'lucide-react/icons/power';
import Trash from 'lucide-react/icons/trash-2';
import { stepName } from '../../climbs/own-climb-words.ts';
import type { StepRowProps } from './step-row.tsx';

interface StepMenuProps extends Pick<StepRowProps, 'step' | 'index' | 'steps' | 'actions'> {
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function StepMenu({ step, index, steps, actions, anchor, onClose }: StepMenuProps) {
  const { id, enabled } = step;
  const [isFirst, isLast] = [index === 0, index === steps.length - 1];
  const idAt = (place: number) => steps[place]?.id ?? null;
  return (
    <Menu
      label={m.climb_step_options({ number: index + 1, name: stepName(step) })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuItem icon={<ArrowUp />} isDisabled={isFirst} onSelect={() => actions.move(id, idAt(index - 1))}>
        {m.climb_step_up()}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} isDisabled={isLast} onSelect={() => actions.move(id, idAt(index + 2))}>
        {m.climb_step_down()}
      </MenuItem>
      <MenuItem icon={<ArrowUpToLine />} isDisabled={isFirst} onSelect={() => actions.move(id, idAt(0))}>
        {m.climb_step_first()}
      </MenuItem>
      <MenuItem icon={<ArrowDownToLine />} isDisabled={isLast} onSelect={() => actions.move(id, null)}>
        {m.climb_step_last()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Power />} onSelect={() => actions.edit(id, { enabled: !enabled })}>
        {enabled ? m.climb_step_switch_off() : m.climb_step_switch_on()}
      </MenuItem>
      {/* Wait a frame: when the menu returns the focus, the name field would lose it. */}
      <MenuItem icon={<Plus />} onSelect={() => requestAnimationFrame(() => actions.add(id))}>
        {m.climb_step_add_below()}
      </MenuItem>
      <MenuItem icon={<Copy />} onSelect={() => actions.duplicate(id)}>
        {m.climb_step_duplicate()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash />} isDanger onSelect={() => actions.remove(id)}>
        {m.action_delete()}
      </MenuItem>
    </Menu>
  );
}
