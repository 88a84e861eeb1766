import type { GoalView } from '@cairn/client/replica/goal-view';
import { Chip, type ChipProps, Fact } from '@cairn/ui/chip';
import { type ComponentType, useState } from 'react';
import type { SurfaceProps } from '../periods/goal-surfaces.tsx';

interface FactChipProps extends Pick<ChipProps, 'icon' | 'children' | 'disabled' | 'aria-label'> {
  readonly goal: GoalView;
  readonly look: 'fact' | 'addable';
  readonly surface: ComponentType<SurfaceProps>;
}

/** A goal that cannot be edited shows its facts, and no button for those that it lacks. */
export function FactChip({ goal, surface: Surface, ...chip }: FactChipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (goal.locked) return chip.look === 'fact' && <Fact {...chip} />;
  return (
    <>
      <Chip
        {...chip}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && <Surface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
