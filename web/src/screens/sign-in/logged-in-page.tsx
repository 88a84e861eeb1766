import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';

export function LoggedInPage({ email }: { readonly email: string }) {
  return (
    <SignInPage title={m.auth_logged_in()} lead={m.auth_logged_in_lead({ email })}>
      <p className={styles.alternative}>
        <Link to="/horizons/">{m.auth_open_planner()}</Link>
      </p>
    </SignInPage>
  );
}
