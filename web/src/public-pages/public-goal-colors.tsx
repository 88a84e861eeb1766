import type { GoalColor } from '@cairn/core/goals/colors';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { ColorPicker } from '../pickers/color-picker.tsx';
import { useShell } from '../base/shell-context.ts';

interface PublicGoalColorsProps {
  readonly color: GoalColor | null;
  readonly anchor: Element;
  readonly onPick: (color: GoalColor | null) => void;
  readonly onClose: () => void;
}

export function PublicGoalColors({ color, anchor, onPick, onClose }: PublicGoalColorsProps) {
  const { user } = useShell();
  return (
    <Popover
      label={m.goal_color()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ColorPicker
        color={color}
        meanings={user.colorMeanings}
        hasAllColors={user.level.canUseColors}
        onPick={(picked) => {
          onClose();
          onPick(picked);
        }}
      />
    </Popover>
  );
}
