import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDone } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { AddGoal } from './add-goal.tsx';
import styles from './goal-list.module.css';
import { GoalRows } from './goal-rows.tsx';
import { HiddenGoals, ListNote } from './hidden-goals.tsx';
import { maxDrawn, useSortedList } from './list-look.ts';
import { usePlanning } from './planning.ts';

export interface GoalListProps {
  readonly goals: readonly GoalView[];
  readonly zone: string;
  readonly label: string;
  /** Undefined if no goal can be added. */
  readonly addLabel: string | undefined;
  readonly addShortcut?: string | undefined;
  readonly showsPeriod?: boolean;
  readonly hidesDone?: boolean | undefined;
  readonly heldBack?: number;
  /** Missing if the list shows its own order. */
  readonly onOwnOrder?: (() => void) | undefined;
}

export function GoalList(props: GoalListProps) {
  const { goals, zone, label, addLabel, addShortcut, showsPeriod = false, hidesDone } = props;
  const { heldBack = 0, onOwnOrder } = props;
  const { hideCompleted } = usePlanning();
  const [showsAll, setShowsAll] = useState(false);
  useSortedList(zone, onOwnOrder ?? null);

  const wanted = (hidesDone ?? hideCompleted) ? goals.filter((goal) => !isDone(goal)) : goals;
  const drawn = showsAll ? wanted : wanted.slice(0, maxDrawn);

  return (
    <div className={styles.list} data-drop-zone={zone} data-drop-label={label}>
      <ul aria-label={label} className={styles.goals}>
        <GoalRows goals={drawn} zone={zone} showsPeriod={showsPeriod} />
      </ul>
      <HiddenGoals count={wanted.length - drawn.length} onShowAll={() => setShowsAll(true)} />
      {heldBack > 0 && <ListNote>{m.filter_held_back({ count: heldBack })}</ListNote>}
      {addLabel && <AddGoal zone={zone} label={addLabel} shortcut={addShortcut} />}
    </div>
  );
}
