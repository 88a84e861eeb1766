import type { PublicGoal } from '@cairn/core/goals/public-goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { CairnMark } from '@cairn/ui/cairn-mark';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { GoalState } from './goal-state.tsx';
import { NoteView } from '../notes/note-view.tsx';
import styles from './public-goal.module.css';
import { PublicSubgoals } from './public-subgoals.tsx';

/** Read-only (docs/product.md, "A public goal"). */
export function PublicGoalPage({ goal }: { readonly goal: PublicGoal }) {
  const name = goal.name || m.goal_untitled();
  useEffect(() => {
    document.title = m.app_page_title({ page: nameInSentence(name) });
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
              .map(bidiIsolated)
              .join(' › ')}
          </p>
        )}
        <h1 data-done={goal.done || undefined}>
          <GoalState isDone={goal.done} />
          <bdi>{name}</bdi>
        </h1>
        {goal.richThoughts && <NoteView notes={goal.richThoughts} />}
        {goal.subgoals.length > 0 && (
          <section aria-label={m.goal_subgoals()}>
            <h2>{m.goal_subgoals()}</h2>
            <PublicSubgoals goals={goal.subgoals} />
          </section>
        )}
      </main>
    </div>
  );
}
