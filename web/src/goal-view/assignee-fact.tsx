import type { MembershipRow } from '@cairn/contract/spaces';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { type OutsideEditor, useOutsideEditor } from '../goals/board-editors.ts';
import { AssigneeSurface } from '../periods/later-surfaces.tsx';
import { FactChip } from './fact-chip.tsx';

interface AssigneeFactProps {
  readonly goal: GoalView;
  readonly members: readonly MembershipRow[];
}

export function AssigneeFact({ goal, members }: AssigneeFactProps) {
  if (goal.assignee === null) return null;
  const member = members.find(({ userCode }) => userCode === goal.assignee);
  return member ? <AssigneeChip goal={goal} {...member} /> : <OutsideFact goal={goal} />;
}

function OutsideFact({ goal }: Pick<AssigneeFactProps, 'goal'>) {
  return <AssigneeChip goal={goal} {...useOutsideEditor(goal)} />;
}

function AssigneeChip({ goal, name: known, image }: OutsideEditor & Pick<AssigneeFactProps, 'goal'>) {
  const name = known || m.person_removed();
  return (
    <FactChip
      goal={goal}
      surface={AssigneeSurface}
      look="fact"
      icon={<Avatar name={known} image={image} size={16} />}
      aria-label={`${m.assignee_title()}: ${name}`}
    >
      <bdi>{name}</bdi>
    </FactChip>
  );
}
