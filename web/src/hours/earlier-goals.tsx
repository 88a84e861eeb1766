import type { GoalView } from '@cairn/client/replica/goal-view';
import type { PlannedBlock } from '@cairn/core/goals/day-plan';
import { m } from '@cairn/words/messages';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { cellOf, useCell } from '../base/cell.ts';
import { focusRow } from '../goals/row-walk.ts';
import styles from './hour-grid.module.css';

/** The minute of the day at the upper edge of the grid. */
export const topMinute = cellOf(0);

interface EarlierGoalsProps {
  readonly blocks: readonly PlannedBlock<GoalView>[];
}

/** A button that counts the goals of a day above the visible hours, and focuses the first. */
export function EarlierGoals({ blocks }: EarlierGoalsProps) {
  const count = useCell(topMinute, (minute) => blocks.filter(({ to }) => to <= minute).length);
  /** Browsers scroll to a focused button. The count is kept, so that the button does not disappear then. */
  const [countAtFocus, setCountAtFocus] = useState<number | null>(null);
  const shown = countAtFocus ?? count;
  const first = blocks[0];
  if (shown === 0 || !first) return null;
  return (
    <button
      type="button"
      className={styles.earlier}
      data-no-drag
      onFocus={() => setCountAtFocus(count)}
      onBlur={() => setCountAtFocus(null)}
      onClick={() => focusRow(first.goal.key)}
    >
      <ArrowUp aria-hidden="true" />
      {m.hours_earlier({ count: shown })}
    </button>
  );
}
