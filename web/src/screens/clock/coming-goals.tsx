import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ClockArc } from '@cairn/core/goals/clock-day';
import { isDone } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import { useId, useState } from 'react';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { maxDrawn } from '../../goals/list-look.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { usePlanning } from '../../goals/planning.ts';
import { minutesText } from '../../hours/minutes-text.ts';
import { arcKey } from './clock-dial.tsx';
import styles from './clock-parts.module.css';

interface ComingGoalsProps {
  readonly arcs: readonly ClockArc<GoalView>[];
  /** Minute of the day; null on another day, whose goals are all listed. */
  readonly minute: number | null;
}

/** Goals with a time as a list, for windows in which the dial has no names. */
export function ComingGoals({ arcs, minute }: ComingGoalsProps) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const coming = minute === null ? arcs : arcs.filter(({ from, goal }) => from > minute && !isDone(goal));
  const drawn = showsAll ? coming : coming.slice(0, maxDrawn);
  if (coming.length === 0) return null;
  return (
    <section className={styles.coming} aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        {minute === null ? m.clock_timed() : m.clock_coming()}
      </h2>
      <ul aria-labelledby={headingId}>
        {drawn.map((arc, index) => (
          <li
            key={arcKey(arc)}
            data-color={arc.goal.color ?? undefined}
            data-done={isDone(arc.goal) || undefined}
          >
            <i aria-hidden="true" />
            <span>{clockTimeText(arc.from, planning)}</span>
            <div>
              <button type="button" dir="auto" onClick={() => openGoal(arc.goal.key)}>
                {arc.goal.name === '' ? m.goal_untitled() : arc.goal.name}
              </button>
              {minute !== null && index === 0 && (
                <em>{m.clock_next_in({ left: minutesText(arc.from - minute, 'short') })}</em>
              )}
            </div>
          </li>
        ))}
      </ul>
      <HiddenGoals count={coming.length - drawn.length} onShowAll={() => setShowsAll(true)} />
    </section>
  );
}
