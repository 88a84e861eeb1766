import { pendingAction } from '@cairn/client/public-boards/pending-action';
import { useSession, useSessionStore } from '@cairn/client/react/account';
import { maySignUp } from '@cairn/core/accounts/signup-rule';
import { minPasswordLength } from '@cairn/core/accounts/password-length';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { EmailField, SignInForm } from './sign-in-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { useForm } from './use-form.ts';

/** The token of the invitation or join link that was opened here; undefined for none. */
function openedInvitation(): string | undefined {
  const action = pendingAction(Date.now())?.action;
  return action?.type === 'spaceJoining' ? action.token : undefined;
}

/** `/signup/` */
export function SignupScreen() {
  const session = useSession();
  const [invitation] = useState(openedInvitation);
  // Before the server has said who may, the form is there and the server answers.
  const rule = session.status === 'visitor' ? session.signup : null;
  if (rule !== null && !maySignUp(rule, invitation !== undefined))
    return <NoSignup isClosed={rule === 'closed'} />;
  return <SignupForm invitation={invitation} />;
}

function NoSignup({ isClosed }: { readonly isClosed: boolean }) {
  const lead = isClosed ? m.auth_signup_closed_lead() : m.auth_signup_invited_lead();
  return (
    <SignInPage
      title={isClosed ? m.auth_signup_closed() : m.auth_signup_invited()}
      lead={lead}
      picture="moss"
    >
      <p className={styles.alternative}>
        {m.auth_have_account()} <Link to="/login/">{m.auth_sign_in()}</Link>
      </p>
    </SignInPage>
  );
}

function SignupForm({ invitation }: { readonly invitation: string | undefined }) {
  const session = useSessionStore();
  const navigate = useNavigate();
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email', 'password'],
    send: ({ email, password }) =>
      session.signUp({
        email,
        password,
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: navigator.language,
        ...(invitation === undefined ? {} : { invitation }),
      }),
    done: () => void navigate({ to: '/horizons/', replace: true }),
  });
  return (
    <SignInPage title={m.auth_start()} lead={m.auth_start_lead()} picture="moss">
      <SignInForm
        submit={submit}
        failure={errors.form}
        isSending={isSending}
        label={m.auth_create()}
        sendingLabel={m.auth_creating()}
      >
        <EmailField error={errors.email} onChange={clear('email')} />
        <PasswordField
          label={m.auth_password()}
          name="password"
          autoComplete="new-password"
          hint={m.auth_password_hint({ count: minPasswordLength })}
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.password}
          onChange={clear('password')}
        />
      </SignInForm>
      <p className={styles.alternative}>
        {m.auth_have_account()} <Link to="/login/">{m.auth_sign_in()}</Link>
      </p>
    </SignInPage>
  );
}
