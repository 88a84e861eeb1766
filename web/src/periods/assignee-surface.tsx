import { editGoal } from '@cairn/client/goals/edit-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useMembers } from '@cairn/client/react/members';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { useEditorsOfGoals } from '../goals/board-editors.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { AssigneePicker } from '../pickers/assignee-picker.tsx';
import type { SurfaceProps } from './goal-surfaces.tsx';

/** The current assignee is removed if chosen again. */
export function AssigneeSurface({ goal, anchor, onClose }: SurfaceProps) {
  const cairn = useCairn();
  const members = useMembers(goal.space);
  const { editors, isWhole } = useEditorsOfGoals([goal], 0);
  const pick = (code: string | null) => {
    onClose();
    const outcome = editGoal(cairn, goal.key, { assignee: code === goal.assignee ? null : code });
    if (outcome.ok) warnUnlessSaved(outcome.value.saved);
  };
  return (
    <Popover
      label={m.assignee_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <AssigneePicker
        members={members}
        editors={editors}
        areAllKnown={isWhole}
        assignee={goal.assignee}
        onPick={pick}
      />
    </Popover>
  );
}
