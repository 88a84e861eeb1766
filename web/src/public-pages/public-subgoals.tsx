import type { PublicSubgoal } from '@cairn/core/goals/public-goal';
import { m } from '@cairn/words/messages';
import { GoalState } from './goal-state.tsx';
import { NoteView } from '../notes/note-view.tsx';
import styles from './public-goal.module.css';

export function PublicSubgoals({ goals }: { readonly goals: readonly PublicSubgoal[] }) {
  return (
    <ul className={styles.subgoals}>
      {goals.map((goal, index) => (
        // Public subgoals have no ids. Their order does not change while the page is open.
        // oxlint-disable-next-line no-array-index-key
        <li key={index} data-done={goal.done || undefined}>
          <p>
            <GoalState isDone={goal.done} />
            <bdi>{goal.name || m.goal_untitled()}</bdi>
          </p>
          {goal.richThoughts && <NoteView notes={goal.richThoughts} />}
          {goal.subgoals.length > 0 && <PublicSubgoals goals={goal.subgoals} />}
        </li>
      ))}
    </ul>
  );
}
