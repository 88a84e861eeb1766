import type { PublicGoal, PublicSubgoal } from '@cairn/core/goals/public-goal';
import { CairnMark } from '@cairn/ui/cairn-mark';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { isolated } from '../../goals/isolated.ts';
import { NoteView } from './note-view.tsx';
import styles from './public-goal.module.css';

/** A public goal as visitors see it, to read (`product.md` 5.24). */
export function PublicGoalPage({ goal }: { readonly goal: PublicGoal }) {
  const name = goal.name || m.goal_untitled();
  useEffect(() => {
    document.title = m.app_page_title({ page: name });
  }, [name]);
  return (
    <div className={styles.public}>
      <header className={styles.top}>
        <Link to="/signup/" className={styles.brand}>
          <CairnMark />
          {m.app_name()}
        </Link>
        <Link to="/signup/" className={styles.join}>
          {m.public_goal_join()}
        </Link>
      </header>
      <main className={styles.sheet} id="page">
        {(goal.board !== null || goal.list !== null) && (
          <p className={styles.place}>
            {[goal.board, goal.list]
              .filter((part) => part !== null)
              .map(isolated)
              .join(' › ')}
          </p>
        )}
        <h1 data-done={goal.done || undefined}>
          <State isDone={goal.done} />
          <bdi>{name}</bdi>
        </h1>
        {goal.richThoughts && <NoteView notes={goal.richThoughts} />}
        {goal.subgoals.length > 0 && (
          <section aria-label={m.goal_subgoals()}>
            <h2>{m.goal_subgoals()}</h2>
            <Subgoals goals={goal.subgoals} />
          </section>
        )}
      </main>
    </div>
  );
}

function Subgoals({ goals }: { readonly goals: readonly PublicSubgoal[] }) {
  return (
    <ul className={styles.subgoals}>
      {goals.map((goal, index) => (
        // A visitor's subgoals have no other name than their place, and never change it while they are read.
        // oxlint-disable-next-line no-array-index-key
        <li key={index} data-done={goal.done || undefined}>
          <p>
            <State isDone={goal.done} />
            <bdi>{goal.name || m.goal_untitled()}</bdi>
          </p>
          {goal.richThoughts && <NoteView notes={goal.richThoughts} />}
          {goal.subgoals.length > 0 && <Subgoals goals={goal.subgoals} />}
        </li>
      ))}
    </ul>
  );
}

function State({ isDone }: { readonly isDone: boolean }) {
  return isDone ? <CircleCheck aria-label={m.search_is_done()} /> : <Circle aria-label={m.search_open()} />;
}
