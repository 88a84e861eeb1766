import { useSession } from '@cairn/client/react/account';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

const LoggedInPage = lazy(() =>
  import('./logged-in-page.tsx').then((page) => ({ default: page.LoggedInPage })),
);

/** Users who were already signed in see a message. Users who sign in here continue to their page. */
export function SignInArea() {
  const session = useSession();
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (session.status === 'visitor' && !cameAsVisitor) setCameAsVisitor(true);
  if (session.status === 'loading') return null;
  if (session.user && !cameAsVisitor) {
    return (
      <Suspense fallback={null}>
        <LoggedInPage email={session.user.email ?? ''} />
      </Suspense>
    );
  }
  return <Outlet />;
}
