import { useSession } from '@cairn/client/react/account';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AccountArea } from './account-area.tsx';

/** The pages of somebody signed in; a visitor is led to the door and back here afterwards. */
export function MemberArea() {
  const session = useSession();
  const router = useRouter();
  const isVisitor = session.status === 'visitor';

  useEffect(() => {
    if (!isVisitor) return;
    const { pathname, searchStr } = router.latestLocation;
    const next = pathname === '/horizons/' ? undefined : pathname + searchStr;
    void router.navigate({ to: '/login/', search: { next }, replace: true });
  }, [isVisitor, router]);

  if (!session.user) return <p className="sr-only">{m.loading()}</p>;
  // Another account is another planner: nothing of the one before may stay in memory.
  return <AccountArea key={session.user.uuid} user={session.user} />;
}
