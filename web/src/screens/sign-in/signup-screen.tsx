import { useSessionStore } from '@cairn/client/react/account';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { takeFocus } from './take-focus.ts';
import { useForm } from './use-form.ts';

/** The shortest password the server takes, in characters; only said here, decided there. */
const shortestPassword = 8;

/** `/signup/` */
export function SignupScreen() {
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
      }),
    done: () => void navigate({ to: '/horizons/', replace: true }),
  });
  return (
    <SignInPage title={m.auth_start()} lead={m.auth_start_lead()} picture="moss">
      <form onSubmit={submit} noValidate>
        {errors.form && (
          <p className={styles.failure} role="alert">
            {errors.form}
          </p>
        )}
        <Field
          label={m.auth_email()}
          name="email"
          type="email"
          autoComplete="username"
          ref={takeFocus}
          error={errors.email}
          onChange={clear('email')}
        />
        <PasswordField
          label={m.auth_password()}
          name="password"
          autoComplete="new-password"
          hint={m.auth_password_hint({ count: shortestPassword })}
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.password}
          onChange={clear('password')}
        />
        <Button type="submit" look="primary" size="form" wide disabled={isSending}>
          {isSending ? m.auth_creating() : m.auth_create()}
        </Button>
      </form>
      <p className={styles.alternative}>
        {m.auth_have_account()} <Link to="/login/">{m.auth_sign_in()}</Link>
      </p>
    </SignInPage>
  );
}
