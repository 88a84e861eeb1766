import type { MembershipRow } from '@cairn/contract/spaces';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { memberName } from '../../goals/member-name.ts';
import { AssigneeSurface } from '../../periods/later-surfaces.tsx';
import { FactChip } from './fact-chip.tsx';

interface AssigneeFactProps {
  readonly goal: GoalView;
  readonly members: readonly MembershipRow[];
}

/** Who has the goal, and where to change that. Nothing where nobody has it: the foot offers it. */
export function AssigneeFact({ goal, members }: AssigneeFactProps) {
  if (goal.assignee === null) return null;
  const member = members.find(({ userCode }) => userCode === goal.assignee);
  const name = memberName(members, goal.assignee);
  return (
    <FactChip
      goal={goal}
      surface={AssigneeSurface}
      look="fact"
      icon={<Avatar name={member?.name ?? ''} image={member?.image ?? null} size={16} />}
      aria-label={`${m.assignee_title()}: ${name}`}
    >
      <bdi>{name}</bdi>
    </FactChip>
  );
}
