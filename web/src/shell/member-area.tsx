import { useSession } from '@cairn/client/react/account';
import { m } from '@cairn/words/messages';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { AccountArea } from './account-area.tsx';

const VisitorArea = lazy(() => import('./visitor-area.tsx').then((part) => ({ default: part.VisitorArea })));

/** Pages that visitors may see too. */
const forAnyone = /^\/(?:$|goals\/|boards\/.|climbs\/(?:[^/]+\/?)?$|gallery|join\/)/u;

/** Sends visitors to the sign-in page and back, except on pages for everyone. */
export function MemberArea() {
  const session = useSession();
  const router = useRouter();
  // A visitor on the way from such a page to the sign-in page, or back, is not redirected.
  const isForAnyone = useRouterState({
    select: ({ resolvedLocation, location }) =>
      forAnyone.test(location.pathname) || forAnyone.test(resolvedLocation?.pathname ?? ''),
  });
  const isVisitor = session.status === 'visitor';

  const leadTo = useCallback(
    (to: '/' | '/login/') => {
      const { pathname, searchStr } = router.latestLocation;
      const next = pathname === '/horizons/' ? undefined : pathname + searchStr;
      void router.navigate({ to, search: { next }, replace: true });
    },
    [router],
  );

  useEffect(() => {
    if (isVisitor && !isForAnyone) leadTo('/login/');
  }, [isVisitor, isForAnyone, leadTo]);

  if (isVisitor && isForAnyone)
    return (
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        <VisitorArea onNothing={() => leadTo('/')} />
      </Suspense>
    );
  if (!session.user) return <p className="sr-only">{m.loading()}</p>;
  // Another account must not share memory with this one.
  return <AccountArea key={session.user.uuid} user={session.user} />;
}
