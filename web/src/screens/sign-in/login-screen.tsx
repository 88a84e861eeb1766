import { useSession, useSessionStore } from '@cairn/client/react/account';
import { signIn } from '@cairn/client/session/session-calls';
import { PasswordField } from '@cairn/ui/password-field';
import { m } from '@cairn/words/messages';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { EmailField, SignInForm } from './sign-in-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { useForm } from '../../account/use-form.ts';

export function LoginScreen() {
  const session = useSessionStore();
  const { signup } = useSession();
  const { history } = useRouter();
  const { next } = useSearch({ from: '/sign-in/login' });
  const { errors, isSending, submit, clear } = useForm({
    fields: ['email', 'password'],
    blamed: 'email',
    send: ({ email, password }) => signIn(session, email, password),
    // A raw address, to keep its query.
    done: () => history.replace(next ?? '/horizons/'),
  });
  return (
    <SignInPage title={m.auth_welcome()} lead={m.auth_welcome_lead()}>
      <SignInForm
        submit={submit}
        failure={errors.form}
        isSending={isSending}
        label={m.auth_sign_in()}
        sendingLabel={m.auth_signing_in()}
      >
        <EmailField error={errors.email} onChange={clear('email')} />
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
      </SignInForm>
      {signup !== 'closed' && (
        <p className={styles.alternative}>
          {m.auth_new_here()} <Link to="/signup/">{m.auth_create_link()}</Link>
        </p>
      )}
    </SignInPage>
  );
}
