import { useSubgoals } from '@cairn/client/react/goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { type SortOrder, sortedGoals, sortOrdersFor } from '@cairn/core/goals/sorted-goals';
import { Bar } from '@cairn/ui/bar';
import { m } from '@cairn/words/messages';
import { GoalList } from '../goals/goal-list.tsx';
import { usePlanning } from '../goals/planning.ts';
import { useNamesOfPeople } from '../periods/list-look-provider.tsx';
import { SortMenu } from '../periods/sort-menu.tsx';
import { useCallback, useMemo, useState } from 'react';
import styles from './goal-content.module.css';
import { zoneOfSubgoals } from '../drag/zones.ts';

const orders = sortOrdersFor({ isHorizon: false, hasTimes: false, isTeam: false });

/** The order lasts while the goal is open. */
export function GoalSubgoals({ goal }: { readonly goal: GoalView }) {
  const own = useSubgoals(goal.key);
  const { locale } = usePlanning();
  const nameOf = useNamesOfPeople();
  const [order, setOrder] = useState<SortOrder>();
  const subgoals = useMemo(
    () => (order ? sortedGoals(own, order, { locale, nameOf }) : own),
    [own, order, locale, nameOf],
  );
  const toOwnOrder = useCallback(() => setOrder(undefined), []);
  const counted = own.filter((one) => !isDivider(one));
  const done = counted.filter(isDone).length;
  return (
    <section className={styles.subgoals} aria-label={m.goal_subgoals()} data-walk data-goal-style="marker">
      <header>
        <h3>{m.goal_subgoals()}</h3>
        {counted.length > 0 && (
          <>
            <span>{m.goal_subgoals_of({ done, total: counted.length })}</span>
            <div className={styles.bar}>
              <Bar share={done / counted.length} />
            </div>
            <span className={styles.sort}>
              <SortMenu order={order} orders={orders} onChange={setOrder} />
            </span>
          </>
        )}
      </header>
      <GoalList
        goals={subgoals}
        zone={zoneOfSubgoals(goal.key)}
        label={m.goal_subgoals()}
        addLabel={goal.locked ? undefined : m.goal_add_subgoal()}
        showsPeriod
        hidesDone={false}
        onOwnOrder={order ? toOwnOrder : undefined}
      />
    </section>
  );
}
