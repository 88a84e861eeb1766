import type { GoalView } from '@cairn/client/replica/goal-view';
import { EmptyState } from '@cairn/ui/empty-state';
import { lockText } from '../../goals/locked-goal.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from '../../goal-view/goal-content.module.css';

export function LockedGoal({ goal }: { readonly goal: GoalView }) {
  const planning = usePlanning();
  return (
    <div className={styles.waiting}>
      <EmptyState title={goal.name} lead={lockText(goal, planning)} />
    </div>
  );
}
