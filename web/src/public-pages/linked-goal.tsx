import { type LinkedGoal, readLinkedGoal } from '@cairn/client/goals/publications';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PublicGoalPage } from './public-goal-page.tsx';
import styles from './public-goal.module.css';

interface LinkedGoalPageProps {
  readonly code: string;
  /** Called if the reader cannot see the goal, or the server does not answer. */
  readonly onNothing: () => void;
}

export function LinkedGoalPage({ code, onNothing }: LinkedGoalPageProps) {
  const navigate = useNavigate();
  const [linked, setLinked] = useState<LinkedGoal | null>(null);

  useEffect(() => {
    let isLeft = false;
    void readLinkedGoal(code).then((answer) => {
      if (isLeft) return;
      if (!answer.ok) onNothing();
      else if (answer.value.kind === 'own')
        void navigate({ to: '/goals/$id/{-$slug}/', params: { id: answer.value.id }, replace: true });
      else setLinked(answer.value);
    });
    return () => {
      isLeft = true;
    };
    // Asks only one time for each link.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [code]);

  if (linked?.kind === 'public') return <PublicGoalPage goal={linked.goal} />;
  return (
    <div className={styles.waiting}>
      <Skeleton label={m.loading()} />
    </div>
  );
}
