import { useSpaces } from '@cairn/client/react/account';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { Chip } from '@cairn/ui/chip';
import { SpaceTile } from '@cairn/ui/space-tile';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { SpaceSurface } from '../periods/later-surfaces.tsx';

/** Shown if the user has several spaces. A press offers to move the goal, if possible. */
export function SpaceChip({ goal }: { readonly goal: GoalView }) {
  const spaces = useSpaces();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const space = spaces.find(({ id }) => id === goal.space);
  // On a phone there is no room, and the board implies the space.
  const isToldByBoard = useNarrow() && goal.bucketId !== null;
  if (spaces.length < 2 || !space || isToldByBoard) return null;
  const canGo = goal.recurrence === null && !isDivider(goal) && !goal.locked;
  const opening = canGo && {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': anchor !== null,
    onClick: (event: React.MouseEvent) => setAnchor(event.currentTarget),
  };
  return (
    <>
      <Chip
        look={canGo ? 'option' : 'fact'}
        icon={<SpaceTile {...space} size={16} />}
        aria-label={m.goal_in_space({ space: space.name })}
        {...opening}
      >
        <bdi>{space.name}</bdi>
      </Chip>
      {anchor && <SpaceSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
