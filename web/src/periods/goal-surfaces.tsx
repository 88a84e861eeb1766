import { recolorGoal } from '@cairn/client/goals/change-goal';
import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { scheduleOf } from '@cairn/core/goals/schedule-edit';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { scheduleWithUndo } from '../goals/move-with-undo.ts';
import { usePlanning } from '../goals/planning.ts';
import { offerForOthers } from '../goals/offer-for-others.ts';
import { ColorPicker } from '../pickers/color-picker.tsx';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { useShell } from '../base/shell-context.ts';

export interface SurfaceProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function PeriodSurface({ goal, anchor, onClose }: SurfaceProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const schedule = (target: Parameters<typeof scheduleWithUndo>[2]) => {
    onClose();
    scheduleWithUndo(cairn, goal, target, planning);
  };
  return (
    <Popover
      label={m.picker_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <PeriodPicker
        schedule={scheduleOf(goal)}
        onPick={schedule}
        onRemove={goal.columnId === null ? undefined : () => schedule(null)}
      />
    </Popover>
  );
}

export function ColorSurface({ goal, anchor, onClose }: SurfaceProps) {
  return (
    <Popover
      label={m.goal_color()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <GoalColors goal={goal} onClose={onClose} />
    </Popover>
  );
}

interface GoalColorsProps extends Omit<SurfaceProps, 'anchor'> {
  readonly isInMenu?: boolean;
}

export function GoalColors({ goal, onClose, isInMenu = false }: GoalColorsProps) {
  const cairn = useCairn();
  const { user } = useShell();
  const { colorMeanings } = useSettings();
  return (
    <ColorPicker
      color={goal.color}
      meanings={colorMeanings}
      hasAllColors={user.level.canUseColors}
      isInMenu={isInMenu}
      onPick={(color) => {
        onClose();
        warnUnlessSaved(recolorGoal(cairn, goal.key, color).saved);
        offerForOthers(goal, { color });
      }}
    />
  );
}
