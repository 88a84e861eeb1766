import { useSession } from '@cairn/client/react/account';
import { m } from '@cairn/words/messages';
import { useParams, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { AccountArea } from './account-area.tsx';

const LinkedGoalPage = lazy(() =>
  import('../screens/public-goal/linked-goal.tsx').then((part) => ({ default: part.LinkedGoalPage })),
);

/** The pages of somebody signed in; a visitor is led to the door and back here afterwards, except from a public goal. */
export function MemberArea() {
  const session = useSession();
  const router = useRouter();
  const { id: linkedGoal } = useParams({ strict: false });
  const isVisitor = session.status === 'visitor';

  const leadToDoor = useCallback(() => {
    const { pathname, searchStr } = router.latestLocation;
    const next = pathname === '/horizons/' ? undefined : pathname + searchStr;
    void router.navigate({ to: '/login/', search: { next }, replace: true });
  }, [router]);

  useEffect(() => {
    if (isVisitor && linkedGoal === undefined) leadToDoor();
  }, [isVisitor, linkedGoal, leadToDoor]);

  if (isVisitor && linkedGoal !== undefined)
    return (
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <LinkedGoalPage code={linkedGoal} onNothing={leadToDoor} />
      </Suspense>
    );
  if (!session.user) return <p className="sr-only">{m.loading()}</p>;
  // Another account is another planner: nothing of the one before may stay in memory.
  return <AccountArea key={session.user.uuid} user={session.user} />;
}
