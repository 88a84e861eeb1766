import { useParents } from '@cairn/client/react/goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Milestone from 'lucide-react/icons/milestone';
import { useState } from 'react';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import { GoalLadder } from '../periods/ladder.tsx';
import styles from './goal-content.module.css';

/** Number of goals that a path shows at both ends before it folds in the middle. */
const shownFirst = 1;
const shownLast = 2;

/** The goals above, and a ladder of all goals above and below. */
export function ParentPath({ goal }: { readonly goal: GoalView }) {
  const parents = useParents(goal.key);
  const [isUnfolded, setUnfolded] = useState(false);
  const [hasLadder, setLadder] = useState(false);
  const folded = isUnfolded ? 0 : Math.max(0, parents.length - shownFirst - shownLast - 1);
  const first = folded > 0 ? parents.slice(0, shownFirst) : parents;
  const last = folded > 0 ? parents.slice(-shownLast) : [];
  if (parents.length === 0 && goal.subgoalCount === 0) return null;
  return (
    <>
      <nav className={styles.path} aria-label={m.goal_parents()}>
        {first.map((parent) => (
          <PathStep key={parent.key} goal={parent} />
        ))}
        {folded > 0 && (
          <span>
            <button
              type="button"
              aria-label={m.goal_parents_folded({ count: parents.length - shownFirst - shownLast })}
              onClick={() => setUnfolded(true)}
            >
              …
            </button>
            <ChevronRight aria-hidden="true" />
          </span>
        )}
        {last.map((parent) => (
          <PathStep key={parent.key} goal={parent} />
        ))}
        <button
          type="button"
          className={styles.ladderSwitch}
          aria-expanded={hasLadder}
          onClick={() => setLadder(!hasLadder)}
        >
          <Milestone aria-hidden="true" />
          {m.ladder_title()}
        </button>
      </nav>
      {hasLadder && <GoalLadder goal={goal} />}
    </>
  );
}

function PathStep({ goal }: { readonly goal: GoalView }) {
  const openGoal = useOpenGoal();
  return (
    <span>
      <button type="button" onClick={() => openGoal(goal.key)}>
        {goal.columnId !== null && <HorizonGlyph stone={stoneOf[goal.columnId]} />}
        <bdi>{goal.name || m.goal_untitled()}</bdi>
      </button>
      <ChevronRight aria-hidden="true" />
    </span>
  );
}
