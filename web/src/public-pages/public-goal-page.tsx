import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { type PublicGoal, publicProgress } from '@cairn/core/goals/public-goal';
import { Avatar } from '@cairn/ui/avatar';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { Cover } from '../boards/cover.tsx';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { NoteView } from '../notes/note-view.tsx';
import { GoalState } from './goal-state.tsx';
import { OpenPage } from './open-page.tsx';
import styles from './public-goal.module.css';
import { PublicSubgoals } from './public-subgoals.tsx';

/** Read-only (docs/product.md, "A public goal"). */
export function PublicGoalPage({ goal }: { readonly goal: PublicGoal }) {
  const { code, name, done, author, richThoughts, subgoals } = goal;
  const title = name || m.goal_untitled();
  const isVisitor = useCairnIfAny() === null;
  // Members already have the page's heading, an `h1`.
  const Name = isVisitor ? 'h1' : 'h2';
  const Part = isVisitor ? 'h2' : 'h3';
  return (
    <OpenPage title={title} heading="own">
      <article className={styles.page}>
        <div className={styles.cover}>
          <Cover background={null} color="" seed={code} />
        </div>
        <div className={styles.sheet}>
          <Place goal={goal} />
          <Name data-done={done || undefined}>
            <GoalState isDone={done} />
            <bdi>{title}</bdi>
          </Name>
          {author !== null && (
            <p className={styles.author}>
              <Avatar name={author} size={24} />
              <span>{m.public_goal_by({ name: bidiIsolated(author) })}</span>
            </p>
          )}
          <Progress goal={goal} />
          {richThoughts && <NoteView notes={richThoughts} />}
          {subgoals.length > 0 && (
            <section aria-label={m.goal_subgoals()}>
              <Part>{m.goal_subgoals()}</Part>
              <PublicSubgoals goals={subgoals} />
            </section>
          )}
        </div>
        {isVisitor && <Invitation />}
      </article>
    </OpenPage>
  );
}

function Place({ goal: { board, list } }: { readonly goal: PublicGoal }) {
  const parts = [board, list].filter((part) => part !== null);
  return parts.length > 0 && <p className={styles.place}>{parts.map(bidiIsolated).join(' › ')}</p>;
}

/** How many subgoals are done; nothing for a goal without any. */
function Progress({ goal }: { readonly goal: PublicGoal }) {
  const { done, total } = publicProgress(goal);
  if (total === 0) return null;
  return (
    <div className={styles.progress}>
      <progress value={done} max={total} aria-labelledby="public-progress" />
      <p id="public-progress">{m.period_progress({ done, total })}</p>
    </div>
  );
}

function Invitation() {
  return (
    <aside className={styles.invitation}>
      <div>
        <h2>{m.public_goal_invitation()}</h2>
        <p>{m.public_goal_invitation_lead()}</p>
      </div>
      <Link to="/signup/">{m.public_goal_join()}</Link>
    </aside>
  );
}
