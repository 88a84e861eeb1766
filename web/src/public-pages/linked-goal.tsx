import { type LinkedGoal, readLinkedGoal } from '@cairn/client/goals/publications';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicGoal } from '@cairn/core/goals/public-goal';
import { accepted } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { QueryPlaceholder } from '../queries/query-placeholder.tsx';
import { usePublicQuery } from '../queries/use-server-query.ts';
import { takeBrought } from './brought.ts';
import { OpenPage } from './open-page.tsx';
import { PublicGoalPage } from './public-goal-page.tsx';
import styles from './public-goal.module.css';

interface LinkedGoalPageProps {
  readonly code: string;
  /** Called if the reader cannot see the goal. */
  readonly onNothing: () => void;
}

export function LinkedGoalPage({ code, onNothing }: LinkedGoalPageProps) {
  const navigate = useNavigate();
  const isVisitor = useCairnIfAny() === null;
  const query = usePublicQuery(['linked goal', code], () => askGoal(code, isVisitor));
  const { value, refusal } = query;

  const ownId = value?.kind === 'own' ? value.id : null;
  const showsNothing = refusal !== null && isNothing(refusal.code);
  const open = useEffectEvent((id: string) => {
    void navigate({ to: '/goals/$id/{-$slug}/', params: { id }, replace: true });
  });
  const leave = useEffectEvent(onNothing);
  useEffect(() => {
    if (ownId !== null) open(ownId);
    else if (showsNothing) leave();
  }, [ownId, showsNothing]);

  if (value?.kind === 'public') return <PublicGoalPage goal={value.goal} />;
  return (
    <OpenPage title={m.goal_name_label()} heading="aloud">
      <div className={styles.waiting}>
        <QueryPlaceholder
          query={showsNothing ? { ...query, refusal: null } : query}
          failure={m.public_goal_failed()}
          offline={m.public_goal_offline()}
        />
      </div>
    </OpenPage>
  );
}

function askGoal(code: string, isVisitor: boolean): ReturnType<typeof readLinkedGoal> {
  const goal = isVisitor ? takeBrought<PublicGoal>(code) : null;
  const brought: LinkedGoal | null = goal && { kind: 'public', goal };
  return brought ? Promise.resolve(accepted(brought)) : readLinkedGoal(code);
}

/** Whether the server has no goal for this reader. */
const isNothing = (refusal: string) => refusal.startsWith('goal.') || refusal === 'auth.required';
