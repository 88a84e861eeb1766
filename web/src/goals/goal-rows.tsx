import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ReactNode } from 'react';
import { DropSlot } from '../drag/drop-slot.tsx';
import { AddGoalField } from './add-goal.tsx';
import { GoalRow } from './goal-row.tsx';
import { useListMarks } from './list-marks.ts';

interface GoalRowsProps {
  readonly goals: readonly GoalView[];
  readonly zone: string;
  readonly showsPeriod?: boolean;
  /** False for rows outside of the drop zone. */
  readonly showsSlot?: boolean;
  /** Replaces the times of a goal; undefined leaves them. */
  readonly timeOf?: (goal: GoalView) => ReactNode;
}

/** The rows of a list, with the slot of a drag and the field below a goal. */
export function GoalRows(props: GoalRowsProps) {
  const { goals, zone, showsPeriod = false, showsSlot = true, timeOf } = props;
  const { slotBefore, addAfter } = useListMarks(zone);
  // Fragments around rows and slots would be re-created for each new goal.
  const entries: ReactNode[] = [];
  for (const goal of goals) {
    if (showsSlot && slotBefore === goal.key) entries.push(<DropSlot key="slot" />);
    entries.push(
      <GoalRow key={goal.key} goal={goal} zone={zone} showsPeriod={showsPeriod} time={timeOf?.(goal)} />,
    );
    if (addAfter === goal.key)
      entries.push(
        <li key={`after ${goal.key}`}>
          <AddGoalField zone={zone} afterKey={goal.key} />
        </li>,
      );
  }
  if (showsSlot && slotBefore === null) entries.push(<DropSlot key="slot" />);
  return entries;
}
