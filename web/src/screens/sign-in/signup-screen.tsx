import { useSession } from '@cairn/client/react/account';
import { lazy, Suspense } from 'react';
import { SignupForm } from './signup-form.tsx';

const ForInvited = lazy(() => import('./for-invited.tsx').then((part) => ({ default: part.ForInvited })));

/** `/signup/` */
export function SignupScreen() {
  const { signup } = useSession();
  // While the rule is unknown, the form is shown and the server decides.
  if (!signup || signup === 'open') return <SignupForm />;
  return (
    <Suspense>
      <ForInvited rule={signup} />
    </Suspense>
  );
}
