import { useSession } from '@cairn/client/react/account';
import { lazy, Suspense } from 'react';
import { SignupForm } from './signup-form.tsx';

const ForInvited = lazy(() => import('./for-invited.tsx').then((part) => ({ default: part.ForInvited })));

export function SignupScreen() {
  const { signup } = useSession();
  // While the rule is unknown, show the form; the server decides.
  if (!signup || signup === 'open') return <SignupForm />;
  return (
    <Suspense>
      <ForInvited rule={signup} />
    </Suspense>
  );
}
