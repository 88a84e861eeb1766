import type { MembershipRow } from '@cairn/contract/spaces';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Avatar } from '@cairn/ui/avatar';
import { Chip } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import { lazy, Suspense, useState } from 'react';

const AssigneeSurface = lazy(() =>
  import('../../periods/assignee-surface.tsx').then((part) => ({ default: part.AssigneeSurface })),
);

interface AssigneeFactProps {
  readonly goal: GoalView;
  readonly members: readonly MembershipRow[];
}

/** Who has the goal, and where to change that. Nothing where nobody has it: the foot offers it. */
export function AssigneeFact({ goal, members }: AssigneeFactProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (goal.assignee === null) return null;
  const member = members.find(({ userCode }) => userCode === goal.assignee);
  const name = member?.name || m.assignee_removed();
  return (
    <>
      <Chip
        look="fact"
        icon={<Avatar name={member?.name ?? ''} image={member?.image ?? null} size={16} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${m.assignee_title()}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <bdi>{name}</bdi>
      </Chip>
      {anchor && (
        <Suspense fallback={null}>
          <AssigneeSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
