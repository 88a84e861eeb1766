import { useSubgoals } from '@cairn/client/react/goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { Bar } from '@cairn/ui/bar';
import { m } from '@cairn/words/messages';
import { GoalList } from '../../goals/goal-list.tsx';
import { zoneOfSubgoals } from '../../goals/zones.ts';
import styles from './goal-content.module.css';

/** The goals that serve this one, with the place to add more. */
export function GoalSubgoals({ goal }: { readonly goal: GoalView }) {
  const subgoals = useSubgoals(goal.key);
  const counted = subgoals.filter((one) => !isDivider(one));
  const done = counted.filter(isDone).length;
  return (
    <section className={styles.subgoals} aria-label={m.goal_subgoals()} data-walk>
      <header>
        <h3>{m.goal_subgoals()}</h3>
        {counted.length > 0 && (
          <>
            <span>{m.goal_subgoals_of({ done, total: counted.length })}</span>
            <div className={styles.bar}>
              <Bar share={done / counted.length} />
            </div>
          </>
        )}
      </header>
      <GoalList
        goals={subgoals}
        zone={zoneOfSubgoals(goal.key)}
        label={m.goal_subgoals()}
        addLabel={m.goal_add_subgoal()}
        showsPeriod
        hidesDone={false}
      />
    </section>
  );
}
