import { useSessionStore } from '@cairn/client/react/account';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { takeFocus } from './take-focus.ts';
import { useForm } from './use-form.ts';

/** `/login/` */
export function LoginScreen() {
  const session = useSessionStore();
  const navigate = useNavigate();
  const { next } = useSearch({ from: '/sign-in/login' });
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email', 'password'],
    blamed: 'email',
    send: ({ email, password }) => session.signIn(email, password),
    done: () => void navigate({ to: next ?? '/horizons/', replace: true }),
  });
  return (
    <SignInPage title={m.auth_welcome()} lead={m.auth_welcome_lead()}>
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
          autoComplete="current-password"
          aside={<Link to="/reset/">{m.auth_forgot()}</Link>}
          showLabel={m.auth_show_password()}
          hideLabel={m.auth_hide_password()}
          error={errors.password}
          onChange={clear('password')}
        />
        <Button type="submit" look="primary" size="form" wide disabled={isSending}>
          {isSending ? m.auth_signing_in() : m.auth_sign_in()}
        </Button>
      </form>
      <p className={styles.alternative}>
        {m.auth_new_here()} <Link to="/signup/">{m.auth_create_link()}</Link>
      </p>
    </SignInPage>
  );
}
