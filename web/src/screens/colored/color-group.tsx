import type { GoalView } from '@cairn/client/replica/goal-view';
import type { GoalColor } from '@cairn/core/goals/colors';
import { periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { useId, useState } from 'react';
import { useCell } from '../../base/cell.ts';
import { dropTarget } from '../../drag/dragged.ts';
import { GoalRow } from '../../goals/goal-row.tsx';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { maxDrawn, useSortedList } from '../../goals/list-look.ts';
import { usePlanning } from '../../goals/planning.ts';
import { useColorName } from '../../pickers/use-color-name.ts';
import styles from './colored-screen.module.css';
import { zoneOfColor } from '../../drag/drop-place.ts';
import { zoneOfPeriod, zoneOfSubgoals } from '../../drag/zones.ts';

/** A group has no positions, since goals have no order by colour. */
const nowhere = () => {};

interface ColorGroupListProps {
  readonly color: GoalColor | null;
  readonly goals: readonly GoalView[];
  /** The plan lacks the colour, so no goal can get it. */
  readonly isLocked: boolean;
}

export function ColorGroupList({ color, goals, isLocked }: ColorGroupListProps) {
  const { life } = usePlanning();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const zone = zoneOfColor(color);
  const nameOf = useColorName();
  const name = color === null ? m.goal_no_color() : nameOf(color);
  const isAimedAt = useCell(dropTarget, (target) => target?.zone === zone);
  useSortedList(zone, nowhere);
  const drawn = showsAll ? goals : goals.slice(0, maxDrawn);

  const ownZone = ({ key, columnId, dueDate, parent }: GoalView) =>
    columnId !== null && dueDate !== null
      ? zoneOfPeriod(periodOf(columnId, dueDate, life))
      : zoneOfSubgoals(parent ?? key);

  return (
    <section
      className={styles.group}
      aria-labelledby={headingId}
      data-color={color ?? undefined}
      data-drop-zone={zone}
      data-drop-label={name}
      data-drop-locked={isLocked || undefined}
      data-aimed={isAimedAt || undefined}
      data-walk
    >
      <h2 id={headingId}>
        {name} <span>{m.colored_count({ count: goals.length })}</span>
      </h2>
      <ul aria-labelledby={headingId}>
        {drawn.map((goal) => (
          <GoalRow key={goal.key} goal={goal} zone={ownZone(goal)} showsPeriod />
        ))}
      </ul>
      <HiddenGoals count={goals.length - drawn.length} onShowAll={() => setShowsAll(true)} />
    </section>
  );
}
