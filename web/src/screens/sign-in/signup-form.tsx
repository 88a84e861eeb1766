import { useSessionStore } from '@cairn/client/react/account';
import { signUp } from '@cairn/client/session/session-calls';
import { m } from '@cairn/words/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { EmailField, SignInForm } from './sign-in-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { reasonToSignUp } from '../../account/reason-to-sign-up.ts';
import { useForm } from '../../account/use-form.ts';

/** @param invitation the token of an invitation or join link, if required */
export function SignupForm({ invitation }: { readonly invitation?: string }) {
  const session = useSessionStore();
  const navigate = useNavigate();
  const [reason] = useState(reasonToSignUp);
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email', 'password'],
    send: ({ email, password }) =>
      signUp(session, {
        email,
        password,
        timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        locale: navigator.language,
        ...(invitation === undefined ? {} : { invitation }),
      }),
    done: () => void navigate({ to: '/horizons/', replace: true }),
  });
  return (
    <SignInPage title={m.auth_start()} lead={reason ?? m.auth_start_lead()} picture="moss">
      <SignInForm
        submit={submit}
        failure={errors.form}
        isSending={isSending}
        label={m.auth_create()}
        sendingLabel={m.auth_creating()}
      >
        <EmailField error={errors.email} onChange={clear('email')} />
        <NewPasswordField label={m.auth_password()} error={errors.password} onChange={clear('password')} />
      </SignInForm>
      <p className={styles.alternative}>
        {m.auth_have_account()} <Link to="/login/">{m.auth_sign_in()}</Link>
      </p>
    </SignInPage>
  );
}
