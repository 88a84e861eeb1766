import { useSession } from '@cairn/client/react/account';
import { m } from '@cairn/words/messages';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { AccountArea } from './account-area.tsx';

const VisitorArea = lazy(() => import('./visitor-area.tsx').then((part) => ({ default: part.VisitorArea })));

/** What visitors see too: public goals and boards, templates, the gallery, what a link invites to. */
const forAnyone = /^\/(?:goals\/|boards\/.|gallery|join\/)/u;

/** The pages of somebody signed in; a visitor is led to the door and back here afterwards, except from what anyone may see. */
export function MemberArea() {
  const session = useSession();
  const router = useRouter();
  // Where the visitor is, not where they are going: on their way to the door nobody has to be led there.
  const isForAnyone = useRouterState({
    select: ({ resolvedLocation, location }) => forAnyone.test((resolvedLocation ?? location).pathname),
  });
  const isVisitor = session.status === 'visitor';

  const leadToDoor = useCallback(() => {
    const { pathname, searchStr } = router.latestLocation;
    const next = pathname === '/horizons/' ? undefined : pathname + searchStr;
    void router.navigate({ to: '/login/', search: { next }, replace: true });
  }, [router]);

  useEffect(() => {
    if (isVisitor && !isForAnyone) leadToDoor();
  }, [isVisitor, isForAnyone, leadToDoor]);

  if (isVisitor && isForAnyone)
    return (
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <VisitorArea onNothing={leadToDoor} />
      </Suspense>
    );
  if (!session.user) return <p className="sr-only">{m.loading()}</p>;
  // Another account is another planner: nothing of the one before may stay in memory.
  return <AccountArea key={session.user.uuid} user={session.user} />;
}
