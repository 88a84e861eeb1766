import { useOnBoard } from '@cairn/client/react/boards';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { Chip, Fact } from '@cairn/ui/chip';
import { m } from '@cairn/words/messages';
import Kanban from 'lucide-react/icons/kanban';
import { useState } from 'react';
import { ListSurface } from '../periods/later-surfaces.tsx';
import styles from './goal-content.module.css';

/** Renders nothing for a goal without a list, which the options menu can set. */
export function BoardChip({ goal }: { readonly goal: GoalView }) {
  const place = useOnBoard(goal);
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (!place) return null;
  const label = m.goal_on_board({ board: place.board.name, list: place.list.name });
  const text = (
    <>
      <bdi>{place.board.name}</bdi>
      <span className={styles.chipDetail}>
        <bdi>{place.list.name}</bdi>
      </span>
    </>
  );
  if (goal.locked)
    return (
      <Fact icon={<Kanban />} aria-label={label}>
        {text}
      </Fact>
    );
  return (
    <>
      <Chip
        look="active"
        icon={<Kanban />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text}
      </Chip>
      {anchor && <ListSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
