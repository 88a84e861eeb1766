import { m } from '@cairn/words/messages';
import { StackArt } from '@cairn/ui/stack-art';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import styles from '../page/plain-page.module.css';

/** Unknown sign-in addresses lead to the sign-in page, addresses of the former wizard to the sign-up page. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  if (/^\/(login|signup|reset)\/./u.test(pathname)) return <Navigate to="/login/" replace />;
  if (/^\/onboarding\b/u.test(pathname)) return <Navigate to="/signup/" replace />;
  // The former calendar's address.
  if (/^\/calendar-v1\/?$/u.test(pathname)) return <Navigate to="/calendar/" replace />;
  return (
    <main className={styles.page}>
      <StackArt filled={0} />
      <h1>{m.not_found_title()}</h1>
      <p>{m.not_found_lead()}</p>
      <Link className={styles.link} to="/horizons/">
        {m.not_found_home()}
      </Link>
    </main>
  );
}
