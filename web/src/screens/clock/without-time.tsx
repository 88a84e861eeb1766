import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { ClockDay } from '@cairn/core/goals/clock-day';
import { countsOf } from '@cairn/core/goals/counts';
import { isDone } from '@cairn/core/goals/goal';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { minutesPerDay } from '@cairn/core/time/hours';
import { CheckBox } from '@cairn/ui/check-box';
import { m } from '@cairn/words/messages';
import { useId, useState } from 'react';
import { clockTimeText } from '../../goals/clock-time-text.ts';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { maxDrawn } from '../../goals/list-look.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { type Planning, usePlanning } from '../../goals/planning.ts';
import { tickWithUndo } from '../../goals/tick-with-undo.ts';
import styles from './clock-parts.module.css';

interface WithoutTimeProps {
  readonly goals: readonly GoalView[];
  readonly untimed: ClockDay<GoalView>['untimed'];
  /** The next free stretch of today; null if there is none. */
  readonly free: DayBlock | null;
}

/** Goals without a time, and a line about the day. */
export function WithoutTime({ goals, untimed, free }: WithoutTimeProps) {
  const planning = usePlanning();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const drawn = showsAll ? untimed : untimed.slice(0, maxDrawn);
  const { done, total } = countsOf(goals);
  const line = [total > 0 && m.clock_done({ done, total }), free && freeText(free, planning)]
    .filter(Boolean)
    .join(' ');
  if (untimed.length === 0 && line === '') return null;
  return (
    <section className={styles.untimed} {...(untimed.length > 0 && { 'aria-labelledby': headingId })}>
      {untimed.length > 0 && (
        <>
          <h2 id={headingId}>
            {m.home_untimed()} <span>{untimed.length}</span>
          </h2>
          <ul aria-labelledby={headingId}>
            {drawn.map((goal) => (
              <UntimedGoal key={goal.key} goal={goal} />
            ))}
          </ul>
          <HiddenGoals count={untimed.length - drawn.length} onShowAll={() => setShowsAll(true)} />
        </>
      )}
      <p className={styles.line}>{line}</p>
    </section>
  );
}

function freeText({ from, to }: DayBlock, planning: Planning): string {
  const begin = clockTimeText(from, planning);
  if (to === minutesPerDay) return m.clock_free_from({ time: begin });
  return m.clock_free_between({ from: begin, to: clockTimeText(to, planning) });
}

function UntimedGoal({ goal }: { readonly goal: GoalView }) {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const name = goal.name === '' ? m.goal_untitled() : goal.name;
  return (
    <li data-color={goal.color ?? undefined} data-done={isDone(goal) || undefined}>
      <CheckBox
        label={m.goal_done_box({ name })}
        isChecked={isDone(goal)}
        isColored={goal.color !== null}
        isDisabled={goal.locked}
        onChange={(isChecked) => tickWithUndo(cairn, goal, isChecked)}
      />
      <button type="button" dir="auto" onClick={() => openGoal(goal.key)}>
        {name}
      </button>
    </li>
  );
}
