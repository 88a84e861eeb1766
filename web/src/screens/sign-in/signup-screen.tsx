import { useSession } from '@cairn/client/react/account';
import { lazy, Suspense } from 'react';
import { SignupForm } from './signup-form.tsx';

const ForInvited = lazy(() => import('./for-invited.tsx').then((part) => ({ default: part.ForInvited })));

/** `/signup/` */
export function SignupScreen() {
  const { signup } = useSession();
  // Before the server has said who may, the form is there and the server answers.
  if (!signup || signup === 'open') return <SignupForm />;
  return (
    <Suspense>
      <ForInvited rule={signup} />
    </Suspense>
  );
}
