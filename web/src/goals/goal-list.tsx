import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDone } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import { type ReactNode, useState } from 'react';
import { DropSlot } from '../drag/drop-slot.tsx';
import { AddGoal, AddGoalField } from './add-goal.tsx';
import styles from './goal-list.module.css';
import { GoalRow } from './goal-row.tsx';
import { HiddenGoals, ListNote } from './hidden-goals.tsx';
import { maxDrawn, useSortedList } from './list-look.ts';
import { useListMarks } from './list-marks.ts';
import { usePlanning } from './planning.ts';

export interface GoalListProps {
  readonly goals: readonly GoalView[];
  readonly zone: string;
  readonly label: string;
  readonly addLabel: string;
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
  const { slotBefore, addAfter } = useListMarks(zone);
  useSortedList(zone, onOwnOrder ?? null);

  const wanted = (hidesDone ?? hideCompleted) ? goals.filter((goal) => !isDone(goal)) : goals;
  const drawn = showsAll ? wanted : wanted.slice(0, maxDrawn);

  // Fragments around rows and slots would be re-created for each new goal.
  const entries: ReactNode[] = [];
  for (const goal of drawn) {
    if (slotBefore === goal.key) entries.push(<DropSlot key="slot" />);
    entries.push(<GoalRow key={goal.key} goal={goal} zone={zone} showsPeriod={showsPeriod} />);
    if (addAfter === goal.key)
      entries.push(
        <li key={`after ${goal.key}`}>
          <AddGoalField zone={zone} afterKey={goal.key} />
        </li>,
      );
  }
  if (slotBefore === null) entries.push(<DropSlot key="slot" />);

  return (
    <div className={styles.list} data-drop-zone={zone} data-drop-label={label}>
      <ul aria-label={label} className={styles.goals}>
        {entries}
      </ul>
      <HiddenGoals count={wanted.length - drawn.length} onShowAll={() => setShowsAll(true)} />
      {heldBack > 0 && <ListNote>{m.filter_held_back({ count: heldBack })}</ListNote>}
      <AddGoal zone={zone} label={addLabel} shortcut={addShortcut} />
    </div>
  );
}
