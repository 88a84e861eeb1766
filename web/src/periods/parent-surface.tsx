import { setGoalParent } from '@cairn/client/goals/move-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { shortName } from '../goals/short-name.ts';
import { offerUndo } from '../goals/undo.ts';
import { ParentPicker } from '../pickers/parent-picker.tsx';
import type { SurfaceProps } from './goal-surfaces.tsx';
import { sayRefused } from '../goals/say-refused.ts';

export function ParentSurface({ goal, anchor, onClose }: SurfaceProps) {
  const cairn = useCairn();
  const parent = goal.parent === null ? null : cairn.replica.keyOf(goal.parent);
  const pick = (above: GoalView) => {
    onClose();
    if (above.key === parent) return;
    const { result, step } = cairn.undoStack.during(() => setGoalParent(cairn, goal.key, above.key));
    if (!result.ok) return sayRefused(result.refusal);
    warnUnlessSaved(result.value.saved);
    offerUndo(cairn, step, { text: m.parent_set_toast({ name: shortName(above.name) }) });
  };
  return (
    <Popover
      label={m.goal_parent()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ParentPicker goal={goal} parent={parent} onPick={pick} />
    </Popover>
  );
}
