import { pendingAction } from '@cairn/client/public-boards/pending-action';
import { maySignUp, type SignupRule } from '@cairn/core/accounts/signup-rule';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { SignupForm } from './signup-form.tsx';

function openedInvitation(): string | undefined {
  const action = pendingAction(Date.now())?.action;
  return action?.type === 'spaceJoining' ? action.token : undefined;
}

/** A form for invited people; other visitors see a message. */
export function ForInvited({ rule }: { readonly rule: SignupRule }) {
  const [invitation] = useState(openedInvitation);
  if (invitation !== undefined && maySignUp(rule, true)) return <SignupForm invitation={invitation} />;
  const isClosed = rule === 'closed';
  return (
    <SignInPage
      title={isClosed ? m.auth_signup_closed() : m.auth_signup_invited()}
      lead={isClosed ? m.auth_signup_closed_lead() : m.auth_signup_invited_lead()}
      picture="moss"
    >
      <p className={styles.alternative}>
        {m.auth_have_account()} <Link to="/login/">{m.auth_sign_in()}</Link>
      </p>
    </SignInPage>
  );
}
